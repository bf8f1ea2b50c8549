package dynobench.ui.details;

import dynobench.ui.desk.Desk;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.SeriesSwatch;
import dynobench.ui.parts.Texts;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The page about the picked series, or the run.
public final class DetailsView {
  @FXML private SeriesSwatch swatch;
  @FXML private Label title;
  @FXML private Label subtitle;
  @FXML private Button back;
  @FXML private VBox content;

  private final Desk desk;
  private final Texts texts = new Texts(DetailsView.class);
  private final DetailsViewModel model;
  private final Parent node;

  DetailsView(Desk desk) {
    this.desk = desk;
    model = new DetailsViewModel(desk, texts);
    node = Fxml.load(this, "details.fxml");
    node.sceneProperty().subscribe(scene -> model.watched().set(scene != null));
    model.page().subscribe(_ -> show());
    desk.appearance().dark().addListener((_, _, _) -> show());
    desk.appearance().fontPercent().addListener((_, _, _) -> show());
    desk.appearance().presenting().addListener((_, _, _) -> show());
  }

  /// The view of the window.
  public static Stream<DockView> of(Desk desk) {
    var texts = new Texts(DetailsView.class);
    return Stream.of(
        DockView.of("details", texts, Feather.SIDEBAR, "right", () -> new DetailsView(desk).node));
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
    Page page = model.page().get();
    var theme = desk.appearance().chartTheme();
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
    var clipboard = new ClipboardContent();
    clipboard.putString(model.page().get().text());
    Clipboard.getSystemClipboard().setContent(clipboard);
  }
}
