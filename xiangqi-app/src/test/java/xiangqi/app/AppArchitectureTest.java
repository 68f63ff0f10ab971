package xiangqi.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import xiangqi.ui.glossary.GlossaryWords;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

class AppArchitectureTest {
    private static final JavaClasses APP = new ClassFileImporter().importPath(Path.of("target/classes"));

    @Test
    void theCommandLineKnowsNoWindow() {
        noClasses()
                .that()
                .resideInAPackage("xiangqi.app.cli..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("javafx..", "xiangqi.ui..")
                        .and(not(belongToAnyOf(Words.class, Language.class, ProblemWords.class, GlossaryWords.class))))
                .because("commands run without a display and answer before JavaFX could have been loaded; the words of"
                        + " the bundles need no JavaFX")
                .check(APP);
    }

    @Test
    void nothingInTheProgramUsesAwtSwingOrTheJsonLibrary() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.awt..", "javax.swing..", "javax.imageio..", "javax.print..", "tools.jackson..")
                .because(
                        "the image is shipped without AWT's libraries, and JSON is the affair of xiangqi.net.codec alone")
                .check(APP);
    }

    @Test
    void thePackagesOfTheProgramHaveNoCycles() {
        slices().matching("xiangqi.(app).(*)..")
                .should()
                .beFreeOfCycles()
                .because("main wires the parts; no part reaches back for another")
                .check(APP);
    }

    @Test
    void noPackageIsALumberRoom() {
        noClasses()
                .should()
                .resideInAnyPackage("..util..", "..common..", "..helper..", "..impl..", "..manager..")
                .because("a package is named after what a player or an engine author would look for in it")
                .check(APP);
    }
}
