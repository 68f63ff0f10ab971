package xiangqi.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ServerArchitectureTest {
    private static final JavaClasses SERVER = new ClassFileImporter().importPath(Path.of("target/classes"));

    @Test
    void onlyJournalAndAccountsAndTheDatabaseSpeakSql() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "xiangqi.server.database..", "xiangqi.server.journal..", "xiangqi.server.account..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.sql..", "javax.sql..", "org.jdbi..", "org.postgresql..", "com.zaxxer..", "org.flywaydb..")
                .because(
                        "a live table that waited for a database would stop its clock; it asks the journal and goes on")
                .check(SERVER);
    }

    @Test
    void whatIsKeptKnowsNothingOfWhatIsLive() {
        noClasses()
                .that()
                .resideInAnyPackage("xiangqi.server.database..", "xiangqi.server.journal..", "xiangqi.server.account..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.pekko..", "org.eclipse.jetty..", "scala..")
                .because("the journal outlives any way of keeping tables alive, and is tested without one")
                .check(SERVER);
    }

    @Test
    void theDatabaseKnowsNothingOfTheGame() {
        noClasses()
                .that()
                .resideInAPackage("xiangqi.server.database..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("xiangqi.core..", "xiangqi.net..")
                .because("starting PostgreSQL is hard enough by itself")
                .check(SERVER);
    }

    @Test
    void onlyTheMainProgramKnowsTheCommandLine() {
        noClasses()
                .that()
                .resideOutsideOfPackage("xiangqi.server")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("picocli..")
                .because("settings come in as values, so that tests and other programs can start the same parts")
                .check(SERVER);
    }

    @Test
    void thePackagesOfTheServerHaveNoCycles() {
        slices().matching("xiangqi.server.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a package is understood, and tested, with those below it alone")
                .check(SERVER);
    }
}
