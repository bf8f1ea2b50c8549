package dynobench.ui.lessons;

import dynobench.lesson.Lesson;
import dynobench.toml.Problem;
import dynobench.ui.command.Commands;
import dynobench.ui.lessons.LessonsViewModel.Open;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.PageDrawing;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Pane that shows the list of lessons or, while a lesson is open, the page of its step.
final class LessonsPane {
  @FXML private BorderPane list;
  @FXML private VBox rows;
  @FXML private Label problems;
  @FXML private Button export;
  @FXML private BorderPane lesson;
  @FXML private Label title;
  @FXML private HBox steps;
  @FXML private ScrollPane scroll;
  @FXML private VBox body;
  @FXML private Label hint;
  @FXML private Button back;
  @FXML private Button next;

  private final LessonsViewModel model;
  private final LessonsActions actions;
  private final Commands commands;
  private final ViewTexts texts;
  private final PageDrawing pages;
  private final Parent node;
  private Optional<LessonStep> shown = Optional.empty();

  /// Creates a pane.
  ///
  /// @param commands whose keys the pane handles
  LessonsPane(LessonsViewModel model, LessonsActions actions, Commands commands, ViewTexts texts) {
    this.model = model;
    this.actions = actions;
    this.commands = commands;
    this.texts = texts;
    pages = new PageDrawing(_ -> {}, "");
    node = Fxml.load(this, "lessons.fxml");
    follow();
    node.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    node.sceneProperty()
        .subscribe(scene -> {
          if (scene != null) {
            model.load();
            Platform.runLater(node::requestFocus); // after its container is ready
          }
        });
  }

  Parent node() {
    return node;
  }

  private void follow() {
    model.lessons().subscribe(_ -> list());
    model.sessions().subscribe(_ -> list());
    model.problems().subscribe(this::showProblems);
    model.open().subscribe(_ -> show());
    model.run().going().subscribe((_, _) -> show());
    model.run().obstacle().subscribe((_, _) -> show());
    actions.progress().subscribe((_, _) -> show());
  }

  private void list() {
    List<Node> nodes = new ArrayList<>();
    for (Lesson each : model.lessons().get()) {
      var row = new LessonRow(texts, nodes.size() + 1, each, model.last(each));
      row.setOnAction(_ -> model.open(each));
      nodes.add(row);
    }
    rows.getChildren().setAll(nodes);
    export.setDisable(model.sessions().get().all().isEmpty());
  }

  private void showProblems(List<Problem> found) {
    problems.setText(found.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    problems.setVisible(!found.isEmpty());
    problems.setManaged(!found.isEmpty());
  }

  private void show() {
    Optional<Open> open = model.open().get();
    Optional<LessonStep> step = open.map(it -> it.session().step());
    boolean turned = !shown.equals(step);
    boolean held = holdsFocus();
    int typed = turned ? -1 : typed();
    shown = step;
    list.setVisible(open.isEmpty());
    lesson.setVisible(open.isPresent());
    open.ifPresent(this::fill);
    if (turned) {
      scroll.setVvalue(0);
    }
    if (turned || held) {
      focusAgain(typed); // the focused node may be gone
    }
  }

  /// Returns the index of the votes field that has the focus; -1 for none.
  private int typed() {
    return node.getScene() == null ? -1 : counts().indexOf(node.getScene().getFocusOwner());
  }

  private List<Node> counts() {
    return new ArrayList<>(body.lookupAll(".lesson-vote-count"));
  }

  private void focusAgain(int place) {
    List<Node> counts = counts();
    if (place >= 0 && place < counts.size() && counts.get(place) instanceof TextField count) {
      count.requestFocus();
      count.selectAll();
    } else {
      node.requestFocus();
    }
  }

  private boolean holdsFocus() {
    return node.getScene() != null
        && Stream.iterate(node.getScene().getFocusOwner(), it -> it != null, Node::getParent)
            .anyMatch(node::equals);
  }

  private void fill(Open open) {
    LessonStep step = open.session().step();
    title.setText(
        texts.of(
            "lesson", model.lessons().get().indexOf(open.lesson()) + 1, open.lesson().title()));
    steps.getChildren().setAll(steps(step));
    var page =
        new StepPage(
            model,
            texts,
            pages,
            actions.showRun(),
            actions.showCurrent(),
            actions.progress().getValue());
    body.getChildren().setAll(page.nodes(open));
    hint.setText(texts.of("hint." + step.key(), open.lesson().answers().size()));
    back.setDisable(step == LessonStep.QUESTION);
    next.setDisable(!model.canContinue());
    next.setText(texts.of("next." + step.key()));
  }

  private List<Label> steps(LessonStep now) {
    List<Label> labels = new ArrayList<>();
    for (LessonStep each : LessonStep.values()) {
      var label = new Label(texts.of("step." + each.key()));
      label.getStyleClass().add("lesson-step");
      if (each == now) {
        label.getStyleClass().add("lesson-step-now");
      }
      labels.add(label);
    }
    return labels;
  }

  private void press(KeyEvent event) {
    if (event.getTarget() instanceof TextInputControl) {
      return; // the user types a number
    }
    if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof ButtonBase button) {
      event.consume();
      button.fire(); // Enter fires buttons only on some platforms
      return;
    }
    if (model.open().get().isEmpty()) {
      choose(event);
    } else {
      commands.execute(event);
      if (!event.isConsumed()) {
        vote(event);
      }
      if (!event.isConsumed()) {
        scroll(event.getCode());
      }
    }
  }

  /// Handles a key in the list. The arrow keys move between lessons. Enter opens the first
  /// unfinished lesson if none has the focus. Other keys may belong to commands.
  private void choose(KeyEvent event) {
    int now = rows.getChildren().indexOf(node.getScene().getFocusOwner());
    switch (event.getCode()) {
      case DOWN -> focus(now + 1);
      case UP -> focus(now - 1);
      case ENTER -> model.openNext();
      default -> {
        commands.execute(event);
        return;
      }
    }
    event.consume();
  }

  private void focus(int place) {
    int last = rows.getChildren().size() - 1;
    if (last >= 0) {
      rows.getChildren().get(Math.clamp(place, 0, last)).requestFocus();
    }
  }

  private void vote(KeyEvent event) {
    String name = event.getCode().getName();
    boolean digit = event.getCode().isDigitKey() || event.getCode().isKeypadKey();
    if (digit && !event.isShortcutDown() && !event.isAltDown()) {
      String figure = name.substring(name.length() - 1);
      if (figure.matches("[1-9]")) {
        model.voteMore(Integer.parseInt(figure) - 1, event.isShiftDown() ? -1 : 1);
        event.consume();
      }
    }
  }

  /// Scrolls by half a page with the keys Up and Down.
  private void scroll(KeyCode code) {
    double step = scroll.getViewportBounds().getHeight() / 2;
    double beyond = body.getParent().getLayoutBounds().getHeight() - 2 * step;
    if (beyond > 0 && (code == KeyCode.DOWN || code == KeyCode.UP)) {
      double share = step / beyond * (code == KeyCode.DOWN ? 1 : -1);
      scroll.setVvalue(Math.clamp(scroll.getVvalue() + share, 0, 1));
    }
  }

  @FXML
  private void export() {
    actions.export().run();
  }

  @FXML
  private void guide() {
    actions.guide().run();
  }

  @FXML
  private void toList() {
    model.close();
  }

  @FXML
  private void back() {
    model.back();
  }

  @FXML
  private void next() {
    actions.advance().run();
  }
}
