package dynobench.ui;

import dynobench.ui.command.Command;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Commands that bring views to the front. The most used ones have a digit with Ctrl (Command on
/// macOS) as their key. Other commands move between the panes or enlarge one.
final class ViewCommands {
  private static final String CHARTS = "charts";

  /// Views with a digit; the first has the key 1.
  private static final List<String> KEYS =
      List.of(
          ViewId.PLAN.id(),
          ViewId.RESULT.id(),
          CHARTS,
          ViewId.TABLE.id(),
          ViewId.COMPARE.id(),
          ViewId.ENGINES.id(),
          ViewId.RUNS.id(),
          ViewId.DETAILS.id(),
          ViewId.MONITOR.id());

  /// Commands of pages, which other classes create.
  private static final Map<ViewId, String> PAGES =
      Map.of(
          ViewId.WELCOME,
          "help.welcome",
          ViewId.LESSONS,
          "help.lessons",
          ViewId.HELP,
          "help.view",
          ViewId.PREFERENCES,
          "view.preferences");

  private final Dock dock;
  private final ViewTexts texts;
  private ViewId lastChart = ViewId.ofPhases().getFirst();

  ViewCommands(Dock dock, ViewTexts texts) {
    this.dock = dock;
    this.texts = texts;
    dock.front()
        .subscribe(front -> front.filter(ViewId::isChart).ifPresent(chart -> lastChart = chart));
  }

  /// Adds the commands.
  ///
  /// @param commands that receive them
  void addTo(Commands commands) {
    String tip = texts.of("show.charts.tip");
    var always = Bindings.createBooleanBinding(() -> true);
    commands.add(
        command(CHARTS, texts.of("show.charts"), tip, Feather.ACTIVITY, this::enterChart, always));
    views().forEach(each -> commands.add(opener(each)));
    commands.add("pane.next", () -> dock.nextPane(1)).key("F6").done();
    commands.add("pane.previous", () -> dock.nextPane(-1)).key("Shift+F6").done();
    commands
        .add("pane.enlarge", () -> dock.front().get().ifPresent(dock::enlarge))
        .key("Shortcut+M")
        .icon(Feather.MAXIMIZE_2)
        .done();
  }

  /// Returns the command ids for a menu of views, without the many single charts.
  List<String> ids() {
    return Stream.concat(
            KEYS.stream(), views().map(each -> each.id().id()).filter(each -> !KEYS.contains(each)))
        .map(ViewCommands::id)
        .toList();
  }

  /// Returns the commands of all charts that are present now.
  Stream<Command> charts() {
    return dock.views().stream()
        .filter(each -> each.id().isChart() && each.present().getValue())
        .map(this::opener);
  }

  /// Returns the views that need a command here; pages have commands of their own.
  private Stream<DockView> views() {
    return dock.views().stream().filter(it -> !it.id().isChart() && !PAGES.containsKey(it.id()));
  }

  /// Returns the id of the command that brings a view to the front.
  static String commandOf(ViewId view) {
    return PAGES.getOrDefault(view, id(view.id()));
  }

  private static String id(String shown) {
    return "show." + shown;
  }

  private void enterChart() {
    dock.enter(lastChart);
  }

  private Command opener(DockView view) {
    return command(
        view.id().id(),
        view.title().getValue(),
        view.tip(),
        view.icon(),
        () -> dock.enter(view.id()),
        Bindings.createBooleanBinding(view.present()::getValue, view.present()));
  }

  private static Command command(
      String shown,
      String title,
      String tip,
      Ikon icon,
      Runnable action,
      ObservableBooleanValue possible) {
    return new Command(
        id(shown),
        title,
        tip,
        key(shown),
        List.of(),
        Optional.empty(),
        Optional.of(icon),
        action,
        possible,
        new ReadOnlyStringWrapper(""),
        Optional.empty());
  }

  private static Optional<KeyCombination> key(String shown) {
    int place = KEYS.indexOf(shown);
    return place < 0
        ? Optional.empty()
        : Optional.of(KeyCombination.valueOf("Shortcut+" + (place + 1)));
  }
}
