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
  void saysHowManyTimesAsFastOneOfTwoIs() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), rounds(12, 20, 10)))
        .isEqualTo("At equal durability b is 2.00 times as fast as a on insert (1.994 – 2.004).");
  }

  @Test
  void saysThatTwoDifferByLittle() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), rounds(12, 10, 10)))
        .isEqualTo("At equal durability a and b differ by no more than 3 % on insert.");
  }

  @Test
  void saysThatTwoCanNotBeToldApart() {
    double[][] noisy = rounds(12, 10, 10);
    for (int i = 0; i < noisy.length; i++) {
      noisy[i][i % 2] *= 2;
    }

    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), noisy))
        .isEqualTo("At equal durability a and b do not differ significantly on insert.");
  }

  @Test
  void saysThatRoundsAreTooFew() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE"), rounds(3, 20, 10)))
        .isEqualTo("Not enough rounds yet to rank contenders of equal durability.");
  }

  @Test
  void namesTheBestOfSeveralAndTheNext() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE", "c", "CLOSE"), rounds(14, 10, 20, 40)))
        .isEqualTo(
            "At equal durability a is the fastest of 3 on insert: 2.00 times as fast as b, the next"
                + " (1.996 – 2.006).");
  }

  @Test
  void namesThoseThatLeadTogether() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "CLOSE", "c", "CLOSE"), rounds(14, 10, 10, 40)))
        .isEqualTo(
            "At equal durability a and b lead the 3, and do not differ significantly on"
                + " insert.");
  }

  @Test
  void ranksNobodyBesideOneThatKeepsMore() {
    assertThat(headline(Map.of("a", "CLOSE", "b", "POWER_CUT"), rounds(12, 10, 20)))
        .isEqualTo(
            "No ranks: no two contenders have equal durability. Weaker durability may explain a"
                + " shorter time.");
  }

  @Test
  void speaksOfEachClassByItself() {
    assertThat(
            headline(
                Map.of("a", "CLOSE", "b", "CLOSE", "c", "POWER_CUT", "d", "POWER_CUT"),
                rounds(14, 10, 20, 30, 30)))
        .matches(
            "At equal durability \\(killed, or power cut: everything acknowledged\\) c and d .* on"
                + " insert\\. At equal durability \\(.*\\) a is 2\\.00 times as fast as b on insert"
                + " \\(.*\\)\\.");
  }
}
