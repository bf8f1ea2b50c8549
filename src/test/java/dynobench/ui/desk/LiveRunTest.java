package dynobench.ui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveRunTest {
  private static final String PLAN =
      """
      name = "short"
      repetitions = 1
      rows = { from = 100, step = 100, count = 1 }
      contenders = [ "baseline-map/heap" ]
      """;

  @TempDir private Path folder;

  /// What the workers have yet to do.
  private final Queue<Runnable> work = new ArrayDeque<>();

  @Test
  void showsTheLastRunUntilTheNextOneHasBegun() {
    Desk desk = TestDesk.in(folder, work::add);
    desk.draft().catalog().set(Optional.of(Catalog.load(desk.home().engineRoots())));
    desk.draft().load(TestDesk.plan(PLAN));
    doAllWork();
    run(desk);
    String first = desk.showing().result().id();
    assertThat(desk.showing().result().trials()).hasSize(1);

    desk.live().start(desk.draft().job().get().orElseThrow());
    desk.take();
    desk.refresh();
    assertThat(desk.showing().result().id()).isEqualTo(first);
    doAllWork();
    desk.take();
    desk.refresh();

    assertThat(desk.showing().result().id()).isNotEqualTo(first);
    assertThat(desk.showing().result().trials()).hasSize(1);
  }

  private void run(Desk desk) {
    desk.live().start(desk.draft().job().get().orElseThrow());
    doAllWork();
    desk.take();
    desk.refresh();
  }

  private void doAllWork() {
    for (Runnable next = work.poll(); next != null; next = work.poll()) {
      next.run();
    }
  }
}
