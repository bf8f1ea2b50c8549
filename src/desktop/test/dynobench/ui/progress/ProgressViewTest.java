package dynobench.ui.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.Appearance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Queue;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressViewTest {
  @TempDir Path folder;

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final BackgroundExecutor background = new BackgroundExecutor(work::add, Runnable::run);

  @Test
  void showsWhatGoesOnAndWhyTheOtherFailed() throws Exception {
    Parent node =
        Toolkit.on(() -> {
          var view = new ProgressView(new ProgressViewModel(background, (_, task) -> task.run()));
          background.start("Export", _ -> failing(), _ -> {}, _ -> {});
          work.remove().run();
          return view.node();
        });
    BackgroundTask running = Toolkit.on(() -> background.start("quick", _ -> "", _ -> {}, _ -> {}));

    Photo.ofView(node, new Appearance(), 800, 260, 1, folder.resolve("progress.png"));

    assertThat(node.lookupAll(".label").stream().map(each -> ((Labeled) each).getText()))
        .contains("Export", "disk is full", "quick");
    Toolkit.on(() -> {
      node.lookupAll(".task .button").stream()
          .filter(each -> each.isVisible())
          .forEach(each -> ((Button) each).fire());
      return node;
    });
    work.remove().run();
    assertThat(running.state().get()).isEqualTo(BackgroundTask.State.DONE);
    assertThat(background.tasks()).hasSize(1);
  }

  private static String failing() throws IOException {
    throw new IOException("disk is full");
  }
}
