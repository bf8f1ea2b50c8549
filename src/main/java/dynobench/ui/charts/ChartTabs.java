package dynobench.ui.charts;

import dynobench.chart.ChartKind;
import java.util.List;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The charts that the window has, each a tab.
final class ChartTabs {
  /// @param id under which it is docked
  /// @param phase that it shows, or shows first
  record Tab(String id, ChartKind kind, String phase, Ikon icon) {}

  static final List<Tab> ALL =
      List.of(
          new Tab("chart.insert", ChartKind.PHASE, "insert", Feather.LOG_IN),
          new Tab("chart.select", ChartKind.PHASE, "select", Feather.LOG_OUT),
          new Tab("chart.create", ChartKind.PHASE, "create", Feather.PLUS_SQUARE),
          new Tab("chart.all", ChartKind.ALL_PHASES, "", Feather.BAR_CHART_2),
          new Tab("chart.scaling", ChartKind.SCALING, "insert", Feather.TRENDING_UP),
          new Tab("chart.row", ChartKind.TIME_PER_ROW, "insert", Feather.DIVIDE_SQUARE),
          new Tab("chart.order", ChartKind.RUN_TO_RUN, "insert", Feather.REPEAT),
          new Tab("chart.parts", ChartKind.PARTS, "insert", Feather.LAYERS),
          new Tab("chart.averages", ChartKind.AVERAGES, "insert", Feather.ALIGN_LEFT));

  private ChartTabs() {}
}
