import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Adds to the image that `jlink` made what `jlink` does not know of: the launcher `bin/chuhe`, the
/// licences of the libraries, and two AOT caches, recorded from rehearsals of the window and of the
/// commands without a display.
///
/// Argument: the project's root folder.
final class FinishImage {
    private static final Pattern LICENCE =
            Pattern.compile("(.*/)?[^/]*(licen[cs]e|notice|OFL)(\\.txt|\\.md)?", CASE_INSENSITIVE);

    private FinishImage() {}

    static void main(String[] args) throws IOException, InterruptedException {
        Path root = Path.of(args[0]);
        Path sources = root.resolve("xiangqi-app/src/image");
        Path image = root.resolve("target/image");

        copy(sources.resolve("legal"), image.resolve("legal"));
        copyLicencesInside(root.resolve("target/modules"), image.resolve("legal"));
        copyLicencesLeftOut(Path.of(System.getProperty("java.home"), "legal"), image.resolve("legal"));
        System.out.printf("Image without its AOT cache: %.1f MB%n", size(image) / 1e6);

        Path home = root.resolve("target/rehearsal");
        record(image, "window.aot", home, "Rehearsal");
        record(image, "tools.aot", home, "ToolsRehearsal", home.toString());

        // Last: an image with its launcher is a whole image.
        Path launcher = image.resolve("bin/chuhe");
        Files.copy(sources.resolve("chuhe"), launcher);
        if (!launcher.toFile().setExecutable(true, false)) {
            throw new IOException("cannot make " + launcher + " executable");
        }
    }

    /// Runs a rehearsal with the image's own Java and lets it write the cache [name]. The rehearsal's home
    /// is [home], so that it neither reads nor writes the files of whoever builds.
    private static void record(Path image, String name, Path home, String rehearsal, String... arguments)
            throws IOException, InterruptedException {
        Files.createDirectories(home);
        Path cache = image.resolve("lib").resolve(name);
        Path log = home.resolve(name + ".log");
        List<String> command = new ArrayList<>();
        command.add(image.resolve("bin/java").toString());
        command.add("-XX:AOTCacheOutput=" + cache);
        command.add("-Dglass.platform=Headless");
        command.add("-Dprism.order=sw");
        command.addAll(List.of("-m", "xiangqi.app/xiangqi.app." + rehearsal));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(home.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment()
                .keySet()
                .removeAll(List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_AOT_VM_OPTIONS"));
        builder.environment().put("CHUHE_HOME", home.toString());
        int code = builder.start().waitFor();
        if (code != 0 || !Files.exists(cache)) {
            System.err.println(Files.readString(log));
            throw new IOException(rehearsal + " ended with " + code + ", its output stands above");
        }
        System.out.printf("AOT cache %s: %.1f MB%n", name, Files.size(cache) / 1e6);
    }

    /// Copies the licences and notices that lie in the jars of [modules] to a folder of [legal] named after
    /// the module.
    private static void copyLicencesInside(Path modules, Path legal) throws IOException {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(modules, "*.jar")) {
            for (Path jar : jars) {
                ModuleReference module =
                        ModuleFinder.of(jar).findAll().iterator().next();
                Path folder = legal.resolve(module.descriptor().name());
                try (ModuleReader reader = module.open();
                        Stream<String> entries = reader.list()) {
                    for (String entry :
                            entries.filter(LICENCE.asMatchPredicate()).toList()) {
                        Files.createDirectories(folder);
                        try (InputStream text = reader.open(entry).orElseThrow()) {
                            Files.copy(text, folder.resolve(entry.substring(entry.lastIndexOf('/') + 1)));
                        }
                    }
                }
            }
        }
    }

    /// Copies the folders of [legal] in the JDK that `jlink` left out: of modules that it rewrote, as it
    /// does for the choice of locales. Links to the licence they share stay links.
    private static void copyLicencesLeftOut(Path legal, Path ofImage) throws IOException {
        Properties release = new Properties();
        try (Reader told = Files.newBufferedReader(ofImage.resolveSibling("release"))) {
            release.load(told);
        }
        for (String module : release.getProperty("MODULES").replace("\"", "").split(" ")) {
            Path from = legal.resolve(module);
            Path to = ofImage.resolve(module);
            if (Files.isDirectory(from) && !Files.exists(to)) {
                Files.createDirectories(to);
                try (DirectoryStream<Path> texts = Files.newDirectoryStream(from)) {
                    for (Path text : texts) {
                        Files.copy(text, to.resolve(text.getFileName()), LinkOption.NOFOLLOW_LINKS);
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

    private static long size(Path tree) throws IOException {
        try (Stream<Path> files = Files.walk(tree)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(FinishImage::sizeOfFile)
                    .sum();
        }
    }

    private static long sizeOfFile(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
