package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.RunState;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Profiling a run in the real window.
class WhyInWindowTest {
  private static final String SMALL =
      """
      name = "small"
      repetitions = 6
      rows = { sizes = [100] }
      jvm = { heap = "96m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
      contenders = ["baseline-map/heap", "hsqldb/mem"]
      """;

  @TempDir Path folder;

  @Test
  void aRunWithoutAProfileGetsOneAndShowsItsAnswers() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(SMALL);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      window.await(() -> !window.wiring().live().running().get());
      Parent view = window.shown(ViewId.WHY);
      window.await(() -> TestWindow.label(view, ".empty").startsWith("This run has no profile."));

      window.command("why.profile");

      window.await(() -> TestWindow.label(view, ".empty").isEmpty());
      window.await(() -> view.lookup(".category-bar") != null);
      assertThat(TestWindow.label(view, ".why-answers .headline")).contains("HSQLDB takes ");
      assertThat(
              Toolkit.on(
                  () -> view.lookup(".combo-box") instanceof ComboBox<?> it ? it.getValue() : null))
          .isNotNull();
      Path page = folder.resolve("why.html");
      window.answer(page);
      window.command("why.export");
      window.await(() -> Files.exists(page));
    }
  }
}
