package dynobench.ui.help;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.help.HelpBook.Hit;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.PageDrawing;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.fxml.FXML;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// View of the help: the list of pages, and one page to read.
public final class HelpView {
  private static final String HOME = "right";

  /// Width in pixels below which the list of pages would leave too little room for a page.
  private static final double NARROW = 620;

  private static final double LIST_BESIDE = 0.27;
  private static final double LIST_ABOVE = 0.3;
  private static final KeyCombination BACK = KeyCombination.valueOf("Alt+Left");

  @FXML private TextField search;
  @FXML private ListView<Hit> list;
  @FXML private Label nothing;
  @FXML private Button back;
  @FXML private SplitPane split;
  @FXML private ScrollPane scroll;
  @FXML private StackPane paper;

  private final ViewTexts texts = new ViewTexts(HelpView.class);
  private final HelpViewModel model;
  private final PageDrawing drawing;

  /// Creates the view.
  ///
  /// @param book queried in the background, when a page is first needed; again after a failure
  public HelpView(Supplier<HelpBook> book, TaskStarter tasks) {
    model = new HelpViewModel(book, tasks, texts.of("task.read"));
    drawing = new PageDrawing(model::follow, texts.of("link.tip"));
  }

  public DockView dock() {
    return DockView.of(ViewId.HELP, texts, Feather.HELP_CIRCLE, HOME, this::load);
  }

  private Parent load() {
    Parent node = Fxml.load(this, "help.fxml");
    node.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    node.sceneProperty()
        .subscribe(scene -> {
          if (scene != null) {
            model.load();
          }
        });
    return node;
  }

  /// Opens the page about a view. The caller shows the help.
  public void openView(ViewId view) {
    model.openView(view);
  }

  /// Opens a page, such as `guide/keys.md` or `measuring.md`.
  public void openPage(String id) {
    model.open(id);
  }

  @FXML
  private void initialize() {
    search.textProperty().bindBidirectional(model.search());
    nothing.textProperty().bind(model.search().map(words -> texts.of("nothing", words)));
    list.setPlaceholder(nothing);
    list.setItems(model.hits());
    list.setCellFactory(_ -> new HitCell());
    list.getSelectionModel().selectedItemProperty().subscribe(this::pick);
    back.disableProperty().bind(model.canGoBack().not());
    model.page().subscribe(this::turnTo);
    split.widthProperty().subscribe(this::fit);
    model.search().subscribe(this::fit);
  }

  /// Shows the list beside the page. In a narrow view it is above the page, and only during a
  /// search; the page of contents has the same links.
  private void fit() {
    boolean narrow = split.getWidth() > 0 && split.getWidth() < NARROW;
    boolean listed = !narrow || !model.search().get().isBlank();
    split.setOrientation(narrow ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    List<Node> wanted = listed ? List.of(list, scroll) : List.of(scroll);
    if (!split.getItems().equals(wanted)) {
      split.getItems().setAll(wanted);
      split.setDividerPositions(narrow ? LIST_ABOVE : LIST_BESIDE);
    }
  }

  private void pick(@Nullable Hit hit) {
    if (hit != null) {
      model.open(hit.page().id());
    }
  }

  private void turnTo(Optional<HelpPage> page) {
    page.ifPresent(next -> {
      paper.getChildren().setAll(drawing.draw(next.document()));
      scroll.setVvalue(0);
      list.getItems().stream()
          .filter(hit -> hit.page().equals(next))
          .findFirst()
          .ifPresent(hit -> list.getSelectionModel().select(hit));
    });
  }

  private void press(KeyEvent event) {
    if (BACK.match(event)) {
      model.back();
      event.consume();
    }
  }

  @FXML
  private void back() {
    model.back();
  }

  @FXML
  private void toList() {
    list.requestFocus();
    list.getSelectionModel().selectFirst();
  }

  @FXML
  private void copy() {
    SystemClipboard.text(model.page().get().map(HelpPage::text).orElse(""));
  }
}
