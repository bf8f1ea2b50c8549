package dynobench.ui;

import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.WhyNot;
import dynobench.ui.dock.Dock;
import dynobench.ui.parts.BarFit;
import dynobench.ui.parts.Fxml;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
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

/// The frame of the window: menu, tool bar, docking area, status bar.
final class WorkbenchView {
  @FXML private BorderPane frame;
  @FXML private MenuBar menus;
  @FXML private HBox tools;
  @FXML private Label status;
  @FXML private ProgressBar progress;

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

  /// Puts something over all of it.
  void addOverlay(Node overlay) {
    node.getChildren().add(overlay);
  }

  void addMenu(Menu menu) {
    menus.getMenus().add(menu);
  }

  void addTool(Command command, boolean withText) {
    Button button = CommandControls.button(command, withText);
    // Menu and keys order the same. A button that had the focus and is disabled hands it to its
    // neighbour: after Run to Stop, and after Stop to Run.
    button.setFocusTraversable(false);
    tools.getChildren().add(button);
  }

  void addTool(Node node) {
    tools.getChildren().add(node);
  }

  /// How many things limit trust; a click shows them.
  void bindDoubts(ObservableValue<String> words, Runnable show) {
    doubts.textProperty().bind(words);
    doubts
        .visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> !words.getValue().isEmpty(), words));
    doubts.setOnAction(_ -> show.run());
  }

  /// What comes after it stands at the right.
  void addGap() {
    var gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    tools.getChildren().add(gap);
  }

  /// Puts something between the tool bar and the views.
  void addBar(Node bar) {
    top.getChildren().add(bar);
  }

  /// Shows only that, without bars. They stay where they are, unseen, for the keys of their
  /// commands.
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

  /// What the status bar says.
  ///
  /// @param share done, below 0 when nothing goes on
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
