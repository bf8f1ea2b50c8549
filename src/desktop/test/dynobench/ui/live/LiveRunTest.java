package dynobench.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
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

  /// Pending work of the workers.
  private final Queue<Runnable> work = new ArrayDeque<>();

  @Test
  void showsTheLastRunUntilTheNextOneHasBegun() {
    Wiring wiring = TestWiring.in(folder, work::add);
    wiring.draft().catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
    wiring.draft().load(TestWiring.plan(PLAN));
    doAllWork();
    run(wiring);
    String first = wiring.display().result().id();
    assertThat(wiring.display().result().trials()).hasSize(1);

    wiring.live().start(wiring.draft().checked().get().orElseThrow());
    wiring.take();
    wiring.refresh();
    assertThat(wiring.display().result().id()).isEqualTo(first);
    doAllWork();
    wiring.take();
    wiring.refresh();

    assertThat(wiring.display().result().id()).isNotEqualTo(first);
    assertThat(wiring.display().result().trials()).hasSize(1);
  }

  private void run(Wiring wiring) {
    wiring.live().start(wiring.draft().checked().get().orElseThrow());
    doAllWork();
    wiring.take();
    wiring.refresh();
  }

  private void doAllWork() {
    for (Runnable next = work.poll(); next != null; next = work.poll()) {
      next.run();
    }
  }
}
