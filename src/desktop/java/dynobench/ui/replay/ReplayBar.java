package dynobench.ui.replay;

import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.shownrun.Replay.Speed;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Bar that controls a replay. It takes no space while no replay is shown.
public final class ReplayBar {
  @FXML private Label run;
  @FXML private Button restart;
  @FXML private ToggleButton play;
  @FXML private Button step;
  @FXML private HBox speeds;
  @FXML private ProgressBar progress;
  @FXML private Label position;
  @FXML private Button stop;

  private final ViewTexts texts;
  private final ReplayBarViewModel model;
  private final Commands commands;
  private final StackPane place = new StackPane();

  private ReplayBar(ReplayBarViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    commands = Commands.ofWindow(texts);
    addCommands();
    place.visibleProperty().bind(model.visible());
    place.managedProperty().bind(model.visible());
    model
        .visible()
        .subscribe(shown -> {
          if (shown && place.getChildren().isEmpty()) {
            place.getChildren().add(load());
          }
        });
  }

  private Parent load() {
    Parent node = Fxml.load(this, "replay.fxml");
    run.textProperty().bind(model.run());
    position.textProperty().bind(model.position());
    progress.progressProperty().bind(model.fraction());
    CommandControls.bind(restart, commands.get("replay.restart"));
    CommandControls.bind(play, commands.get("replay.play"));
    CommandControls.bind(step, commands.get("replay.step"));
    CommandControls.bind(stop, commands.get("replay.stop"));
    model.playing().subscribe(this::sign);
    addSpeeds();
    return node;
  }

  /// Creates the bar of a window.
  public static ReplayBar of(RunDisplay showing) {
    var texts = new ViewTexts(ReplayBar.class);
    return new ReplayBar(new ReplayBarViewModel(showing, texts), texts);
  }

  private void addCommands() {
    var shown = model.visible();
    commands
        .add("replay.play", model::play)
        .key("F8")
        .icon(Feather.PLAY)
        .when(shown)
        .chosenWhen(model.playing())
        .done();
    commands
        .add("replay.step", model::step)
        .key("F7")
        .icon(Feather.SKIP_FORWARD)
        .when(shown.and(model.ended().not()))
        .done();
    commands.add("replay.restart", model::restart).icon(Feather.SKIP_BACK).when(shown).done();
    commands.add("replay.stop", model::stop).icon(Feather.SQUARE).when(shown).done();
    for (Speed each : Speed.values()) {
      commands
          .add(id(each), () -> model.speed().set(each))
          .when(shown)
          .chosenWhen(
              Bindings.createBooleanBinding(() -> model.speed().get() == each, model.speed()))
          .done();
    }
  }

  private static String id(Speed speed) {
    return "replay.speed." + speed.times();
  }

  /// Returns the node to place below the tool bar.
  public Node node() {
    return place;
  }

  /// Returns the commands of a replay.
  public List<Command> commands() {
    return commands.all();
  }

  private void sign(boolean playing) {
    play.setGraphic(new FontIcon(playing ? Feather.PAUSE : Feather.PLAY));
    play.setAccessibleText(texts.of(playing ? "pause" : "replay.play"));
    play.setTooltip(new Tooltip(texts.of(playing ? "pause.tip" : "replay.play.tip")));
  }

  private void addSpeeds() {
    for (Speed each : Speed.values()) {
      var button = new ToggleButton(texts.of("speed", each.times()));
      CommandControls.bind(button, commands.get(id(each)));
      speeds.getChildren().add(button);
    }
  }
}
