package dynobench.ui.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.RunsWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayBarTest {
  @TempDir Path workspace;

  @Test
  void theBarIsThereWhileAReplayIsShown() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    Path run = it.store("one", RunsWiring.NOW, 100);
    Node bar = Toolkit.on(() -> ReplayBar.of(it.wiring().display()).node());
    assertThat(bar.isManaged()).isFalse();

    Toolkit.on(() -> {
      it.wiring().archive().replay(run, () -> 0);
      return bar;
    });
    assertThat(bar.isVisible()).isTrue();

    Toolkit.on(() -> {
      it.wiring().archive().open(run);
      return bar;
    });
    assertThat(bar.isManaged()).isFalse();
  }

  @Test
  void itSaysWhereTheReplayIsAndSteersIt() {
    RunsWiring it = RunsWiring.in(workspace);
    var model = new ReplayBarViewModel(it.wiring().display(), new ViewTexts(ReplayBar.class));
    it.wiring().archive().replay(it.store("one", RunsWiring.NOW, 100), () -> 0);
    var replay = it.wiring().display().replay().get().orElseThrow();

    model.step();
    it.wiring().take();
    it.wiring().refresh();
    assertThat(model.position().get()).startsWith("trial 1 of 4");
    assertThat(model.playing().get()).isFalse();

    model.play();
    assertThat(replay.playing().get()).isTrue();

    model.stop();
    assertThat(model.visible().get()).isFalse();
  }
}
