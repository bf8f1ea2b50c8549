package dynobench.ui;

import dynobench.chart.Charts;
import dynobench.ui.dock.Layout;
import dynobench.ui.dock.Layout.Split;
import dynobench.ui.dock.Layout.Tabs;
import dynobench.ui.dock.ViewId;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Arrangement of views for one kind of work.
enum Perspective {
  RUN,
  COMPARE;

  /// Views that show nothing before the first run.
  static final Set<ViewId> OF_RUNS =
      Set.of(ViewId.DETAILS, ViewId.MONITOR, ViewId.PROGRESS, ViewId.CONSOLE, ViewId.PROBLEMS);

  static final String LEFT = "left";
  static final String STORE = "store";
  static final String EDITOR = "editor";
  static final String RIGHT = "right";
  static final String BOTTOM = "bottom";

  /// Share of the height for the lower part, in which all lanes of the monitor are visible.
  private static final double LOWER = 0.42;

  /// Returns the initial layout.
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
                          Tabs.of(LEFT, ViewId.ENGINES, List.of(ViewId.ENGINES)),
                          Tabs.of(STORE, ViewId.RUNS, List.of(ViewId.RUNS)))),
                  new Split(true, List.of(0.0, LOWER), List.of(editor(), bottom(ViewId.MONITOR))),
                  Tabs.of(RIGHT, ViewId.DETAILS, List.of(ViewId.DETAILS))));
      case COMPARE ->
          new Split(
              false,
              List.of(304.0, 0.0),
              List.of(
                  Tabs.of(STORE, ViewId.RUNS, List.of(ViewId.RUNS, ViewId.ENGINES)),
                  new Split(
                      true,
                      List.of(0.0, 200.0),
                      List.of(
                          Tabs.of(
                              EDITOR,
                              ViewId.COMPARE,
                              List.of(ViewId.COMPARE, ViewId.ofPhases().getFirst(), ViewId.TABLE)),
                          bottom(ViewId.PROBLEMS)))));
    };
  }

  private static Tabs editor() {
    return Tabs.of(
        EDITOR,
        ViewId.PLAN,
        Stream.of(
                Stream.of(ViewId.PLAN, ViewId.RESULT),
                ViewId.ofPhases().stream(),
                Stream.of(
                    ViewId.of(Charts.ALL), ViewId.of(Charts.SCALING), ViewId.TABLE, ViewId.CRASH))
            .flatMap(views -> views)
            .toList());
  }

  private static Tabs bottom(ViewId front) {
    return Tabs.of(
        BOTTOM, front, List.of(ViewId.MONITOR, ViewId.PROGRESS, ViewId.CONSOLE, ViewId.PROBLEMS));
  }
}
