package dynobench.ui.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.chart.Charts;
import dynobench.lesson.Lessons;
import dynobench.result.RunState;
import dynobench.ui.Photo;
import dynobench.ui.TestWindow;
import dynobench.ui.Toolkit;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lecturer using the keyboard in the real window.
@Thorough
class LessonInWindowTest {
  /// Folder for pictures, to look at the lesson; empty for none.
  private static final String PICTURES = System.getProperty("lessons.pictures", "");

  @TempDir Path folder;

  private static boolean says(TestWindow window, String style, String words) {
    return window.scene().getRoot().lookupAll("." + style).stream()
        .filter(each -> each instanceof Label && Toolkit.isVisible(each))
        .anyMatch(each -> ((Label) each).getText().contains(words));
  }

  private void picture(TestWindow window, String name) throws Exception {
    if (!PICTURES.isEmpty()) {
      Toolkit.settle();
      Photo.ofNode(window.scene().getRoot(), 1, Path.of(PICTURES, name + ".png"));
    }
  }

  @Test
  void aLecturerGivesALessonWithFewActions() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.sees(ViewId.WELCOME));
      picture(window, "welcome");

      Toolkit.on(() -> {
        window.scene().getRoot().lookupAll(".welcome-card").stream()
            .map(Button.class::cast)
            .filter(each -> each.getAccessibleText().equals("Choose a lesson"))
            .forEach(Button::fire);
        return window;
      });

      window.await(() -> says(window, "lesson-row-title", "Does the first run count?"));
      window.press(KeyCode.DOWN);
      window.press(KeyCode.ENTER);
      window.await(() -> says(window, "lesson-question", "inserts 2,000 rows"));
      picture(window, "question");
      window.press(KeyCode.DIGIT3);
      window.press(KeyCode.P);
      window.await(() -> window.sees(ViewId.of(Charts.STEADY)));
      window.press(KeyCode.F11);
      window.await(() -> window.scene().getRoot().lookup(".presented .chart-pane") != null);
      window.await(() -> says(window, "lesson-right", "as predicted"));
    }
  }

  @Test
  void aLessonIsGivenWithTheKeyboardAlone() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.command("help.lessons");
      window.await(() -> says(window, "lesson-question", "inserts 2,000 rows"));
      window.press(KeyCode.ENTER);
      for (KeyCode vote : List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT2, KeyCode.DIGIT3)) {
        window.press(vote);
      }
      window.await(() -> says(window, "lesson-written", "2 of 4 votes"));
      picture(window, "vote");
      window.press(KeyCode.RIGHT);
      window.await(() -> says(window, "lesson-question", "2 of 4 votes"));
      picture(window, "run");

      window.press(KeyCode.P);

      window.await(() -> window.sees(ViewId.of(Charts.STEADY)));
      picture(window, "replay");
      window.await(() -> says(window, "lesson-figure", "times ("));
      assertThat(window.wiring().display().result().state()).isEqualTo(RunState.FINISHED);
      picture(window, "outcome");
      window.press(KeyCode.ENTER);
      window.await(() -> says(window, "lesson-heading", "Why"));
      picture(window, "why");
      window.press(KeyCode.RIGHT);
      window.await(() -> says(window, "lesson-heading", "To try at home"));
      picture(window, "home");
      window.press(KeyCode.L);
      window.await(() -> says(window, "lesson-done", "surprised"));
      picture(window, "list");
      Path csv = folder.resolve("predictions.csv");
      window.answer(csv);
      window.press(KeyCode.E);
      window.await(() -> Files.exists(csv));
      assertThat(Files.readAllLines(csv))
          .hasSize(4)
          .anySatisfy(it -> assertThat(it).startsWith("first-run,").contains(",2,yes,did not"));
    }
  }

  @Test
  void f11ShowsTheLessonAloneAndTheChartWhileItsRunIsReplayed() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.command("help.lessons");
      window.await(() -> says(window, "lesson-question", "inserts 2,000 rows"));
      window.press(KeyCode.F11);
      window.await(() -> window.scene().getRoot().lookup(".presented .lessons") != null);
      assertThat(Toolkit.on(() -> window.scene().getRoot().lookupAll(".lessons"))).hasSize(1);
      picture(window, "alone");
      window.press(KeyCode.ENTER);
      window.press(KeyCode.DIGIT3);
      window.press(KeyCode.ENTER);

      window.press(KeyCode.P);

      window.await(() -> window.scene().getRoot().lookup(".presented .chart-pane") != null);
      window.await(() -> says(window, "lesson-right", "as predicted"));
      picture(window, "alone-outcome");
      window.press(KeyCode.C);
      window.await(() -> window.scene().getRoot().lookup(".presented .chart-pane") != null);
      picture(window, "alone-chart");
      window.press(KeyCode.C);
      window.await(() -> says(window, "lesson-right", "as predicted"));
      window.press(KeyCode.ESCAPE);
      window.await(() -> window.sees(ViewId.LESSONS));
      assertThat(window.wiring().appearance().presenting().get()).isFalse();
    }
  }

  @Test
  void anOwnLessonIsFoundAndABrokenOneIsToldOf() throws Exception {
    own("mine", "above 1");
    own("broken", "beyond 1");
    try (var window = TestWindow.open(folder)) {
      window.command("help.lessons");
      window.await(() -> says(window, "lesson-question", "inserts"));
      window.press(KeyCode.L);

      window.await(() -> says(window, "lesson-row-title", "My own lesson"));
      window.await(() -> says(window, "lesson-problems", "lesson.toml:12: answers.holds"));
    }
  }

  private void own(String id, String condition) throws Exception {
    Path lesson = Files.createDirectories(folder.resolve("lessons").resolve(id));
    Files.writeString(
        lesson.resolve("lesson.toml"),
        """
        title = "My own lesson"
        variable = "the engine"
        question = "Which one is faster?"
        plan = "plan.toml"

        [[answers]]
        text = "The first"
        holds = "below 1"

        [[answers]]
        text = "The second"
        holds = "%s"

        [figure]
        words = "How long the one takes, times the other"
        phase = "insert"
        over = { contender = "hsqldb/mem" }
        under = { contender = "baseline-map/heap" }
        """
            .formatted(condition));
    Files.writeString(
        lesson.resolve("plan.toml"),
        """
        name = "mine"
        repetitions = 6
        rows = { sizes = [100] }
        jvm = { heap = "64m", gc = "serial" }
        contenders = ["hsqldb/mem", "baseline-map/heap"]
        """);
    Files.writeString(lesson.resolve("why.md"), "Because.");
    Files.writeString(lesson.resolve("home.md"), "- Try.");
  }

  @Test
  void anOwnLessonIsRunOnThisMachine() throws Exception {
    own("mine", "above 1");
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().catalog().get().isPresent());
      window.command("help.lessons");
      window.await(() -> says(window, "lesson-question", "inserts"));
      window.press(KeyCode.L);
      window.await(() -> says(window, "lesson-row-title", "My own lesson"));
      window.press(KeyCode.UP);
      for (int i = 0; i < Lessons.IDS.size(); i++) {
        window.press(KeyCode.DOWN);
      }
      Toolkit.on(() -> {
        ((Button) window.scene().getFocusOwner()).fire();
        return window;
      });
      window.await(() -> says(window, "lesson-question", "Which one is faster?"));
      window.press(KeyCode.ENTER);
      window.press(KeyCode.DIGIT2);
      window.press(KeyCode.ENTER);

      window.press(KeyCode.ENTER);

      window.await(() -> window.wiring().live().running().get());
      window.await(
          () -> says(window, "lesson-figure", "times")); // a busy machine decides the direction
      assertThat(window.sees(ViewId.LESSONS)).isTrue();
      assertThat(window.wiring().archive().store().folder()).isNotEmptyDirectory();
    }
  }
}
