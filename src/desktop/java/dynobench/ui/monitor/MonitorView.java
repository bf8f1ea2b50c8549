package dynobench.ui.monitor;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.monitor.MonitorViewModel.Follow;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.time.Clock;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Monitor view: the strips and their bar.
public final class MonitorView {
  private static final double CLOSER = 0.5;

  @FXML private ToggleButton lastMinute;
  @FXML private ToggleButton wholeRun;
  @FXML private Button closer;
  @FXML private Button wider;
  @FXML private Label where;
  @FXML private Label empty;
  @FXML private ScrollPane scroll;

  private final MonitorViewModel model;
  private final BandColours colours;
  private final ViewTexts texts = new ViewTexts(MonitorView.class);
  private final Commands commands = Commands.ofView(texts, texts.of("title"));
  private final LazyValue<Parent> node = new LazyValue<>(() -> Fxml.load(this, "monitor.fxml"));

  MonitorView(MonitorViewModel model, BandColours colours) {
    this.model = model;
    this.colours = colours;
    addFollow("monitor.minute", Follow.LAST_MINUTE, "End");
    addFollow("monitor.whole", Follow.WHOLE_RUN, "Home");
    addZoom("monitor.closer", CLOSER, "Up", Feather.ZOOM_IN);
    addZoom("monitor.wider", 1 / CLOSER, "Down", Feather.ZOOM_OUT);
    addLanes();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RunDisplay showing, Appearance appearance, Navigation navigation, Lanes lanes, Clock clock) {
    var model = new MonitorViewModel(clock, OwnUse.ofThisProgram(clock), lanes);
    showing.add(model);
    navigation.throughTrials(model::showTrial);
    var view = new MonitorView(model, new BandColours(showing, appearance));
    return Stream.of(
        DockView.of(ViewId.MONITOR, view.texts, Feather.ACTIVITY, "bottom", view.node)
            .offering(view.commands)
            .presentWhile(showing.revision().map(_ -> !showing.result().isOfCrashes())));
  }

  private void addFollow(String id, Follow which, String key) {
    var on = Bindings.createBooleanBinding(() -> model.follow().get() == which, model.follow());
    commands.add(id, () -> model.follow(!on.get(), which)).key(key).chosenWhen(on).done();
  }

  private void addZoom(String id, double factor, String key, Ikon icon) {
    commands.add(id, () -> model.zoom(factor)).key(key).icon(icon).done();
  }

  private void addLanes() {
    addChoice("monitor.lane.next", 1, "Page Down");
    addChoice("monitor.lane.previous", -1, "Page Up");
    Lanes lanes = model.lanes();
    addLane("monitor.lane.fold", "Space", lanes::fold);
    addLane("monitor.lane.up", "Shortcut+Up", it -> lanes.move(it, -1, model.shownLanes()));
    addLane("monitor.lane.down", "Shortcut+Down", it -> lanes.move(it, 1, model.shownLanes()));
    addLane("monitor.lane.taller", "Shift+Down", it -> lanes.scale(it, Lanes.STEP));
    addLane("monitor.lane.shorter", "Shift+Up", it -> lanes.scale(it, 1 / Lanes.STEP));
    commands.add("monitor.lanes.reset", lanes::reset).done();
  }

  private void addChoice(String id, int step, String key) {
    commands.add(id, () -> model.lanes().choose(step, model.shownLanes())).key(key).done();
  }

  /// Adds a command for the chosen lane.
  private void addLane(String id, String key, Consumer<Strip> action) {
    var chosen = model.lanes().chosen();
    var possible = Bindings.createBooleanBinding(() -> chosen.get().isPresent(), chosen);
    commands.add(id, () -> chosen.get().ifPresent(action)).key(key).when(possible).done();
  }

  Parent node() {
    return node.get();
  }

  @FXML
  void initialize() {
    var strips = new StripsPane(model, colours, texts);
    strips.addEventHandler(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (!key.isConsumed()) {
            commands.execute(key);
          }
        });
    new LaneMenu(commands).attach(strips);
    scroll.visibleProperty().bind(empty.visibleProperty().not());
    scroll.setContent(strips);
    CommandControls.bind(lastMinute, commands.get("monitor.minute"));
    CommandControls.bind(wholeRun, commands.get("monitor.whole"));
    CommandControls.bind(closer, commands.get("monitor.closer"));
    CommandControls.bind(wider, commands.get("monitor.wider"));
    model
        .textRevision()
        .subscribe(_ -> {
          where.setText(model.where());
          empty.setVisible(model.isEmpty());
        });
  }
}
