package dynobench.selftest;

import dynobench.event.RunEvent;
import dynobench.run.Cancellation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Runs the plain loop between the trials of a run, once for each trial: before odd trials and
/// after even ones, so that neither side always comes first. It blocks the thread that delivers the
/// run's events, so the run waits meanwhile.
final class OutsideTurns implements Consumer<RunEvent> {
  /// Plain loop whose run returns its time in nanoseconds.
  interface BaselineLoop {
    long run() throws IOException, InterruptedException;
  }

  private final BaselineLoop loop;
  private final int trials;
  private final Cancellation cancellation;
  private final List<Long> nanos = new ArrayList<>();
  private @Nullable IOException failure;

  OutsideTurns(BaselineLoop loop, int trials, Cancellation cancellation) {
    this.loop = loop;
    this.trials = trials;
    this.cancellation = cancellation;
  }

  @Override
  public void accept(RunEvent event) {
    if (event instanceof RunEvent.TrialStarted started && started.trial().number() % 2 == 1) {
      until(started.trial().number());
    } else if (event instanceof RunEvent.RunFinished) {
      until(trials);
    }
  }

  private void until(int count) {
    while (nanos.size() < count && failure == null && !cancellation.isRequested()) {
      try {
        nanos.add(loop.run());
      } catch (IOException e) {
        failure = e;
        cancellation.request();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        cancellation.request();
      }
    }
  }

  /// Returns one value for each run of the loop, in nanoseconds.
  ///
  /// @throws IOException if the loop failed, which also cancelled the run
  double[] nanos() throws IOException {
    if (failure != null) {
      throw failure;
    }
    return nanos.stream().mapToDouble(Long::doubleValue).toArray();
  }
}
