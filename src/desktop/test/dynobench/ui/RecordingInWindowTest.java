package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Ways from a recording to its plan and its view, in the real window.
class RecordingInWindowTest {
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");

  @TempDir private Path folder;

  private static void fire(TestWindow window, ViewId view, String text) throws Exception {
    Parent content = (Parent) window.view(view).orElseThrow();
    Toolkit.on(() -> {
      Node body = content.lookup("." + view);
      body.lookupAll(".button").stream()
          .map(Button.class::cast)
          .filter(each -> text.equals(each.getAccessibleText()))
          .forEach(Button::fire);
      return text;
    });
  }

  private static String file(TestWindow window) throws Exception {
    return Toolkit.on(() -> window.wiring().draft().workload().text("recording_file").get());
  }

  @Test
  void welcomeMakesAPlanThatMayRun() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.command("help.welcome");
      window.answer(NOTES);
      fire(window, ViewId.WELCOME, "Your application…");

      assertThat(window.sees(ViewId.PLAN)).isTrue();
      assertThat(file(window)).isEqualTo(NOTES.toAbsolutePath().toString());
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      assertThat(window.wiring().draft().contenders()).hasSize(4);
    }
  }

  @Test
  void welcomeLeadsToThePageOnRecordings() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.command("help.welcome");
      fire(window, ViewId.WELCOME, "How do I record my application?");

      assertThat(window.sees(ViewId.HELP)).isTrue();
    }
  }

  @Test
  void anOpenedRecordingIsShownAndReplayed() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.answer(NOTES);
      window.command("file.open");
      assertThat(window.sees(ViewId.RECORDING)).isTrue();
      assertThat(file(window)).isEmpty();
      window.await(() -> headline(window).startsWith("The application waited 0.1 s"));

      window.command("recording.replay");

      assertThat(window.sees(ViewId.PLAN)).isTrue();
      assertThat(file(window)).isEqualTo(NOTES.toAbsolutePath().toString());
    }
  }

  private static String headline(TestWindow window) {
    return ((Label) window.scene().lookup(".recording .headline")).getText();
  }

  @Test
  void aDroppedFileThatIsNoRecordingIsAProblemOfThePlan() throws Exception {
    Path wrong = Files.writeString(folder.resolve("wrong.recording"), "something else");
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().catalog().get().isPresent());
      Toolkit.on(() -> {
        window.wiring().planFiles().drop(List.of(wrong));
        return wrong;
      });

      window.await(() ->
          window.wiring().draft().problems().get().stream()
              .anyMatch(
                  each -> each.message().contains("The file is no recording of an application.")));
    }
  }
}
