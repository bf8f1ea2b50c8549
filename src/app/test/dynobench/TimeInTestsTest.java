package dynobench;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Tests that the tests pass on a busy machine. No test may assert a duration, or wait for a fixed
/// time in the hope that it suffices.
class TimeInTestsTest {
  private static final int LEAST_CLASSES = 500;

  /// Classes that may sleep: to poll, to be slow on purpose, or to verify that nothing happens.
  private static final Set<String> SLEEPING =
      Set.of(
          "BadBehaviour", "ClientPhaseTest", "FreezeTest", "PatientEngineTest", "Shelf", "Waiting");

  /// Classes that may read the clock. Their comparisons stay valid on a slow machine.
  private static final Set<String> READING =
      Set.of(
          "AttendedEngineTest",
          "BadBehaviour",
          "ClientPhaseTest",
          "OrdersTest",
          "QuotaGroup",
          "TimeLimitTest",
          "Waiting");

  /// Classes of tests. The benchmarks in `src/app/tools`, which do measure time, are left out.
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .importPaths(Modules.testClasses())
          .that(describe("are tests", type -> Files.exists(source(type))));

  private static Path source(JavaClass type) {
    String outermost = type.getName().split("\\$", -1)[0];
    String file = outermost.replace('.', '/') + ".java";
    return Modules.testSources().stream()
        .map(folder -> folder.resolve(file))
        .filter(Files::exists)
        .findFirst()
        .orElse(Path.of(file));
  }

  private static DescribedPredicate<JavaClass> otherThan(Set<String> names) {
    return describe(
        "are none of " + names,
        type -> !names.contains(source(type).getFileName().toString().replace(".java", "")));
  }

  @Test
  void seesTheClasses() {
    assertThat(CLASSES).hasSizeGreaterThan(LEAST_CLASSES);
  }

  @Test
  void noneHasAnotherTimeoutThanTheOneForAll() {
    noClasses()
        .should()
        .dependOnClassesThat(describe("are @Timeout", type -> type.isEquivalentTo(Timeout.class)))
        .orShould()
        .callMethodWhere(target(nameStartingWith("assertTimeout")))
        .because("junit-platform.properties has one for all")
        .check(CLASSES.that(otherThan(Set.of("TimeInTestsTest"))));
  }

  @Test
  void onlyAFewSleep() {
    noClasses()
        .that(otherThan(SLEEPING))
        .should()
        .callMethod(Thread.class, "sleep", long.class)
        .orShould()
        .callMethod(Thread.class, "sleep", Duration.class)
        .orShould()
        .callMethod(TimeUnit.class, "sleep", long.class)
        .orShould()
        .callMethod(LockSupport.class, "parkNanos", long.class)
        .because("tests wait for a condition, by Waiting.until")
        .check(CLASSES);
  }

  @Test
  void onlyAFewReadTheClock() {
    noClasses()
        .that(otherThan(READING))
        .should()
        .callMethod(System.class, "nanoTime")
        .because("a busy machine is slow; growth is measured by ProcessorTime")
        .check(CLASSES);
  }

  @Test
  void noneWaitsForAProcessWithALimitOfItsOwn() {
    noClasses()
        .should()
        .callMethod(Process.class, "waitFor", long.class, TimeUnit.class)
        .because("Waiting.LIMIT is long enough for a busy machine")
        .check(CLASSES);
  }
}
