package dynobench.ui.charts;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.measure.Metric;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Charts of the window, one tab each. The chart of one phase has several tabs, so that phases can
/// be shown side by side. Its n-th tab first shows the n-th phase in the order of display: phases
/// with clients, then other phases, then those that do one operation.
final class ChartTabs {
  private static final Map<Chart, Ikon> ICONS =
      Map.ofEntries(
          Map.entry(Charts.ALL, Feather.BAR_CHART_2),
          Map.entry(Charts.SCALING, Feather.TRENDING_UP),
          Map.entry(Charts.ROW, Feather.DIVIDE_SQUARE),
          Map.entry(Charts.ORDER, Feather.REPEAT),
          Map.entry(Charts.STEADY, Feather.ACTIVITY),
          Map.entry(Charts.THROUGHPUT, Feather.FAST_FORWARD),
          Map.entry(Charts.LATENCY, Feather.CLOCK),
          Map.entry(Charts.LATENCY_TIME, Feather.WATCH),
          Map.entry(Charts.SIZE_CYCLES, Feather.HARD_DRIVE),
          Map.entry(Charts.LATENCY_CYCLES, Feather.CLOCK),
          Map.entry(Charts.CLIENTS, Feather.USERS),
          Map.entry(Charts.OPERATIONS, Feather.LIST),
          Map.entry(Charts.VERSIONS, Feather.GIT_BRANCH),
          Map.entry(Charts.HISTORY, Feather.CALENDAR),
          Map.entry(Charts.PARTS, Feather.LAYERS),
          Map.entry(Charts.AVERAGES, Feather.ALIGN_LEFT),
          Map.entry(Charts.RATIOS, Feather.PERCENT),
          Map.entry(Charts.DUEL, Feather.GIT_COMMIT));

  /// Tab of a chart.
  ///
  /// @param view in which it is docked
  /// @param place index of the phase that it shows first, from 0
  record Tab(ViewId view, Chart chart, int place, Ikon icon) {
    /// Returns the title; the chart of a phase has the phase's title.
    ObservableValue<String> title(ObservableValue<Workload> workload) {
      return isOfPhase()
          ? workload.map(it -> phase(it).map(Phase::title).orElse(chart.title()))
          : new ReadOnlyStringWrapper(chart.title());
    }

    /// Returns whether the workload has a phase for the tab. For other charts, whether the chart
    /// suits the workload.
    ObservableValue<Boolean> present(ObservableValue<Workload> workload) {
      return workload.map(it -> isOfPhase() ? phase(it).isPresent() : chart.isFor(it));
    }

    private boolean isOfPhase() {
      return chart.equals(Charts.PHASE);
    }

    private Optional<Phase> phase(Workload workload) {
      return workload.shown().stream().skip(place).findFirst();
    }

    String tip() {
      return chart.about();
    }

    /// Returns the id of the phase that the tab shows first. Without a phase at its place it is the
    /// main phase; empty if the workload has none.
    String phaseOf(Workload workload) {
      return phase(workload).or(workload::mainPhase).map(Phase::id).orElse("");
    }

    /// Returns the metric that the tab shows first: the workload's, or the chart's default if the
    /// chart cannot show that.
    Metric metricOf(Workload workload) {
      return chart.shows(workload.metric()) ? workload.metric() : chart.defaultMetric();
    }

    /// Returns whether the chart has anything to show.
    boolean hasFigures(RunDisplay showing) {
      Workload workload = showing.workload().getValue();
      ChartRequest request = ChartRequest.of(chart, phaseOf(workload)).of(metricOf(workload));
      return present(showing.workload()).getValue()
          && Picture.of(request, showing.sources()).empty().isEmpty();
    }
  }

  private ChartTabs() {}

  static List<Tab> of(Charts charts) {
    var tabs = new ArrayList<Tab>();
    for (Chart chart : charts.all()) {
      if (chart.equals(Charts.PHASE)) {
        for (int place = 0; place < ViewId.ofPhases().size(); place++) {
          tabs.add(new Tab(ViewId.ofPhases().get(place), chart, place, Feather.ACTIVITY));
        }
      } else {
        tabs.add(new Tab(ViewId.of(chart), chart, 0, icon(chart)));
      }
    }
    return tabs;
  }

  private static Ikon icon(Chart chart) {
    Ikon icon = ICONS.get(chart);
    return icon == null ? Feather.ACTIVITY : icon;
  }
}
