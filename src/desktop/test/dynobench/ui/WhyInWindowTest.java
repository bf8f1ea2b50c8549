package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.RunState;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
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

  private static Parent view(TestWindow window) throws Exception {
    return Toolkit.on(() -> {
      window.dock().show(ViewId.WHY);
      return (Parent) Objects.requireNonNull(window.view(ViewId.WHY).orElseThrow());
    });
  }

  private static String text(Parent view, String style) throws Exception {
    return Toolkit.on(() -> {
      Node label = view.lookup(style);
      return label instanceof Label it ? it.getText() : "";
    });
  }

  @Test
  void aRunWithoutAProfileGetsOneAndShowsItsAnswers() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(SMALL);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      window.await(() -> !window.wiring().live().running().get());
      Parent view = view(window);
      window.await(() -> text(view, ".empty").startsWith("This run has no profile."));

      window.command("why.profile");

      window.await(() -> text(view, ".empty").isEmpty());
      window.await(() -> view.lookup(".category-bar") != null);
      assertThat(text(view, ".why-answers .headline")).contains("HSQLDB takes ");
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
