package dynobench.ui.problems;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.problemlist.ProblemList;
import dynobench.ui.problemlist.ProblemListEntry;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// List of problems, the text for an empty list, and an open stack trace below it.
public final class ProblemsView {
  @FXML private Label summary;
  @FXML private ListView<ProblemListEntry> list;
  @FXML private VBox empty;
  @FXML private Label sentence;
  @FXML private Hyperlink what;
  @FXML private Label checks;
  @FXML private VBox detailsPane;
  @FXML private TextArea details;
  @FXML private Button copy;
  @FXML private Button clear;

  private final ViewTexts texts = new ViewTexts(ProblemsView.class);
  private final ProblemsViewModel model;
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(() -> Fxml.load(this, "problems.fxml"));

  ProblemsView(
      ProblemList problemList,
      RunDisplay showing,
      Navigation navigation,
      Notifications notifications) {
    model = new ProblemsViewModel(problemList, showing, navigation, notifications, texts);
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands(notifications);
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      ProblemList problemList,
      RunDisplay showing,
      Navigation navigation,
      Notifications notifications) {
    var texts = new ViewTexts(ProblemsView.class);
    var view = new ProblemsView(problemList, showing, navigation, notifications);
    return Stream.of(
        DockView.of(ViewId.PROBLEMS, texts, Feather.ALERT_TRIANGLE, "bottom", view.node)
            .offering(view.commands));
  }

  private void addCommands(Notifications notifications) {
    commands
        .add("problems.copy", this::copy)
        .key("Shortcut+C")
        .icon(Feather.COPY)
        .when(Bindings.isNotEmpty(model.list()))
        .done();
    commands
        .add("problems.clear", model::clearMessages)
        .icon(Feather.X_CIRCLE)
        .when(Bindings.isNotEmpty(notifications.list()))
        .done();
  }

  Parent node() {
    return node.get();
  }

  @FXML
  private void initialize() {
    summary.textProperty().bind(model.summary());
    list.setItems(model.list());
    list.setCellFactory(_ -> new ProblemListCell(model, texts));
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.setOnKeyPressed(this::pressed);
    CommandControls.bind(copy, commands.get("problems.copy"));
    CommandControls.bind(clear, commands.get("problems.clear"));
    empty.visibleProperty().bind(Bindings.isEmpty(model.list()));
    sentence.textProperty().bind(model.empty());
    checks.setText(model.checks());
    checks.visibleProperty().bind(what.visitedProperty());
    checks.managedProperty().bind(what.visitedProperty());
    details.textProperty().bind(model.details());
    detailsPane.visibleProperty().bind(Bindings.isNotEmpty(model.details()));
    detailsPane.managedProperty().bind(detailsPane.visibleProperty());
  }

  private void pressed(KeyEvent key) {
    commands.execute(key);
    if (key.getCode() == KeyCode.ENTER) {
      Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(model::follow);
    }
  }

  @FXML
  private void toggleChecks() {
    what.setVisited(!checks.isVisible());
  }

  private void copy() {
    var _ = node(); // create the view, in case it was never visible
    List<ProblemListEntry> chosen = List.copyOf(list.getSelectionModel().getSelectedItems());
    SystemClipboard.text(ProblemsViewModel.text(chosen.isEmpty() ? list.getItems() : chosen));
  }

  @FXML
  private void closeDetails() {
    model.closeDetails();
  }
}
