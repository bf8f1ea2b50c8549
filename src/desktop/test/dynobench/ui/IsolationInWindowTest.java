package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.RunState;
import dynobench.ui.dock.ViewId;
import java.nio.file.Path;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A test of isolation in the real window.
class IsolationInWindowTest {
  private static final String SCRIPTS =
      """
      name = "scripts"
      workload = "isolation"
      parameters = { parts = "only-scripts" }
      vary = { isolation = ["serializable"] }
      jvm = { heap = "96m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
      contenders = ["h2/mem"]
      """;

  @TempDir Path folder;

  private static int steps(Parent view) throws Exception {
    return Toolkit.on(() -> view.lookupAll(".lane-step").size());
  }

  @Test
  void theStepsOfAScriptAreShownOneByOne() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(TestWindow.label(window.shown(ViewId.ISOLATION), ".empty"))
          .startsWith("Open a run of isolation tests");
      window.plan(SCRIPTS);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      Parent view = window.shown(ViewId.ISOLATION); // another view may have come to the front
      window.await(() ->
          TestWindow.label(view, ".headline").startsWith("The anomaly happened: write skew."));

      assertThat(TestWindow.label(view, ".headline"))
          .endsWith("The name of the level promises that it cannot.");
      assertThat(steps(view)).isEqualTo(6);
      assertThat(Toolkit.on(() -> view.lookupAll(".lane-proof").size())).isEqualTo(4);
      window.command("isolation.previous");
      assertThat(steps(view)).isEqualTo(5);
      window.command("isolation.all");
      assertThat(steps(view)).isEqualTo(6);
    }
  }
}
