package dynobench.ui.tasks;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/// Executor that runs tasks on another executor, one after the other, in the order of their
/// arrival. Tasks may come from any thread.
final class SequentialExecutor implements Executor {
  private final Executor executor;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean running;

  SequentialExecutor(Executor executor) {
    this.executor = executor;
  }

  @Override
  public void execute(Runnable task) {
    synchronized (waiting) {
      waiting.add(task);
      if (running) {
        return;
      }
      running = true;
    }
    try {
      executor.execute(this::runAll);
    } catch (RejectedExecutionException e) {
      synchronized (waiting) {
        waiting.remove(task);
        running = false;
      }
      throw e;
    }
  }

  private void runAll() {
    for (Runnable next = next(); next != null; next = next()) {
      next.run();
    }
  }

  private @Nullable Runnable next() {
    synchronized (waiting) {
      Runnable next = waiting.poll();
      running = next != null;
      return next;
    }
  }
}
