package dynobench.protocol;

import dynobench.isolation.IsolationObservation;
import dynobench.measure.AgeingObservation;
import dynobench.measure.CacheDrop;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ReplayComparison;
import dynobench.measure.ResourceUsage;
import java.util.Map;
import java.util.function.LongSupplier;

/// Listener that passes everything on to another one. Subclasses add their own work.
public class ForwardingPhaseListener implements PhaseListener {
  private final PhaseListener next;

  public ForwardingPhaseListener(PhaseListener next) {
    this.next = next;
  }

  @Override
  public void dropped(String phase, CacheDrop drop) {
    next.dropped(phase, drop);
  }

  @Override
  public void started(String phase, long expected, LongSupplier done) {
    next.started(phase, expected, done);
  }

  @Override
  public void passed(String phase, ClientInterval interval) {
    next.passed(phase, interval);
  }

  @Override
  public void served(String phase, ClientFigures service) {
    next.served(phase, service);
  }

  @Override
  public void accounted(Map<String, Long> sums) {
    next.accounted(sums);
  }

  @Override
  public void compared(ReplayComparison comparison) {
    next.compared(comparison);
  }

  @Override
  public void observed(IsolationObservation observation) {
    next.observed(observation);
  }

  @Override
  public void observed(AgeingObservation observation) {
    next.observed(observation);
  }

  @Override
  public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
    next.finished(phase, operations, timing, usage);
  }
}
