package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.Metric;
import dynobench.plan.Trial;
import dynobench.result.MadeRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LargeObjectWordsTest {
  private static final long FIXED = 40_000_000;
  private static final Settings LARGE = Settings.of("bytes", "1000000");
  private static final Settings SMALL = Settings.of("bytes", "10000");

  private static String plan(String heap, String sizes) {
    return """
    name = "made"
    workload = "objects"
    contenders = ["h2/file"]
    repetitions = 1
    jvm = { heap = "%s" }
    parameters = { objects = 10 }
    vary = { bytes = [%s] }
    """
        .formatted(heap, sizes);
  }

  /// Returns a run in which each phase allocates a fixed amount, and some bytes per byte of the
  /// objects.
  private static RunResult run(String plan, double share, Optional<Outcome> large) {
    RunResult run = MadeRun.started(plan);
    for (Trial trial : MadeRun.trials(run)) {
      run.accept(new RunEvent.TrialStarted(SampleRun.BEGIN, trial));
      run.accept(new RunEvent.EngineReported(SampleRun.BEGIN, trial.number(), "Made", "1", "made"));
      double bytes = 10.0 * trial.levels().whole("bytes");
      if (trial.levels().equals(SMALL) || large.isEmpty()) {
        MadeRun.phases(run, trial, 1_000_000, _ -> OptionalLong.of(FIXED + (long) (share * bytes)));
      }
      Outcome outcome =
          trial.levels().equals(SMALL) ? new Outcome.Completed() : large.orElse(completed());
      run.accept(new RunEvent.TrialFinished(SampleRun.BEGIN, trial.number(), outcome));
    }
    run.accept(new RunEvent.RunFinished(SampleRun.BEGIN, false));
    return run;
  }

  private static Outcome completed() {
    return new Outcome.Completed();
  }

  private static List<String> words(RunResult run, Settings levels) {
    return new ResultWords(run, RunRankings.of(run, Metric.TIME))
        .lines(levels).stream().map(ResultLine::sentence).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, 256m, passes objects on in pieces",
    "1.3, 256m, may hold whole objects",
    "0.1, 16m, passes objects on in pieces"
  })
  void judgeWhatIsAllocatedBeyondTheSmallestObjects(double share, String heap, String words) {
    String sentence =
        words(run(plan(heap, "10000, 1000000"), share, Optional.empty()), LARGE).getFirst();

    assertThat(sentence)
        .isEqualTo(
            "h2/file: %s (bytes allocated per byte: write %.1f, read whole %.1f, overwrite %.1f)."
                .formatted(words, share, share, share));
  }

  @Test
  void anObjectLargerThanTheHeapWasNotHeldInIt() {
    String plan = plan("32m", "10000, 67108864");

    assertThat(words(run(plan, 2, Optional.empty()), Settings.of("bytes", "67108864")).getFirst())
        .startsWith("h2/file: passes objects on in pieces, through a heap of 32 MB (bytes");
  }

  @ParameterizedTest
  @CsvSource({
    "write, 0, 'holds whole objects: a heap of 32 MB does not suffice for one, in \"write\"'",
    "read, 0, 'holds whole objects: a heap of 32 MB does not suffice for one, in \"read whole\"'",
    "write, 1, 'ran out of memory in \"write\", with a heap of 32 MB'",
    "overwrite, 0, 'ran out of memory in \"overwrite\", with a heap of 32 MB'"
  })
  void tellWhoNeedsTheFirstObjectAsAWhole(String phase, long row, String words) {
    var full = new Outcome.OutOfMemory(phase, row, 32);

    assertThat(words(run(plan("32m", "10000, 1000000"), 2, Optional.of(full)), LARGE).getFirst())
        .isEqualTo("h2/file: " + words + ".");
  }

  @Test
  void saysNothingWithoutSmallerObjects() {
    assertThat(words(run(plan("32m", "1000000"), 2, Optional.empty()), LARGE))
        .noneMatch(each -> each.contains("pieces") || each.contains("hold"));
    assertThat(words(run(plan("32m", "10000, 1000000"), 2, Optional.empty()), SMALL))
        .noneMatch(each -> each.contains("pieces") || each.contains("hold"));
  }
}
