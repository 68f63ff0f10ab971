package xiangqi.ui;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class UiArchitectureTest {
    private static final JavaClasses UI = new ClassFileImporter().importPath(Path.of("target/classes"));

    @Test
    void aViewModelHoldsPropertiesAndNothingElseOfJavaFx() {
        noClasses()
                .that()
                .haveSimpleNameEndingWith("ViewModel")
                .should()
                .dependOnClassesThat(resideInAnyPackage("javafx..", "com.sun.javafx..")
                        .and(not(resideInAnyPackage("javafx.beans..", "javafx.collections.."))))
                .because("a view-model is tested without a toolkit; the hop to its thread is an Executor it is given")
                .check(UI);
    }

    @Test
    void noScreenKnowsTheJsonLibrary() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..")
                .because("JSON is the affair of xiangqi.net.codec alone")
                .check(UI);
    }

    @Test
    void noScreenUsesAwtOrSwing() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..", "javax.print..")
                .because("the image is shipped without AWT's libraries")
                .check(UI);
    }

    @Test
    void thePackagesOfTheUiHaveNoCycles() {
        slices().matching("xiangqi.ui.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a screen is understood, and tested, with the packages below it alone")
                .check(UI);
    }

    @Test
    void noPackageIsALumberRoom() {
        noClasses()
                .should()
                .resideInAnyPackage("..util..", "..common..", "..helper..", "..impl..", "..manager..")
                .because("a package is named after what a player or an engine author would look for in it")
                .check(UI);
    }
}
