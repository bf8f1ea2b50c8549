package dynobench.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import dynobench.junit.GateResult.GateAnswer;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/// Tests of gates in JUnit tests, with real engines in forked JVMs. The example project of the
/// module runs the long ones, too.
class GateExtensionTest {
  private static final String HOME = "dynobench.home";
  private static final String WORKSPACE = "dynobench.workspace";

  @TempDir private Path folder;
  private final String home = System.getProperty(HOME);

  @BeforeEach
  void useAFolder() {
    System.setProperty(WORKSPACE, folder.toString());
  }

  @AfterEach
  void restoreProperties() {
    System.setProperty(HOME, home);
    System.clearProperty(WORKSPACE);
  }

  private static TestExecutionResult result(String method) {
    Method sample =
        Stream.of(Samples.class.getDeclaredMethods())
            .filter(it -> it.getName().equals(method))
            .findFirst()
            .orElseThrow();
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectMethod(Samples.class, sample))
        .execute()
        .testEvents()
        .finished()
        .stream()
        .map(it -> it.getRequiredPayload(TestExecutionResult.class))
        .findFirst()
        .orElseThrow();
  }

  private static String message(TestExecutionResult result) {
    return result.getThrowable().map(Throwable::getMessage).orElse("");
  }

  @Test
  @Tag("thorough")
  void aSlowerCandidateFailsAndTheMessageNamesTheFigures() {
    assertEnds(
        "derbyAgainstAHashMap",
        TestExecutionResult.Status.FAILED,
        "Answer: slower",
        "\nInsert time, 500 rows of Derby",
        "gate-");
  }

  @Test
  @Tag("thorough")
  void aFasterCandidatePassesAndTheMethodGetsTheResult() {
    TestExecutionResult result = result("aHashMapAgainstDerby");

    assertThat(result.getThrowable()).isEmpty();
    assertThat(result.getStatus()).isEqualTo(TestExecutionResult.Status.SUCCESSFUL);
  }

  @Test
  void anUndecidedGateIsSkippedWithTheReason() {
    assertEnds("tooLittleTime", TestExecutionResult.Status.ABORTED, "not decided");
  }

  @Test
  void aPlanThatCannotRunFailsWithTheProblem() {
    assertEnds("unknownMode", TestExecutionResult.Status.FAILED, "exit code 2", "no-such-mode");
  }

  @Test
  void withoutDynobenchTheTestIsSkippedWithTheReason() {
    assumeThat(System.getenv("DYNOBENCH_HOME")).isNull();
    System.clearProperty(HOME);

    assertEnds("tooLittleTime", TestExecutionResult.Status.ABORTED, "DYNOBENCH_HOME");
  }

  @Test
  void aWrongFolderIsAFailure() {
    System.setProperty(HOME, folder.toString());

    assertEnds(
        "tooLittleTime", TestExecutionResult.Status.FAILED, "is not the folder of a Dynobench");
  }

  @Test
  void aMethodWithAParameterGetsAnUndecidedResult() {
    TestExecutionResult result = result("tooLittleTimeWithParameter");

    assertThat(result.getThrowable()).isEmpty();
  }

  private void assertEnds(String test, TestExecutionResult.Status status, String... words) {
    TestExecutionResult result = result(test);

    assertThat(result.getStatus()).isEqualTo(status);
    assertThat(message(result)).contains(words);
  }

  /// Test methods that the tests above run.
  static class Samples {
    private static final String SIZE = "rows.sizes=[500]";

    @GateTest(
        plan = "quick",
        set = SIZE,
        baseline = "baseline-map/heap",
        candidate = "derby/memory",
        atMostSeconds = 300)
    void derbyAgainstAHashMap() {}

    @GateTest(
        plan = "quick",
        set = SIZE,
        baseline = "derby/memory",
        candidate = "baseline-map/heap",
        atMostSeconds = 300)
    void aHashMapAgainstDerby(GateResult result) {
      assertThat(result.answer()).isEqualTo(GateAnswer.NOT_SLOWER);
      assertThat(result.checks())
          .isNotEmpty()
          .allSatisfy(check -> assertThat(check.title()).contains("500 rows"));
      result.assertNotSlower();
    }

    @GateTest(
        plan = "quick",
        set = SIZE,
        baseline = "baseline-map/heap",
        candidate = "baseline-map/heap",
        atMostSeconds = 1)
    void tooLittleTime() {}

    @GateTest(
        plan = "quick",
        set = SIZE,
        baseline = "baseline-map/heap",
        candidate = "baseline-map/heap",
        atMostSeconds = 1)
    void tooLittleTimeWithParameter(GateResult result) {
      assertThat(result.answer()).isEqualTo(GateAnswer.UNDECIDED);
      assertThat(result.sentence()).startsWith("not decided");
    }

    @GateTest(plan = "quick", baseline = "h2/mem", candidate = "h2/no-such-mode")
    void unknownMode() {}
  }
}
