package dynobench.ui.dock;

import dynobench.chart.Chart;
import dynobench.chart.Charts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Identity of a view of the window. Stored layouts, lessons, commands and the guide's pages name
/// views by these ids, so an id never changes. This is the only list of views; add new ones here.
public final class ViewId {
  public static final ViewId ENGINES = new ViewId("engines");
  public static final ViewId ENGINES_MANAGER = new ViewId("engines.manager");
  public static final ViewId ENGINES_ADD = new ViewId("engines.add");
  public static final ViewId PLAN = new ViewId("plan");
  public static final ViewId RESULT = new ViewId("result");
  public static final ViewId TABLE = new ViewId("table");
  public static final ViewId COMPARE = new ViewId("compare");
  public static final ViewId RUNS = new ViewId("runs");
  public static final ViewId DETAILS = new ViewId("details");
  public static final ViewId RECORDING = new ViewId("recording");
  public static final ViewId CRASH = new ViewId("crash");
  public static final ViewId WHY = new ViewId("why");
  public static final ViewId ISOLATION = new ViewId("isolation");
  public static final ViewId UPGRADES = new ViewId("upgrades");
  public static final ViewId ADVICE = new ViewId("advice");
  public static final ViewId MONITOR = new ViewId("monitor");
  public static final ViewId PROGRESS = new ViewId("progress");
  public static final ViewId CONSOLE = new ViewId("console");
  public static final ViewId PROBLEMS = new ViewId("problems");
  public static final ViewId WELCOME = new ViewId("welcome");
  public static final ViewId LESSONS = new ViewId("lessons");
  public static final ViewId HELP = new ViewId("help");
  public static final ViewId PREFERENCES = new ViewId("preferences");

  /// Number of phases that can be shown side by side, each in a view of its own.
  private static final int PHASES = 20;

  private static final String CHART = "chart.";

  private static final List<ViewId> OF_PHASES =
      IntStream.rangeClosed(1, PHASES)
          .mapToObj(number -> new ViewId(of(Charts.PHASE) + "." + number))
          .toList();

  private static final List<ViewId> ALL =
      Stream.of(
              Stream.of(ENGINES, ENGINES_MANAGER, ENGINES_ADD, PLAN, RESULT),
              OF_PHASES.stream(),
              Charts.STANDARD.all().stream()
                  .filter(chart -> !chart.equals(Charts.PHASE))
                  .map(ViewId::of),
              Stream.of(TABLE, COMPARE, WHY, ISOLATION, UPGRADES, RUNS, DETAILS, RECORDING, CRASH),
              Stream.of(MONITOR, PROGRESS, CONSOLE, PROBLEMS),
              Stream.of(WELCOME, ADVICE, LESSONS, HELP, PREFERENCES))
          .flatMap(each -> each)
          .toList();

  private final String id;

  private ViewId(String id) {
    this.id = id;
  }

  /// Returns all views of the window.
  public static List<ViewId> all() {
    return ALL;
  }

  /// Returns the view of an id that was read from a file. Empty for an unknown id, for example of
  /// another version.
  public static Optional<ViewId> named(String id) {
    return ALL.stream().filter(each -> each.id.equals(id)).findFirst();
  }

  /// Returns the view of a chart. The chart of one phase has [#ofPhases] instead.
  public static ViewId of(Chart chart) {
    return new ViewId(CHART + chart.id());
  }

  /// Returns the views that show the chart of one phase each, in the order of the phases.
  public static List<ViewId> ofPhases() {
    return OF_PHASES;
  }

  /// Returns whether this view shows a chart.
  public boolean isChart() {
    return id.startsWith(CHART);
  }

  /// Returns the text by which files name the view.
  public String id() {
    return id;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ViewId view && view.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
