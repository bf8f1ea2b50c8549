package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.comparison.Ranking;
import dynobench.comparison.ResultWords;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.store.RunEntry;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of a stored log that was manipulated such that every line can still be read.
class RunAuditTest {
  private final Path run;
  private final RunStore store;

  RunAuditTest(@TempDir Path workspace) throws IOException {
    Path stored = Path.of("src/testdata/version-0.1/runs/article-2005/events.jsonl");
    run = Files.createDirectories(workspace.resolve("runs").resolve("edited"));
    Files.copy(stored, run.resolve("events.jsonl"));
    store = new RunStore(workspace);
  }

  private static boolean isOf(int trial, String line) {
    return line.contains("\"trial\":%d,".formatted(trial))
        || line.contains("\"trial\":{\"number\":%d,".formatted(trial));
  }

  private void without(Predicate<String> lines) throws IOException {
    Path log = run.resolve("events.jsonl");
    List<String> all = Files.readAllLines(log);
    List<String> left = all.stream().filter(lines.negate()).toList();
    assertThat(left).hasSizeLessThan(all.size());
    Files.write(log, left);
  }

  private void with(Predicate<String> lines, UnaryOperator<String> change) throws IOException {
    Path log = run.resolve("events.jsonl");
    List<String> all = Files.readAllLines(log);
    List<String> changed =
        all.stream().map(line -> lines.test(line) ? change.apply(line) : line).toList();
    assertThat(changed).isNotEqualTo(all);
    Files.write(log, changed);
  }

  private List<String> contradictions() {
    RunResult result = new RunReader(run).result();
    assertThat(result.log().damages()).isEmpty();
    assertThat(result.log().counts().orphanEvents()).isZero();
    return result.log().contradictions();
  }

  @Test
  void findsNothingInALogAsItWasWritten() {
    assertThat(contradictions()).isEmpty();
    assertThat(store.list().getFirst().damage()).isEmpty();
    assertThat(store.list().getFirst().finished()).isEqualTo(15);
  }

  @Test
  void missesATrialOfWhichAllLinesAreGone() throws IOException {
    without(line -> isOf(4, line));

    assertThat(contradictions())
        .containsExactly(
            "trial 4 is missing", "the run finished, but 1 of its 15 trials are missing");
    RunEntry entry = store.list().getFirst();
    assertThat(entry.finished()).isEqualTo(14);
    assertThat(entry.damage()).contains("it finished, but 1 of its 15 trials are missing");
  }

  @Test
  void missesAPhaseOfACompletedTrial() throws IOException {
    without(line -> isOf(4, line) && line.contains("PhaseFinished") && line.contains("insert"));

    assertThat(contradictions())
        .containsExactly("trial 4 completed without all of its phases in their order");
  }

  @Test
  void findsATimeThatTheClockRefutes() throws IOException {
    with(
        line -> isOf(4, line) && line.contains("PhaseFinished") && line.contains("insert"),
        line -> line.replaceFirst("\"workNanos\":\\d+", "\"workNanos\":99000000000"));

    assertThat(contradictions())
        .hasSize(2)
        .anySatisfy(each ->
            assertThat(each)
                .startsWith("trial 4 has 99,")
                .contains("for a phase \"insert\" that took about"))
        .anySatisfy(each -> assertThat(each).startsWith("trial 4 has phases of 99,"));
  }

  @Test
  void findsATimeThatTheTrialsOwnMomentsRefute() throws IOException {
    without(line -> line.contains("PhaseStarted"));
    with(
        line -> isOf(4, line) && line.contains("PhaseFinished") && line.contains("insert"),
        line -> line.replaceFirst("\"workNanos\":\\d+", "\"workNanos\":9000000000"));

    assertThat(contradictions())
        .singleElement()
        .asString()
        .startsWith("trial 4 has phases of 9,")
        .contains("ms but took");
  }

