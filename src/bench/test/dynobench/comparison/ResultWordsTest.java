package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ResultWordsTest {
  private final List<RunEvent> events = new ArrayList<>();
  private int trials;

  /// Returns the headline of a run in rounds.
  ///
  /// @param durabilities durability by contender
  /// @param millis times of each round, in the order of the contenders' names
  private String headline(Map<String, String> durabilities, double[]... millis) {
    List<Series> series =
        new TreeMap<>(durabilities)
            .entrySet().stream()
                .map(each -> MadeRuns.series(each.getKey(), each.getValue()))
                .toList();
    RunStarted sample = SampleRun.started(1, "quick", SampleRun.environment("ext4"), "1.0");
    events.add(
        new RunStarted(
            1, "run", sample.plan(), 100, sample.environment(), series, Optional.empty()));
    for (int round = 0; round < millis.length; round++) {
      for (int i = 0; i < series.size(); i++) {
        var contender = series.get(i).contender();
        var trial = new Trial(++trials, contender, "phases", Rows.at(10), round + 1, false);
        SampleRun.addTrial(
            events, trial, Math.round(millis[round][i] * 1e6), SampleRun.completed());
      }
    }
    var run = new RunResult("run");
    events.forEach(run);
    var words = new ResultWords(run, RunRankings.of(run, Metric.TIME));
    assertThat(words.points()).hasSize(1);
    return words.headline(words.points().getFirst());
  }

  private static double[][] rounds(int count, double... millis) {
    var all = new double[count][];
    for (int i = 0; i < count; i++) {
      all[i] = millis.clone();
      for (int j = 0; j < millis.length; j++) {
        all[i][j] *= 1 + 0.001 * ((i * 7 + j * 3) % 5);
      }
    }
    return all;
  }

  @Test
  void saysHowFarOneIsAhead() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), rounds(12, 20, 10)))
        .isEqualTo("Insert: b, 2.0× (1.99–2.0) ahead of a.");
  }

  @Test
  void saysThatTwoDifferByLittle() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), rounds(12, 10, 10)))
        .isEqualTo("Insert: a ≈ b.");
  }

  @Test
  void leavesOpenWhatTheRoundsDoNotDecide() {
    double[][] noisy = rounds(12, 10, 10);
    for (int i = 0; i < noisy.length; i++) {
      noisy[i][i % 2] *= 2;
    }

    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), noisy))
        .matches(
            "Insert: [ab] or [ab] \\(open: more than 100 further rounds would be needed\\)\\.");
  }

  @Test
  void saysHowManyRoundsAreMissing() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), rounds(3, 20, 10)))
        .isEqualTo("Insert: b or a (open: about 4 more rounds decide).");
  }

  @Test
  void callsAnAnswerProbableThatHoldsOnlyByItself() {
    assertThat(
            headline(
                Map.of("a", "CLOSE", "b", "CLOSE", "c", "CLOSE", "d", "CLOSE"),
                rounds(6, 10, 20, 40, 80)))
        .isEqualTo(
            "Insert: a, 2.0× (2.0–2.0) ahead of b (probable: 6 of 6 rounds; about 3 more rounds"
                + " decide).");
  }

  @Test
  void namesTheBestOfSeveralAndTheNext() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE", "c", "CLOSE"), rounds(14, 10, 20, 40)))
        .isEqualTo("Insert: a, 2.0× (2.0–2.0) ahead of b.");
  }

  @Test
  void namesThoseThatLeadTogether() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE", "c", "CLOSE"), rounds(14, 10, 10, 40)))
        .isEqualTo("Insert: a ≈ b, ahead of c.");
  }

  @Test
  void ranksNobodyBesideOneThatKeepsMore() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "POWER_CUT"), rounds(12, 10, 20)))
        .isEqualTo(
            "No ranks: no two contenders have equal durability. Weaker durability may explain a"
                + " shorter time.");
  }

  @Test
  void saysWhyAContenderIsNotRanked() {
    assertThat(
            headline(
                Map.of("a", "POWER_CUT", "b", "POWER_CUT", "c", "CLOSE"), rounds(12, 10, 20, 5)))
        .isEqualTo("Insert: a, 2.0× (2.0–2.0) ahead of b. c: loses rows in a power cut.");
  }

  @Test
  void speaksOfEachClassByItself() {
    assertThat(
            headline(
                Map.of("a", "CLOSE", "b", "CLOSE", "c", "POWER_CUT", "d", "POWER_CUT"),
                rounds(14, 10, 20, 30, 30)))
        .matches(
            "Survives kill and power cut: all acknowledged rows: Insert: c ≈ d\\. After a kill .*:"
                + " Insert: a, 2\\.0× \\(2\\.0–2\\.0\\) ahead of b\\.");
  }
}
