package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.RunPart;
import dynobench.result.RunState;
import dynobench.result.SampleRun;
import dynobench.ui.command.Command;
import dynobench.ui.dock.ViewId;
import dynobench.ui.tasks.NumberQuestion;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Adding rounds in the real window.
class AddRoundsInWindowTest {
  private static final String SMALL =
      """
      name = "small"
      repetitions = 1
      rows = { sizes = [100] }
      contenders = ["baseline-map/heap", "hsqldb/mem"]
      """;

  @TempDir Path folder;

  private static Command command(TestWindow window, String id) {
    return window.commands().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isPossible(TestWindow window, String id) throws Exception {
    return Toolkit.on(() -> command(window, id).possible().get());
  }

  private static String hindrance(TestWindow window, String id) throws Exception {
    return Toolkit.on(() -> command(window, id).disabledReason().getValue());
  }

  @Test
  void theShownRunGetsTheRoundsThatTheUserChose() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(isPossible(window, "run.add")).isFalse();
      window.plan(SMALL);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      window.await(() -> !window.wiring().live().running().get());
      assertThat(isPossible(window, "run.add")).isTrue();
      window.answer(2);

      window.command("run.add");

      window.await(() -> window.wiring().display().result().parts().size() == 2);
      assertThat(hindrance(window, "run.add")).isEqualTo("a run is in progress");
      window.await(() -> !window.wiring().live().running().get());
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      assertThat(Toolkit.on(() -> window.wiring().display().result().parts()))
          .extracting(RunPart::words)
          .containsExactly("round 1", "rounds 2–3");
      assertThat(isPossible(window, "run.add")).isTrue();
    }
  }

  @Test
  void aRunInTheListOffersItOnlyIfItTakesRounds() throws Exception {
    SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().archive().runs().get().isPresent());
      Toolkit.on(() -> {
        window.dock().show(ViewId.RUNS);
        return window;
      });
      Toolkit.settle();
      assertThat(isPossible(window, "runs.add")).isFalse();
      assertThat(hindrance(window, "runs.add")).isEmpty();
      select(window, "mine");
      assertThat(isPossible(window, "runs.add")).isTrue();

      selectPublished(window);
      assertThat(isPossible(window, "runs.add")).isFalse();
    }
  }

  @SuppressWarnings("unchecked")
  private static TreeView<Object> tree(TestWindow window) throws Exception {
    return (TreeView<Object>)
        Objects.requireNonNull(window.view(ViewId.RUNS).orElseThrow().lookup(".tree-view"));
  }

  private static void select(TestWindow window, String id) throws Exception {
    var tree = tree(window);
    Toolkit.on(() -> {
      for (TreeItem<Object> group : tree.getRoot().getChildren()) {
        group.getChildren().stream()
            .filter(each -> each.getValue().toString().contains(id))
            .forEach(tree.getSelectionModel()::select);
      }
      return tree;
    });
  }

  private static void selectPublished(TestWindow window) throws Exception {
    var tree = tree(window);
    Toolkit.on(() -> {
      tree.getSelectionModel().clearSelection();
      tree.getSelectionModel()
          .select(tree.getRoot().getChildren().getLast().getChildren().getFirst());
      return tree;
    });
  }

  @Test
  void theDialogShowsTheEffectOfEachNumberAndAcceptsNoOthers() throws Exception {
    try (var window = TestWindow.open(folder)) {
      var question =
          new NumberQuestion(
              "Add rounds to quick", "Words", "Rounds", 4, 99, n -> n + " rounds", "Add rounds");
      var answer = new AtomicReference<>(Optional.<OptionalInt>empty());
      Platform.runLater(() ->
          answer.set(
              Optional.of(
                  new NumberDialog(window.stage(), new ViewTexts(Workbench.class), question)
                      .ask())));
      window.await(() -> findDialog().isPresent());
      assertThat(Toolkit.on(() -> effect().getText())).isEqualTo("4 rounds");

      assertThat(isAccepted("12")).isTrue();
      assertThat(Toolkit.on(() -> effect().getText())).isEqualTo("12 rounds");
      assertThat(isAccepted("0")).isFalse();
      assertThat(isAccepted("100")).isFalse();
      assertThat(isAccepted("")).isFalse();
      assertThat(Toolkit.on(() -> effect().getText())).isBlank();
      assertThat(isAccepted("99999999999")).isFalse();
      assertThat(isAccepted("-x7")).isTrue();
      assertThat(Toolkit.on(() -> effect().getText())).isEqualTo("7 rounds");
      assertThat(isAccepted("98")).isTrue();
      Toolkit.on(() -> {
        field().increment();
        return field();
      });
      assertThat(Toolkit.on(() -> effect().getText())).isEqualTo("99 rounds");
      Platform.runLater(AddRoundsInWindowTest::pressEnter);
      window.await(() -> answer.get().isPresent());
      assertThat(answer.get().orElseThrow()).hasValue(99);
    }
  }

  private static void pressEnter() {
    var editor = field().getEditor();
    Event.fireEvent(
        editor,
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
  }

  private static boolean isAccepted(String text) throws Exception {
    return Toolkit.on(() -> {
      field().getEditor().setText("");
      field().getEditor().setText(text);
      return !yes().isDisabled();
    });
  }

  private static Optional<DialogPane> findDialog() {
    return Window.getWindows().stream()
        .map(each -> each.getScene().getRoot())
        .filter(DialogPane.class::isInstance)
        .map(DialogPane.class::cast)
        .findFirst();
  }

  private static DialogPane dialog() {
    return findDialog().orElseThrow();
  }

  private static Label effect() {
    return (Label) dialog().lookup("#number-effect");
  }

  private static Spinner<?> field() {
    return (Spinner<?>) dialog().lookup("#number");
  }

  private static Button yes() {
    return (Button)
        dialog()
            .lookupButton(
                dialog().getButtonTypes().stream()
                    .filter(each -> each.getButtonData() == ButtonData.OK_DONE)
                    .findFirst()
                    .orElseThrow());
  }
}
