import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Lays the modules of the client into `target/modules`, ready for `jlink`: every jar as it is, but
/// the JavaFX jars that carry native libraries as `.jmod` files, so that these libraries lie in the image's `lib`
/// folder. From plain jars JavaFX would unpack them into the user's home at the first start.
///
/// Arguments: the project's root folder, the jar of the program, the class path of its libraries.
final class GatherModules {
    private static final List<String> NATIVE_ENDINGS = List.of(".so", ".dylib", ".dll");

    private GatherModules() {}

    static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        Path program = Path.of(args[1]);
        Path modules = root.resolve("target/modules");
        Path workspace = root.resolve("target/jmods");

        delete(modules);
        delete(workspace);
        delete(root.resolve("target/image"));
        Files.createDirectories(modules);

        Files.copy(program, modules.resolve(program.getFileName()));
        for (String entry : args[2].split(File.pathSeparator)) {
            Path jar = Path.of(entry);
            if (!entry.endsWith(".jar")) {
                continue; // the program's own classes, which its jar holds
            }
            if (!packNatives(jar, workspace, modules)) {
                Files.copy(jar, modules.resolve(jar.getFileName()));
            }
        }
    }

    /// Writes [jar] as a `.jmod` into [modules] if it holds native libraries; otherwise says `false` and does nothing.
    private static boolean packNatives(Path jar, Path workspace, Path modules) throws IOException {
        String name = jar.getFileName().toString().replaceFirst("\\.jar$", "");
        Path classes = workspace.resolve(name).resolve("classes");
        Path libraries = workspace.resolve(name).resolve("lib");
        try (FileSystem zip = FileSystems.newFileSystem(jar);
                Stream<Path> entries = Files.walk(zip.getPath("/"))) {
            List<Path> files = entries.filter(Files::isRegularFile).toList();
            if (files.stream().noneMatch(GatherModules::isNative)) {
                return false;
            }
            Files.createDirectories(libraries);
            for (Path file : files) {
                Path to = isNative(file)
                        ? libraries.resolve(file.getFileName().toString())
                        : classes.resolve(file.toString().substring(1));
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        run(
                "jmod",
                "create",
                "--class-path",
                classes.toString(),
                "--libs",
                libraries.toString(),
                modules.resolve(name + ".jmod").toString());
        return true;
    }

    private static boolean isNative(Path file) {
        String name = file.getFileName().toString();
        return NATIVE_ENDINGS.stream().anyMatch(name::endsWith);
    }

    private static void run(String tool, String... args) {
        int code = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, args);
        if (code != 0) {
            throw new IllegalStateException(tool + " ended with " + code);
        }
    }

    private static void delete(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
