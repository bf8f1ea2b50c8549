package dynobench;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that the production classes follow the architecture page and the rules of style.
class ArchitectureTest {
  /// Minimum number of classes. It leaves room to remove some classes, but a wrong folder holds far
  /// fewer.
  private static final int LEAST_CLASSES = 150;

  private static final JavaClasses CLASSES = new ClassFileImporter().importPaths(Modules.classes());

  /// Returns the package below `dynobench` that contains a class.
  private static String area(JavaClass type) {
    String[] parts = type.getPackageName().split("\\.", -1);
    return parts.length == 1 ? parts[0] : parts[1];
  }

  @Nested
  class Coverage {
    @Test
    void seesTheClasses() {
      assertThat(CLASSES.stream().filter(type -> !type.getSimpleName().equals("package-info")))
          .hasSizeGreaterThan(LEAST_CLASSES)
          .allSatisfy(type -> assertThat(type.getPackageName()).startsWith("dynobench"));
    }

    @Test
    void findsEveryPackageInTheTableAndEveryRowOfTheTableInTheClasses() throws IOException {
      Set<String> seen =
          CLASSES.stream()
              .filter(type -> !type.getSimpleName().equals("package-info"))
              .map(ArchitectureTest::area)
              .collect(Collectors.toSet());

      assertThat(ArchitectureTable.read().arrows().keySet())
          .containsExactlyInAnyOrderElementsOf(seen);
    }

    @Test
    void readsOnlyNamesThatHaveARow() throws IOException {
      ArchitectureTable table = ArchitectureTable.read();

      assertThat(table.arrows())
          .hasSizeGreaterThan(10)
          .containsEntry("plan", Set.of("workload", "measure", "durability", "json"));
      assertThat(table.arrows().values())
          .allSatisfy(uses -> assertThat(table.arrows().keySet()).containsAll(uses));
    }
  }

  @Nested
  class Arrows {
    static Stream<String> packages() throws IOException {
      return ArchitectureTable.read().arrows().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageUsesOnlyWhatTheTableAllows(String name) throws IOException {
      String[] allowed = ArchitectureTable.read().allowed(name);
      classes()
          .that()
          .resideInAPackage(allowed[0])
          .should()
          .onlyDependOnClassesThat(
              resideOutsideOfPackage("dynobench..").or(resideInAnyPackage(allowed)))
          .because("the architecture page says so; mend the code or the page")
          .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
      slices().matching("dynobench.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void engineClassesAreOnlyUsedUnderEngine() {
      noClasses()
          .that()
          .resideOutsideOfPackages("dynobench.engine..", "dynobench.plain..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.hsqldb..",
              "org.apache.derby..",
              "com.sleepycat..",
              "org.h2..",
              "org.rocksdb..",
              "org.lmdbjava..",
              "org.apache.ignite..",
              "org.prevayler..",
              "org.eclipse.rdf4j..",
              "org.basex..")
          .because("the workbench never loads an engine, only a worker or a plain loop does")
          .check(CLASSES);
    }
  }

  @Nested
  class Desktop {
    @Test
    void javafxIsOnlyUsedUnderUi() {
      noClasses()
          .that()
          .resideOutsideOfPackage("dynobench.ui..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("javafx..")
          .because("the command line and the workers run without a desktop")
          .check(CLASSES);
    }

    @Test
    void viewModelsKnowNoControlsAndNoToolkit() {
      noClasses()
          .that()
          .haveSimpleNameEndingWith("ViewModel")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("javafx.application.Platform")
          .because("a view-model is tested without a toolkit")
          .check(CLASSES);
    }

    @Test
    void whatTheWindowWorksOnKnowsNoToolkit() {
      noClasses()
          .that()
          .resideInAnyPackage(
              "dynobench.ui.tasks..",
              "dynobench.ui.shownrun..",
              "dynobench.ui.live..",
              "dynobench.ui.storedruns..",
              "dynobench.ui.plandraft..",
              "dynobench.ui.recordingfile..",
              "dynobench.ui.problemlist..",
              "dynobench.ui.monitor.recording..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application..")
          .because("it is tested without a window")
          .check(CLASSES);
    }
  }

  @Nested
  class Style {
    /// A reader who meets a name knows which type it is.
    @Test
    void noTwoTopLevelTypesShareASimpleName() {
      Map<String, List<String>> types =
          CLASSES.stream()
              .filter(
                  type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
              .collect(
                  Collectors.groupingBy(
                      JavaClass::getSimpleName,
                      Collectors.mapping(JavaClass::getName, Collectors.toList())));

      assertThat(types).hasSizeGreaterThan(1000);
      assertThat(types.values()).allSatisfy(names -> assertThat(names).hasSize(1));
    }

    @Test
    void staticFieldsAreFinal() {
      fields()
          .that()
          .areStatic()
          .should()
          .beFinal()
          .because("there is no static mutable state")
          .check(CLASSES);
    }

    @Test
    void standardStreamsAreOnlyUsedWhereTheyAreTheInterface() {
      noClasses()
          .that()
          // These packages use them to talk to the parent process and to redirect engines' output.
          .resideOutsideOfPackages("dynobench.worker..", "dynobench.plain..")
          .and()
          // The command line uses them to talk to the user.
          .resideOutsideOfPackage("dynobench.cli..")
          .and()
          // Main passes them to the command line.
          .doNotHaveFullyQualifiedName("dynobench.Main")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .accessField(System.class, "in")
          .orShould()
          .callMethod(System.class, "setOut", PrintStream.class)
          .orShould()
          .callMethod(System.class, "setErr", PrintStream.class)
          .orShould()
          .callMethod(System.class, "setIn", InputStream.class)
          .orShould()
          .callMethod(Throwable.class, "printStackTrace")
          .because("everything else tells its caller")
          .check(CLASSES);
    }

    @Test
    void whatWorkersLoadFormatsNoTextInTheDefaultLocale() {
      noClasses()
          .that()
          .resideInAnyPackage(
              "dynobench.recorder..",
              "dynobench.recording..",
              "dynobench.worker..",
              "dynobench.workload..",
              "dynobench.protocol..",
              "dynobench.engine..",
              "dynobench.measure..",
              "dynobench.event..",
              "dynobench.json..",
              "dynobench.plan..",
              "dynobench.setup..",
              "dynobench.script..",
              "dynobench.isolation..")
          .should()
          .callMethod(String.class, "formatted", Object[].class)
          .orShould()
          .callMethod(String.class, "format", String.class, Object[].class)
          .orShould()
          .callMethod(String.class, "toLowerCase")
          .orShould()
          .callMethod(String.class, "toUpperCase")
          .because("an engine may set another one, which has digits of its own")
          .check(CLASSES);
    }

    @Test
    void namesSayTheDomainThing() {
      noClasses()
          .should()
          .haveSimpleNameEndingWith("Impl")
          .orShould()
          .haveSimpleNameEndingWith("Helper")
          .orShould()
          .haveSimpleNameEndingWith("Utils")
          .orShould()
          .haveSimpleNameStartingWith("Abstract")
          .check(CLASSES);
    }

    @Test
    void everyPackageIsNullMarked() {
      Set<JavaPackage> packages =
          CLASSES.stream().map(JavaClass::getPackage).collect(Collectors.toSet());

      assertThat(packages)
          .hasSizeGreaterThan(15)
          .allSatisfy(each ->
              assertThat(each.isAnnotatedWith("org.jspecify.annotations.NullMarked"))
                  .as(each.getName())
                  .isTrue());
    }
  }
}
