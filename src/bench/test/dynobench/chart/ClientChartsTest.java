package dynobench.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.Stretch;
import dynobench.result.ClientRun;
import dynobench.result.RunResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientChartsTest {
  private static final int SECONDS = 40;
  private static final int WARMUPS = 5;
  private final RunResult run = new ClientRun(SECONDS, WARMUPS).result();

  private Picture picture(String chart) {
    return Picture.of(
        ChartRequest.of(Charts.STANDARD.named(chart).orElseThrow(), ClientRun.PHASE),
        List.of(new ChartSource(run, SourceRole.MAIN)));
  }

  @Test
  void countsSecondsFromTheFirstOneThatCounts() {
    ChartLine line = picture("throughput").lines().getFirst();

    assertThat(line.points()).hasSize(SECONDS);
    assertThat(line.points().getFirst().x()).isEqualTo(1.0 - WARMUPS);
    assertThat(line.points().getFirst().y()).isCloseTo(20, within(0.1)); // in thousands
  }

  @Test
  void shadesWhatIsBeforeTheFirstSecondThatCounts() {
    assertThat(picture("throughput").x().shaded()).contains(new Stretch(1.0 - WARMUPS, 0.5));
    assertThat(picture("latency-time").x().shaded()).isPresent();
    assertThat(picture("latency").x().shaded()).isEmpty();
  }

  @Test
  void shadesNothingWithoutAWarmup() {
    Picture picture =
        Picture.of(
            ChartRequest.of(Charts.STANDARD.named("throughput").orElseThrow(), ClientRun.PHASE),
            List.of(new ChartSource(new ClientRun(SECONDS, 0).result(), SourceRole.MAIN)));

    assertThat(picture.x().shaded()).isEmpty();
    assertThat(picture.x().label()).isEqualTo("second");
  }

  @Test
  void drawsTheMedianBelowWhatMostDidNotExceedAndTheLongestAbove() {
    ChartLine line = picture("latency-time").lines().getFirst();
    var strands = line.rounds().orElseThrow().strands();

    for (int second = 0; second < SECONDS; second++) {
      double most = line.points().get(second).y();
      assertThat(strands.getFirst().points().get(second).y()).isLessThan(most);
      assertThat(strands.getLast().points().get(second).y()).isGreaterThan(most);
    }
  }

  @Test
  void drawsFewBarsAsNoWall() {
    Picture picture = picture("operations");

    assertThat(picture.x().categories()).hasSize(1);
    assertThat(picture.lines()).hasSize(2);
    assertThat(picture.barWidth()).isCloseTo(0.25, within(1e-9));
    assertThat(picture.lines().getLast().points().getFirst().x()).isCloseTo(0.125, within(1e-9));
  }

  @Test
  void saysHowOnePointBecomesALine() {
    assertThat(picture("clients").notes()).singleElement().asString().contains("clients = [1, 2");
  }
}
