package xiangqi.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CoreArchitectureTest {
    private static final Path CLASSES = Path.of("target/classes");
    private static final JavaClasses CORE = new ClassFileImporter().importPath(CLASSES);

    private static final Pattern MACHINE = Pattern.compile(String.join(
            "|",
            List.of(
                    "java\\.lang\\.System\\.(currentTimeMillis|nanoTime|getenv|getProperty)\\(.*",
                    "java\\.time\\.\\w+\\.now\\(\\)",
                    "java\\.time\\.Clock\\.system.*",
                    "java\\.time\\.InstantSource\\.system\\(\\)",
                    "java\\.lang\\.Math\\.random\\(\\)",
                    "java\\.util\\.UUID\\.randomUUID\\(\\)",
                    "java\\.util\\.(Random|SplittableRandom)\\.<init>\\(\\)",
                    "java\\.util\\.concurrent\\.ThreadLocalRandom\\..*",
                    "java\\.util\\.TimeZone\\.getDefault\\(\\)",
                    "java\\.time\\.ZoneId\\.systemDefault\\(\\)",
                    "java\\.util\\.Locale\\.getDefault\\(.*")));

    @Test
    void coreRequiresNothingButJavaBase() throws IOException {
        try (InputStream descriptor = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
            Set<String> required = ModuleDescriptor.read(descriptor).requires().stream()
                    .map(Requires::name)
                    .collect(Collectors.toSet());
            assertEquals(Set.of("java.base"), required);
        }
    }

    @Test
    void coreTakesTimeChanceAndPlaceAsArguments() {
        noClasses()
                .should()
                .accessTargetWhere(aMemberNamed(MACHINE))
                .because("the same events must give the same table on every machine, in every test and after a restart")
                .check(CORE);
    }

    @Test
    void coreTouchesNoFilesAndNoNetwork() {
        noClasses()
                .should()
                .dependOnClassesThat(
                        HasName.Predicates.nameMatching(
                                "java\\.(io\\.(File|RandomAccessFile|FileReader|FileWriter)(\\w*Stream)?|nio\\.file\\..*|net\\..*)"))
                .because("core is handed bytes and streams; where they come from is the affair of those who call it")
                .check(CORE);
    }

    @Test
    void thePackagesOfCoreHaveNoCycles() {
        slices().matching("xiangqi.core.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a package is understood, and tested, with those below it alone")
                .check(CORE);
    }

    private static DescribedPredicate<JavaAccess<?>> aMemberNamed(Pattern names) {
        return DescribedPredicate.describe(
                "a member that asks the machine",
                access -> names.matcher(access.getTarget().getFullName()).matches());
    }

    @Test
    void noPackageIsALumberRoom() {
        noClasses()
                .should()
                .resideInAnyPackage("..util..", "..common..", "..helper..", "..impl..", "..manager..")
                .because("a package is named after what a player or an engine author would look for in it")
                .check(CORE);
    }
}
