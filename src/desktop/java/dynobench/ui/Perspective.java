package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.dock.Layout;
import dynobench.ui.dock.Layout.Split;
import dynobench.ui.dock.Layout.Tabs;
import dynobench.ui.result.ResultView;
import java.util.List;
import java.util.stream.Stream;

/// An arrangement of views for one kind of work.
enum Perspective {
  RUN,
  COMPARE;

  static final String LEFT = "left";
  static final String STORE = "store";
  static final String EDITOR = "editor";
  static final String RIGHT = "right";
  static final String BOTTOM = "bottom";

  /// As it is at the first start.
  Layout layout() {
    return switch (this) {
      case RUN ->
          new Split(
              false,
              List.of(284.0, 0.0, 226.0),
              List.of(
                  new Split(
                      true,
                      List.of(0.0, 250.0),
                      List.of(
                          new Tabs(LEFT, "engines", List.of("engines")),
                          new Tabs(STORE, "runs", List.of("runs")))),
                  new Split(true, List.of(0.0, 268.0), List.of(editor(), bottom("monitor"))),
                  new Tabs(RIGHT, "details", List.of("details"))));
      case COMPARE ->
          new Split(
              false,
              List.of(304.0, 0.0),
              List.of(
                  new Tabs(STORE, "runs", List.of("runs", "engines")),
                  new Split(
                      true,
                      List.of(0.0, 200.0),
                      List.of(
                          new Tabs(EDITOR, "compare", List.of("compare", "chart.phase.1", "table")),
                          bottom("problems")))));
    };
  }

  private static Tabs editor() {
    return new Tabs(
        EDITOR,
        "plan",
        Stream.of(
                Stream.of("plan", ResultView.ID),
                ChartView.ofPhases().stream(),
                Stream.of("chart.all", "chart.scaling", "table", "crash"))
            .flatMap(ids -> ids)
            .toList());
  }

  private static Tabs bottom(String front) {
    return new Tabs(BOTTOM, front, List.of("monitor", "progress", "console", "problems"));
  }
}
