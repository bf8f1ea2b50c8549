package dynobench.ui.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.BackgroundTask;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class ProgressViewModelTest {
  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Queue<Runnable> delayed = new ArrayDeque<>();
  private final BackgroundExecutor background = new BackgroundExecutor(work::add, Runnable::run);
  private final ProgressViewModel model =
      new ProgressViewModel(background, (_, task) -> delayed.add(task));

  private BackgroundTask start(BackgroundExecutor.TaskBody<String> does) {
    return background.start("work", does, _ -> {}, _ -> {});
  }

  @Test
  void aTaskGetsARowOnceItHasTakenAWhile() {
    BackgroundTask task = start(_ -> "");
    assertThat(model.rows()).isEmpty();

    delayed.remove().run();
    assertThat(model.rows()).containsExactly(task);

    work.remove().run();
    assertThat(model.rows()).isEmpty();
  }

  @Test
  void runningTasksComeBeforeFailedOnes() {
    BackgroundTask failed =
        start(_ -> {
          throw new IOException("disk is full");
        });
    BackgroundTask also =
        start(_ -> {
          throw new IOException("disk is slow");
        });
    BackgroundTask running = start(_ -> "");
    work.remove().run();
    delayed.forEach(Runnable::run);
    assertThat(model.rows()).containsExactlyInAnyOrder(also, running, failed);
    assertThat(model.rows().getLast()).isEqualTo(failed);

    work.remove().run();
    assertThat(model.rows()).containsExactlyInAnyOrder(running, failed, also);
    assertThat(model.rows().getFirst()).isEqualTo(running);
  }

  @Test
  void aShortTaskNeverGetsOne() {
    start(_ -> "");
    work.remove().run();
    delayed.remove().run();

    assertThat(model.rows()).isEmpty();
  }

  @Test
  void aTaskThatFailsGetsOneAtOnceAndKeepsIt() {
    BackgroundTask task =
        start(_ -> {
          throw new IOException("disk is full");
        });
    assertThat(model.hasFailed().get()).isFalse();
    work.remove().run();

    assertThat(model.rows()).containsExactly(task);
    assertThat(model.hasFailed().get()).isTrue();
    delayed.remove().run();
    assertThat(model.rows()).containsExactly(task);
    model.clearFailed();
    assertThat(model.rows()).isEmpty();
    assertThat(model.hasFailed().get()).isFalse();
  }
}
