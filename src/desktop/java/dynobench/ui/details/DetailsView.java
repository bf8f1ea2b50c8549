package dynobench.ui.details;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.SeriesSwatch;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.ResultWarning;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Page about the selected series, or the run.
public final class DetailsView {
  @FXML private SeriesSwatch swatch;
  @FXML private Label title;
  @FXML private Label subtitle;
  @FXML private Button back;
  @FXML private VBox content;

  private final Appearance appearance;
  private final ViewTexts texts = new ViewTexts(DetailsView.class);
  private final DetailsViewModel model;
  private final Parent node;

  DetailsView(
      RunDisplay showing,
      ObservableValue<List<ResultWarning>> warnings,
      RunSources library,
      Appearance appearance,
      TaskStarter tasks,
      ZoneId zone) {
    this.appearance = appearance;
    model = new DetailsViewModel(showing, warnings, library, tasks, zone, texts);
    node = Fxml.load(this, "details.fxml");
    node.sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    model.page().subscribe(_ -> show());
    appearance.dark().addListener((_, _, _) -> show());
    appearance.fontPercent().addListener((_, _, _) -> show());
    appearance.presenting().addListener((_, _, _) -> show());
  }

  /// Returns the view for the dock.
  ///
  /// @param warnings warnings about the shown run
  /// @param zone of the displayed times
  public static Stream<DockView> of(
      RunDisplay showing,
      ObservableValue<List<ResultWarning>> warnings,
      RunSources library,
      Appearance appearance,
      TaskStarter tasks,
      ZoneId zone) {
    var texts = new ViewTexts(DetailsView.class);
    return Stream.of(
        DockView.of(
            ViewId.DETAILS,
            texts,
            Feather.SIDEBAR,
            "right",
            () -> new DetailsView(showing, warnings, library, appearance, tasks, zone).node));
  }

  Parent node() {
    return node;
  }

  @FXML
  private void initialize() {
    swatch.managedProperty().bind(swatch.visibleProperty());
    subtitle.managedProperty().bind(subtitle.textProperty().isNotEmpty());
    back.managedProperty().bind(back.visibleProperty());
    back.visibleProperty().bind(model.partial());
  }

  private void show() {
    DetailsPage page = model.page().get();
    var theme = appearance.chartTheme();
    swatch.show(page.look(), theme);
    swatch.setVisible(page.look().isPresent());
    title.setText(page.title());
    subtitle.setText(page.subtitle());
    content.getChildren().setAll(new PageNodes(texts, theme).of(page));
  }

  @FXML
  private void showRun() {
    model.showRun();
  }

  @FXML
  private void copy() {
    SystemClipboard.text(model.page().get().text());
  }
}
