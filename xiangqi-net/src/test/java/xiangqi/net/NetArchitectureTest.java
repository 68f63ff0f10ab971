package xiangqi.net;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class NetArchitectureTest {
    private static final JavaClasses NET = new ClassFileImporter().importPath(Path.of("target/classes"));

    @Test
    void onlyTheCodecKnowsTheJsonLibrary() {
        noClasses()
                .that()
                .resideOutsideOfPackage("xiangqi.net.codec..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..")
                .because(
                        "what is written on the wire and on disk is decided in one place, and pinned there by golden files")
                .check(NET);
    }

    @Test
    void thePackagesOfNetHaveNoCycles() {
        slices().matching("xiangqi.net.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a package is understood, and tested, with those below it alone")
                .check(NET);
    }

    @Test
    void noPackageIsALumberRoom() {
        noClasses()
                .should()
                .resideInAnyPackage("..util..", "..common..", "..helper..", "..impl..", "..manager..")
                .because("a package is named after what a player or an engine author would look for in it")
                .check(NET);
    }
}
