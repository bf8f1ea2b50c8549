package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dynobench.stats.Neighbours;
import dynobench.stats.Summary;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CrashTest {
  private static final String PLAN =
      """
      name = "crash"
      contenders = ["hsqldb/memory"]
      """;

  private final Problems problems = new Problems();

  private Optional<Plan> read(String text) {
    return PlanFile.read("plan", text, List.of(), Workloads.shipped(), problems);
  }

  @Test
  void aPlanOfCrashesIsReadAndWritten() {
    Plan plan =
        read(PLAN + "[crash]\nkills = 3\npulls = 0\nafter-seconds = 0.5\nbefore-seconds = 2\n")
            .orElseThrow();

    assertThat(plan.crash())
        .contains(new Crash(3, 0, Duration.ofMillis(500), Duration.ofSeconds(2)));
    assertThat(plan.factors()).isEmpty();
    assertThat(plan.trialCount()).isEqualTo(3);
    assertThat(read(PlanText.of(plan))).contains(plan);
  }

  @Test
  void theUsualIsTwentyOfEach() {
    Plan plan = read(PLAN + "[crash]\n").orElseThrow();
    assertThat(plan.crash())
        .contains(new Crash(20, 20, Duration.ofSeconds(1), Duration.ofSeconds(30)));
    assertThat(plan.trialCount()).isEqualTo(40);
  }

  @Test
  void nothingElseIsDoneInIt() {
    assertThat(read(PLAN + "rows = { sizes = [10] }\n[crash]\n")).isEmpty();
    assertThat(read(PLAN + "warmups = 1\n[crash]\n")).isEmpty();
    assertThat(read(PLAN + "warm = \"steady\"\n[crash]\n")).isEmpty();
    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly(
            "in a crash plan nothing varies: rows are committed until the crash",
            "each crash needs a JVM of its own (isolation = \"trial\"), and no warm-up",
            "a crash plan is no duel, and knows no steady state");
  }

  @Test
  void aSpanHasABeginningBeforeItsEnd() {
    assertThatThrownBy(() -> new Crash(1, 1, Duration.ofSeconds(3), Duration.ofSeconds(2)))
        .hasMessage("a span ends after its beginning");
    assertThatThrownBy(() -> new Crash(0, 0, Duration.ofSeconds(1), Duration.ofSeconds(2)))
        .hasMessageContaining("kills and pulls together");
  }

  /// Neighbours have nothing in common.
  @Test
  void eachTrialHasAMomentOfItsOwn() {
    var crash = new Crash(1, 1, Duration.ofSeconds(1), Duration.ofSeconds(64));
    List<Double> first =
        IntStream.rangeClosed(1, 200)
            .mapToObj(trial -> Math.log((double) crash.moment(2005, trial).toNanos()))
            .toList();

    assertThat(crash.moment(2005, 7)).isEqualTo(crash.moment(2005, 7));
    assertThat(new Summary(first.subList(0, 20)).max() - new Summary(first.subList(0, 20)).min())
        .isGreaterThan(2);
    assertThat(new Neighbours(first).chance()).isBetween(0.01, 0.99);
  }

  /// A third of the moments lies in each of three parts that are each so many times as long.
  @Test
  void momentsAreSpreadOverTheLogarithm() {
    var crash = new Crash(1, 1, Duration.ofSeconds(1), Duration.ofSeconds(64));
    var random = new Random(1);
    List<Duration> moments = IntStream.range(0, 3_000).mapToObj(_ -> crash.moment(random)).toList();

    assertThat(moments).allMatch(it -> it.toMillis() >= 999 && it.toMillis() <= 64_001);
    assertThat(moments.stream().filter(it -> it.toSeconds() < 4).count() / 3_000.0)
        .isCloseTo(1 / 3.0, within(0.03));
    assertThat(moments.stream().filter(it -> it.toSeconds() < 16).count() / 3_000.0)
        .isCloseTo(2 / 3.0, within(0.03));
  }
}
