package dynobench.ui.charts;

import dynobench.chart.Chart;
import dynobench.chart.Charts;
import dynobench.ui.parts.Texts;
import dynobench.ui.shown.Showing;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The charts that the window has, each a tab. The chart of one phase has several, so that phases
/// can be looked at side by side: the n-th of them shows the n-th phase that does more than one
/// thing, or after those one that doesn't.
final class ChartTabs {
  /// How many phases can be looked at side by side.
  private static final int PHASES = 4;

  private static final Map<Chart, Ikon> ICONS =
      Map.of(
          Charts.ALL, Feather.BAR_CHART_2,
          Charts.SCALING, Feather.TRENDING_UP,
          Charts.ROW, Feather.DIVIDE_SQUARE,
          Charts.ORDER, Feather.REPEAT,
          Charts.PARTS, Feather.LAYERS,
          Charts.AVERAGES, Feather.ALIGN_LEFT);

  /// @param id under which it is docked
  /// @param place of the phase that it shows first, from 0
  record Tab(String id, Chart chart, int place, Ikon icon) {
    /// The chart of a phase is called after it.
    ObservableValue<String> title(Showing showing, Texts texts) {
      return chart.equals(Charts.PHASE)
          ? Bindings.createStringBinding(
              () -> title(showing.workload(), texts),
              showing.run(),
              showing.overlays(),
              showing.revision())
          : new ReadOnlyStringWrapper(chart.title());
    }

    private String title(Workload workload, Texts texts) {
      List<Phase> shown = workload.shown();
      return place < shown.size() ? shown.get(place).title() : texts.of("chart.phase.none");
    }

    String tip() {
      return chart.about();
    }
  }

  private ChartTabs() {}

  static List<Tab> of(Charts charts) {
    var tabs = new ArrayList<Tab>();
    for (Chart chart : charts.all()) {
      if (chart.equals(Charts.PHASE)) {
        for (int place = 0; place < PHASES; place++) {
          tabs.add(new Tab("chart.phase." + (place + 1), chart, place, Feather.ACTIVITY));
        }
      } else {
        tabs.add(new Tab("chart." + chart.id(), chart, 0, icon(chart)));
      }
    }
    return tabs;
  }

  private static Ikon icon(Chart chart) {
    Ikon icon = ICONS.get(chart);
    return icon == null ? Feather.ACTIVITY : icon;
  }
}
