package dynobench.ui.replay;

import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Replay.Speed;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The bar that steers a replay. It takes no room while none is shown.
public final class ReplayBar {
  @FXML private HBox root;
  @FXML private Label run;
  @FXML private Button restart;
  @FXML private ToggleButton play;
  @FXML private Button step;
  @FXML private HBox speeds;
  @FXML private ProgressBar progress;
  @FXML private Label position;
  @FXML private Button stop;

  private final Texts texts;
  private final ReplayBarViewModel model;
  private final Parent node;

  private ReplayBar(ReplayBarViewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    node = Fxml.load(this, "replay.fxml");
    root.visibleProperty().bind(model.visible());
    root.managedProperty().bind(model.visible());
    run.textProperty().bind(model.run());
    position.textProperty().bind(model.position());
    progress.progressProperty().bind(model.fraction());
    play.selectedProperty().bindBidirectional(model.playing());
    play.disableProperty().bind(model.ended());
    step.disableProperty().bind(model.ended());
    model.playing().subscribe(this::sign);
    restart.setOnAction(_ -> model.restart());
    step.setOnAction(_ -> model.step());
    stop.setOnAction(_ -> model.stop());
    addSpeeds();
  }

  /// The bar, to be put under the tool bar.
  public static Node of(Desk desk) {
    var texts = new Texts(ReplayBar.class);
    return new ReplayBar(new ReplayBarViewModel(desk.showing(), texts), texts).node;
  }

  private void sign(boolean playing) {
    play.setGraphic(new FontIcon(playing ? Feather.PAUSE : Feather.PLAY));
    play.setAccessibleText(texts.of(playing ? "pause" : "play"));
    play.setTooltip(new Tooltip(texts.of(playing ? "pause.tip" : "play.tip")));
  }

  private void addSpeeds() {
    var group = new ToggleGroup();
    for (Speed each : Speed.values()) {
      var button = new ToggleButton(texts.of("speed", each.times()));
      button.setToggleGroup(group);
      button.setTooltip(new Tooltip(texts.of("speed.tip", each.times())));
      button.setAccessibleText(texts.of("speed.tip", each.times()));
      // A click on the chosen one would choose none.
      button.setOnAction(_ -> {
        model.speed().set(each);
        button.setSelected(true);
      });
      model.speed().subscribe(chosen -> button.setSelected(chosen == each));
      speeds.getChildren().add(button);
    }
  }
}