  @Test
  void findsATrialThatDidLessThanItBegan() throws IOException {
    with(
        line -> isOf(4, line) && line.contains("PhaseFinished") && line.contains("insert"),
        line -> line.replace("\"operations\":1000", "\"operations\":10"));

    assertThat(contradictions())
        .containsExactly("trial 4 completed without all operations of its phase \"insert\"");
  }

  @Test
  void readsNoLineWithATimeBelowZero() throws IOException {
    with(
        line -> isOf(4, line) && line.contains("PhaseFinished") && line.contains("insert"),
        line -> line.replaceFirst("\"workNanos\":\\d+", "\"workNanos\":-15000"));

    RunResult result = new RunReader(run).result();

    assertThat(result.log().damages())
        .singleElement()
        .asString()
        .contains("a time can't be negative");
  }

  @Test
  void keepsWhatWasToldFirst() throws IOException {
    Path log = run.resolve("events.jsonl");
    List<String> all = Files.readAllLines(log);
    String begins =
        all.stream().filter(line -> line.contains("\"number\":1,")).findFirst().orElseThrow();
    double before =
        new RunReader(run).result().measurements("insert").getFirst().summary().median();
    Files.writeString(log, String.join("\n", all) + "\n" + begins + "\n");

    assertThat(contradictions()).containsExactly("trial 1 has a beginning twice");
    assertThat(new RunReader(run).result().measurements("insert").getFirst().summary().median())
        .isEqualTo(before);
  }

  @Test
  void missesTheFirstLine() throws IOException {
    without(line -> line.contains("RunStarted"));

    assertThat(contradictions()).contains("its first line is missing, which contains the plan");
    assertNothingIsRanked();
  }

  @Test
  void findsAnotherVersionInTheFirstLine() throws IOException {
    with(
        line -> line.contains("RunStarted"),
        line -> line.replace("\"version\":\"2.7.4\"", "\"version\":\"2.7.5\""));

    assertThat(contradictions())
        .isNotEmpty()
        .allMatch(each -> each.contains("has version 2.7.5 in the run's first line"));
    assertNothingIsRanked();
  }

  @Test
  void findsAnotherVersionInATrial() throws IOException {
    with(
        line -> line.contains("EngineReported") && isOf(4, line),
        line -> line.replaceFirst("\"version\":\"[^\"]*\"", "\"version\":\"9.9.9\""));

    assertThat(contradictions())
        .allMatch(each -> each.contains("9.9.9"))
        .anyMatch(each -> each.contains("of one contender have different versions"));
    assertNothingIsRanked();
  }

  @Test
  void missesTheVersionOfATrial() throws IOException {
    without(line -> line.contains("EngineReported") && isOf(4, line));

    assertThat(contradictions())
        .containsExactly("trial 4 completed, but its engine reported no version");
    assertNothingIsRanked();
  }

  private void assertNothingIsRanked() {
    RunResult result = new RunReader(run).result();
    assertThat(RunRankings.of(result, Metric.TIME).rankings())
        .flatExtracting(Ranking::ranks)
        .extracting(Ranking.ContenderRank::rank)
        .containsOnly(OptionalInt.empty());
    assertThat(new ResultWords(result, RunRankings.of(result, Metric.TIME)).last())
        .first()
        .asString()
        .startsWith("No ranks: the log of edited is damaged or was edited: ");
    assertThat(RunRankings.of(result, Metric.TIME).verdicts())
        .extracting(row -> row.verdict().getClass().getSimpleName())
        .containsOnly("NotComparable");
  }

  @Test
  void findsATrialOfAnotherPlan() throws IOException {
    with(
        line -> line.contains("TrialStarted") && isOf(4, line),
        line -> line.replace("\"rows\":1000", "\"rows\":7777"));

    assertThat(contradictions()).contains("trial 4 does not belong to this plan");
  }

  @Test
  void findsATrialOfAnotherWorkload() throws IOException {
    with(
        line -> line.contains("TrialStarted") && isOf(4, line),
        line -> line.replace("\"workload\":\"phases\"", "\"workload\":\"phasex\""));

    assertThat(contradictions()).contains("trial 4 does not belong to this plan");
  }
}
