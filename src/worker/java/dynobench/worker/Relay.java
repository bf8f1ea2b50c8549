package dynobench.worker;

import dynobench.engine.Engine;
import dynobench.engine.instrumented.AttendedEngine;
import dynobench.engine.instrumented.OperationListener;
import dynobench.engine.instrumented.Slowdown.Paid;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.protocol.ForwardingPhaseListener;
import dynobench.protocol.PhaseListener;
import dynobench.worker.RelayYield.PausePoint;
import java.util.concurrent.BlockingQueue;

/// Lets two workers take turns within a phase: this trial pauses, and the parent process says when
/// it continues. The trial waits before each phase, after its database was opened, after each
/// granted number of operations, and when the work is done. Measured times exclude the waits.
/// Confined to the worker's main thread, except [#isWaiting].
final class Relay implements WorkerAlternation, OperationListener {
  private final BlockingQueue<String> grants;
  private final EventPipe pipe;
  private final OtherThreads others;
  private final Slices slices = new Slices();
  private boolean slicing;
  private long granted;
  private long left;
  private long wokeAt;
  private long waited;
  private volatile boolean waiting;

  /// Creates a relay.
  ///
  /// @param grants lines of the standard input
  Relay(BlockingQueue<String> grants, EventPipe pipe, OtherThreads others) {
    this.grants = grants;
    this.pipe = pipe;
    this.others = others;
  }

  @Override
  public long nanos() {
    return System.nanoTime() - waited;
  }

  /// Returns [Paid#AT_ONCE]: an artificially slowed engine must wait after each operation, so that
  /// each slice includes its share of the delay.
  @Override
  public Paid paid() {
    return Paid.AT_ONCE;
  }

  @Override
  public boolean isWaiting() {
    return waiting;
  }

  @Override
  public Engine instrumented(Engine engine) {
    return new AttendedEngine(engine, this);
  }

  @Override
  public PhaseListener listener(TrialReporter reporter) {
    return new ForwardingPhaseListener(reporter) {
      @Override
      public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
        reporter.sliced(phase, slices);
        super.finished(phase, operations, timing, usage);
      }
    };
  }

  @Override
  public void beforeOpen() {
    await(PausePoint.READY, 0, System.nanoTime());
    slices.clear();
  }

  @Override
  public void afterOpen() {
    await(PausePoint.OPENED, 0, System.nanoTime());
    slicing = true;
  }

  @Override
  public void beforeClose() {
    slicing = false;
    end(PausePoint.WORKED);
  }

  /// Counts an operation. This method is the only cost of a relay per operation.
  @Override
  public void beforeOperation() {
    if (slicing && left-- == 0) {
      end(PausePoint.SLICED);
      left--;
    }
  }

  @Override
  public void afterOperation() {}

  private void end(PausePoint place) {
    long end = System.nanoTime();
    slices.add(granted - Math.max(0, left), end - wokeAt);
    await(place, end - wokeAt, end);
  }

  /// Yields and waits for the next grant.
  ///
  /// @param took nanoseconds of the slice that ends
  /// @param end time of the end of the slice
  private void await(PausePoint place, long took, long end) {
    long cpu = others.nanos();
    waiting = true;
    pipe.sendYield(new RelayYield(place, granted - Math.max(0, left), took));
    granted = grant().operations();
    left = granted;
    waiting = false;
    long idle = others.nanos() - cpu;
    wokeAt = System.nanoTime();
    slices.waited(wokeAt - end, idle);
    waited += wokeAt - end;
  }

  private RelayGrant grant() {
    try {
      return RelayGrant.parse(grants.take());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while the worker waited for its turn", e);
    }
  }
}
