package dynobench.ui;

import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.WhyNot;
import dynobench.ui.dock.Dock;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.BarFit;
import dynobench.ui.widgets.Fxml;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Frame of the window: menu, tool bar, docking area, status bar.
final class WorkbenchView {
  @FXML private BorderPane frame;
  @FXML private MenuBar menus;
  @FXML private HBox tools;
  @FXML private Label status;
  @FXML private Hyperlink offer;
  @FXML private ProgressBar progress;

  @FXML private Button current;
  @FXML private Button doubts;
  @FXML private VBox top;
  @FXML private HBox bottom;

  private final StackPane node;
  private final Dock dock;

  WorkbenchView(Dock dock) {
    node = new StackPane(Fxml.load(this, "workbench.fxml"));
    this.dock = dock;
    frame.setCenter(dock.node());
    BarFit.watch(tools);
    WhyNot.watch(tools);
  }

  Parent node() {
    return node;
  }

  /// Adds a node that covers the whole window.
  void addOverlay(Node overlay) {
    node.getChildren().add(overlay);
  }

  void addMenu(Menu menu) {
    menus.getMenus().add(menu);
  }

  void addTool(Command command, boolean withText) {
    Button button = CommandControls.button(command, withText);
    // The menu and keys give the same command. A focused button that becomes disabled would pass
    // the focus to its neighbour: from Run to Stop, and from Stop to Run.
    button.setFocusTraversable(false);
    tools.getChildren().add(button);
  }

  void addTool(Node node) {
    tools.getChildren().add(node);
  }

  /// Binds the button with the numbers of problems and warnings; a click shows them. An empty text
  /// hides the button.
  void bindDoubts(ObservableValue<String> words, Runnable show) {
    doubts.textProperty().bind(words);
    doubts
        .visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> !words.getValue().isEmpty(), words));
    doubts.setOnAction(_ -> show.run());
  }

  /// Binds the button that shows the run in progress while another one is shown.
  void bindCurrent(Command show, ObservableValue<Boolean> elsewhere) {
    CommandControls.bind(current, show);
    current.visibleProperty().bind(elsewhere);
    current.managedProperty().bind(elsewhere);
  }

  /// Binds the action that the displayed notification offers.
  void bindOffer(ObservableValue<Optional<Notifications.Offer>> offered, Runnable accept) {
    offer.textProperty().bind(offered.map(it -> it.map(Notifications.Offer::label).orElse("")));
    offer.visibleProperty().bind(offered.map(Optional::isPresent));
    offer.managedProperty().bind(offer.visibleProperty());
    offer.setOnAction(_ -> {
      offer.setVisited(false);
      accept.run();
    });
  }

  /// Adds a gap that moves the following tools to the right.
  void addGap() {
    var gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    tools.getChildren().add(gap);
  }

  /// Adds a bar between the tool bar and the views.
  void addBar(Node bar) {
    top.getChildren().add(bar);
  }

  /// Shows only this node, without bars. The bars stay in the scene, invisibly, for the keys of
  /// their commands.
  void present(Parent alone) {
    showBars(false);
    frame.setCenter(alone);
  }

  private void showBars(boolean shown) {
    for (Node bar : new Node[] {top, bottom}) {
      bar.setVisible(shown);
      bar.setManaged(shown);
    }
  }

  /// Shows everything again.
  void endPresenting() {
    showBars(true);
    frame.setCenter(dock.node());
  }

  /// Binds the status bar.
  ///
  /// @param share completed share, negative without a run
  void bindStatus(ObservableValue<String> sentence, ObservableValue<Number> share) {
    status.textProperty().bind(sentence);
    progress
        .progressProperty()
        .bind(
            Bindings.createDoubleBinding(() -> Math.max(0, share.getValue().doubleValue()), share));
    progress.managedProperty().bind(progress.visibleProperty());
    progress
        .visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> share.getValue().doubleValue() >= 0, share));
  }
}
