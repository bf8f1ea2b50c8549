package dynobench.ui.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.RunsDesk;
import dynobench.ui.Toolkit;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayBarTest {
  @TempDir Path workspace;

  @Test
  void theBarIsThereWhileAReplayIsShown() throws Exception {
    RunsDesk it = Toolkit.on(() -> RunsDesk.in(workspace));
    Path run = it.store("one", RunsDesk.NOW, 100);
    Node bar = Toolkit.on(() -> ReplayBar.of(it.desk()).node());
    assertThat(bar.isManaged()).isFalse();

    Toolkit.on(() -> {
      it.desk().archive().replay(run, () -> 0);
      return bar;
    });
    assertThat(bar.isVisible()).isTrue();

    Toolkit.on(() -> {
      it.desk().archive().open(run);
      return bar;
    });
    assertThat(bar.isManaged()).isFalse();
  }

  @Test
  void itSaysWhereTheReplayIsAndSteersIt() {
    RunsDesk it = RunsDesk.in(workspace);
    var model = new ReplayBarViewModel(it.desk().showing(), new Texts(ReplayBar.class));
    it.desk().archive().replay(it.store("one", RunsDesk.NOW, 100), () -> 0);
    var replay = it.desk().showing().replay().get().orElseThrow();

    model.step();
    it.desk().take();
    it.desk().refresh();
    assertThat(model.position().get()).startsWith("trial 1 of 4");
    assertThat(model.playing().get()).isFalse();

    model.play();
    assertThat(replay.playing().get()).isTrue();

    model.stop();
    assertThat(model.visible().get()).isFalse();
  }
}
