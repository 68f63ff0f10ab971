import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Lays the server out in `target/server`: `lib` with all jars, `conf`, `legal` with the licences of the libraries, and
/// last its launcher `bin/chuhe-server`: a folder with its launcher is a whole one.
///
/// Arguments: the project's root folder, the jar of the program, the class path of its libraries.
final class AssembleServer {
    private static final Pattern LICENCE =
            Pattern.compile("(.*/)?[^/]*(licen[cs]e|notice|copying)[^/]*(\\.txt|\\.md|\\.html)?", CASE_INSENSITIVE);

    private AssembleServer() {}

    static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        Path program = Path.of(args[1]);
        Path sources = root.resolve("xiangqi-server/src/server");
        Path server = root.resolve("target/server");
        delete(server);

        Path lib = Files.createDirectories(server.resolve("lib"));
        Path legal = Files.createDirectories(server.resolve("legal"));
        Files.copy(program, lib.resolve(program.getFileName()));
        for (String entry : args[2].split(File.pathSeparator)) {
            Path jar = Path.of(entry);
            if (!entry.endsWith(".jar")) {
                continue; // the program's own classes, which its jar holds
            }
            Files.copy(jar, lib.resolve(jar.getFileName()));
            copyLicencesInside(jar, legal);
        }
        copy(sources.resolve("legal"), legal);
        Path conf = Files.createDirectories(server.resolve("conf"));
        Files.copy(sources.resolve("logback.xml"), conf.resolve("logback.xml"));

        Path launcher = Files.createDirectories(server.resolve("bin")).resolve("chuhe-server");
        Files.copy(sources.resolve("chuhe-server"), launcher);
        if (!launcher.toFile().setExecutable(true, false)) {
            throw new IOException("cannot make " + launcher + " executable");
        }
    }

    /// Copies the licences and notices that lie in a jar to a folder named after it.
    private static void copyLicencesInside(Path jar, Path legal) throws IOException {
        Path folder = legal.resolve(jar.getFileName().toString().replaceFirst("\\.jar$", ""));
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> texts = zip.stream()
                    .filter(entry -> !entry.isDirectory() && !entry.getName().endsWith(".class"))
                    .filter(entry -> LICENCE.matcher(entry.getName()).matches())
                    .toList();
            for (ZipEntry text : texts) {
                Path to = folder.resolve(text.getName().substring(text.getName().lastIndexOf('/') + 1));
                Files.createDirectories(folder);
                if (!Files.exists(to)) {
                    try (InputStream in = zip.getInputStream(text)) {
                        Files.copy(in, to);
                    }
                }
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
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
