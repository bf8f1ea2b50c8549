package dynobench.ui.dock;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ViewIdTest {
  /// Ids that layouts of version 0.1 store. Don't change them: stored layouts would lose the view.
  private static final Stream<String> STORED =
      Stream.of(
              Stream.of(
                  "engines",
                  "engines.manager",
                  "engines.add",
                  "plan",
                  "result",
                  "table",
                  "compare",
                  "runs",
                  "details",
                  "crash",
                  "monitor",
                  "progress",
                  "console",
                  "problems",
                  "welcome",
                  "lessons",
                  "help",
                  "preferences"),
              IntStream.rangeClosed(1, 20).mapToObj("chart.phase.%d"::formatted),
              Stream.of(
                  "chart.all",
                  "chart.scaling",
                  "chart.row",
                  "chart.order",
                  "chart.steady",
                  "chart.throughput",
                  "chart.latency",
                  "chart.latency-time",
                  "chart.size-cycles",
                  "chart.latency-cycles",
                  "chart.clients",
                  "chart.operations",
                  "chart.versions",
                  "chart.parts",
                  "chart.averages",
                  "chart.ratios",
                  "chart.nodes",
                  "chart.duel"))
          .flatMap(ids -> ids);

  @Test
  void everyIdThatLayoutsHaveStoredStillNamesAView() {
    assertThat(ViewId.all()).extracting(ViewId::id).containsAll(STORED.toList());
  }

  @Test
  void noTwoViewsShareAnId() {
    assertThat(ViewId.all()).doesNotHaveDuplicates().hasSizeGreaterThan(50);
  }

  @Test
  void everyChartHasAView() {
    assertThat(Charts.STANDARD.all())
        .allSatisfy(chart ->
            assertThat(ViewId.all())
                .anyMatch(view -> view.equals(ViewId.of(chart)) || chart.equals(Charts.PHASE)));
    assertThat(ViewId.ofPhases()).isNotEmpty().allMatch(ViewId::isChart);
    assertThat(ViewId.TABLE.isChart()).isFalse();
  }

  @Test
  void anIdOfAnotherVersionNamesNoView() {
    assertThat(ViewId.named("monitor")).contains(ViewId.MONITOR);
    assertThat(ViewId.named("chart.latency")).contains(ViewId.of(Charts.LATENCY));
    assertThat(ViewId.named("chart.nowhere")).isEmpty();
    assertThat(ViewId.named("")).isEmpty();
  }
}
