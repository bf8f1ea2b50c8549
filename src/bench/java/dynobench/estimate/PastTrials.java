package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.preflight.PlanLoad;
import dynobench.result.RunState;
import dynobench.stats.Summary;
import dynobench.store.RunEntry;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.store.WorkspaceException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Times of trials in the newest runs, from fork to end, for estimates of other trials. Confined to
/// one thread while it receives events; effectively immutable afterwards.
public final class PastTrials implements Consumer<RunEvent> {
  /// Number of runs to read. Older runs often differ in engine version or machine state.
  private static final int NEWEST_RUNS = 8;

  /// Types of events to read.
  private static final List<Class<? extends RunEvent>> TOLD =
      List.of(RunEvent.RunStarted.class, RunEvent.TrialStarted.class, RunEvent.TrialFinished.class);

  private record TrialKind(Contender contender, String workload, boolean warm) {
    static TrialKind of(PlanLoad.TrialWork work) {
      return new TrialKind(work.contender(), work.workload(), work.isWarm());
    }
  }

  private final Map<TrialKind, TreeMap<Long, List<Double>>> millis = new HashMap<>();
  private final Map<Integer, RunEvent.TrialStarted> running = new HashMap<>();
  private Optional<PlanLoad> load = Optional.empty();

  /// Reads the newest eight runs that ended and are not damaged. Skips unreadable ones.
  public static PastTrials of(RunStore runs) {
    var past = new PastTrials();
    runs.list().stream()
        .filter(run -> run.state() != RunState.UNFINISHED && run.damage().isEmpty())
        .limit(NEWEST_RUNS)
        .forEach(past::read);
    return past;
  }

  private void read(RunEntry run) {
    running.clear();
    load = Optional.empty();
    try {
      new RunReader(run.folder()).forEachOf(TOLD, this);
    } catch (WorkspaceException e) {
      running.clear(); // deleted meanwhile; one run less only makes the estimate less precise
    }
  }

  @Override
  public void accept(RunEvent event) {
    if (event instanceof RunEvent.RunStarted start) {
      load = Optional.of(PlanLoad.of(start));
    } else if (event instanceof RunEvent.TrialStarted start) {
      running.put(start.trial().number(), start);
    } else if (event instanceof RunEvent.TrialFinished end && end.outcome().counts()) {
      RunEvent.TrialStarted start = running.remove(end.trial());
      if (start != null && load.isPresent()) {
        Trial trial = start.trial();
        add(load.get().work(trial.contender(), trial.levels()), end.atMillis() - start.atMillis());
      }
    }
  }

  private void add(PlanLoad.TrialWork work, long took) {
    millis
        .computeIfAbsent(TrialKind.of(work), _ -> new TreeMap<>())
        .computeIfAbsent(work.operations(), _ -> new ArrayList<>())
        .add((double) took);
  }

  /// Returns the estimated time of a trial in milliseconds. Uses the trials of the same contender
  /// and workload with the nearest number of operations. Cold and warm trials are separate. Empty
  /// if there are no such trials.
  ///
  /// @param own fixed overhead of a trial in milliseconds
  OptionalDouble millis(PlanLoad.TrialWork work, double own) {
    TreeMap<Long, List<Double>> known = millis.getOrDefault(TrialKind.of(work), new TreeMap<>());
    long wanted = work.operations();
    return known.keySet().stream()
        .min((a, b) -> Double.compare(distance(a, wanted), distance(b, wanted)))
        .map(near -> {
          double took = median(known.getOrDefault(near, List.of()));
          double each = Math.max(0, took - own) / near;
          return OptionalDouble.of(near == wanted ? took : own + each * wanted);
        })
        .orElseGet(OptionalDouble::empty);
  }

  private static double distance(long one, long other) {
    return Math.abs(Math.log((double) one / other));
  }

  private static double median(List<Double> values) {
    return Summary.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
