package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.command.Command;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.help.HelpView;
import dynobench.ui.lessons.LessonsView;
import dynobench.ui.parts.Texts;
import dynobench.ui.preferences.PreferencesView;
import dynobench.ui.result.ResultView;
import dynobench.ui.welcome.WelcomeView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Brings views to the front: those that are used most by a figure with Ctrl.
final class ViewCommands {
  private static final String CHARTS = "charts";

  /// The first has the key 1.
  private static final List<String> KEYS =
      List.of(
          "plan",
          ResultView.ID,
          CHARTS,
          "table",
          "compare",
          "engines",
          "runs",
          "details",
          "monitor");

  private static final Set<String> PAGES =
      Set.of(WelcomeView.ID, LessonsView.ID, HelpView.ID, PreferencesView.ID);

  private final Dock dock;
  private final Texts texts;
  private String lastChart = ChartView.ofPhases().getFirst();

  ViewCommands(Dock dock, Texts texts) {
    this.dock = dock;
    this.texts = texts;
    dock.front()
        .subscribe(id -> {
          if (ChartView.isChart(id)) {
            lastChart = id;
          }
        });
  }

  /// @param commands that take them in
  void addTo(Commands commands) {
    String tip = texts.of("show.charts.tip");
    var always = Bindings.createBooleanBinding(() -> true);
    commands.take(
        command(CHARTS, texts.of("show.charts"), tip, Feather.ACTIVITY, this::enterChart, always));
    views().forEach(each -> commands.take(opener(each)));
    commands.add("pane.next", () -> dock.nextPane(1)).key("F6").done();
    commands.add("pane.previous", () -> dock.nextPane(-1)).key("Shift+F6").done();
    commands
        .add("pane.enlarge", () -> dock.enlarge(dock.front().get()))
        .key("Shortcut+M")
        .icon(Feather.MAXIMIZE_2)
        .done();
  }

  /// The ids of those for a menu of views: not each chart, of which there are too many.
  List<String> ids() {
    return Stream.concat(
            KEYS.stream(), views().map(DockView::id).filter(each -> !KEYS.contains(each)))
        .map(ViewCommands::id)
        .toList();
  }

  /// All charts that there are now.
  Stream<Command> charts() {
    return dock.views().stream()
        .filter(each -> ChartView.isChart(each.id()) && each.present().getValue())
        .map(this::opener);
  }

  /// Pages have commands of their own.
  private Stream<DockView> views() {
    return dock.views().stream()
        .filter(it -> !ChartView.isChart(it.id()) && !PAGES.contains(it.id()));
  }

  private static String id(String view) {
    return "show." + view;
  }

  private void enterChart() {
    dock.enter(lastChart);
  }

  private Command opener(DockView view) {
    return command(
        view.id(),
        view.title().getValue(),
        view.tip(),
        view.icon(),
        () -> dock.enter(view.id()),
        Bindings.createBooleanBinding(view.present()::getValue, view.present()));
  }

  private static Command command(
      String view,
      String title,
      String tip,
      Ikon icon,
      Runnable action,
      ObservableBooleanValue possible) {
    return new Command(
        id(view),
        title,
        tip,
        key(view),
        List.of(),
        Optional.empty(),
        Optional.of(icon),
        action,
        possible,
        new ReadOnlyStringWrapper(""),
        Optional.empty());
  }

  private static Optional<KeyCombination> key(String view) {
    int place = KEYS.indexOf(view);
    return place < 0
        ? Optional.empty()
        : Optional.of(KeyCombination.valueOf("Shortcut+" + (place + 1)));
  }
}
