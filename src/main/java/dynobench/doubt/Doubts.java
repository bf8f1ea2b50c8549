package dynobench.doubt;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.Sampled;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.Environment;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Doubts a run. It hears the run's events for what a [RunResult] doesn't keep, the looks at the
/// worker, of which it keeps a few sums for each trial. Confined to one thread.
public final class Doubts implements Consumer<RunEvent> {
  private static final Comparator<Doubt> ORDER =
      Comparator.comparing(Doubt::severity).reversed().thenComparing(Doubt::kind);

  private static final long MILLIS_PER_SECOND = 1_000;

  private final Map<Integer, TrialLooks> looks = new TreeMap<>();
  private int cores = 1;
  private long leastGapMillis;

  @Override
  public void accept(RunEvent event) {
    switch (event) {
      case RunStarted start -> start(start.environment());
      case RunEvent.ShardStarted shard -> start(shard.environment());
      case TrialStarted(long _, Trial trial) ->
          looks.put(trial.number(), new TrialLooks(trial, leastGapMillis));
      case Sampled look -> of(look.trial()).ifPresent(it -> it.add(look, cores));
      case PhaseFinished phase -> of(phase.trial()).ifPresent(it -> it.add(phase));
      case PhaseRepeated again -> of(again.trial()).ifPresent(it -> it.add(again.phase()));
      case MachineSeen seen -> of(seen.trial()).ifPresent(it -> it.add(seen));
      case RunEvent.EngineReported _,
          RunEvent.PhaseStarted _,
          RunEvent.IterationStarted _,
          RunEvent.ServerStarted _,
          RunEvent.Logged _,
          RunEvent.Warned _,
          RunEvent.Questioned _,
          RunEvent.Sliced _,
          RunEvent.IntervalPassed _,
          RunEvent.Accounted _,
          RunEvent.Verified _,
          RunEvent.TrialFinished _,
          RunEvent.Acknowledged _,
          RunEvent.Crashed _,
          RunEvent.Survived _,
          RunEvent.Probed _,
          RunEvent.RunFinished _ -> {} // the result keeps what these say
    }
  }

  private void start(Environment environment) {
    cores = environment.cores();
    int rate = environment.samplesPerSecond();
    leastGapMillis = rate > 0 ? MILLIS_PER_SECOND / (2L * rate) : 0;
  }

  private Optional<TrialLooks> of(int trial) {
    return Optional.ofNullable(looks.get(trial));
  }

  /// What is to be doubted in a run that goes on, gravest first.
  ///
  /// @param result of the same events
  public List<Doubt> soFar(RunResult result) {
    var doubts = new ArrayList<Doubt>();
    doubts.addAll(new PromiseDoubts(result).list());
    if (!result.isOfCrashes()) {
      doubts.addAll(new PlanDoubts(result).list());
      doubts.addAll(new FlushDoubts(result).list());
    }
    if (!result.isOfCrashes() && !result.isDuel()) { // what decides a duel is no median
      doubts.addAll(new SpreadDoubts(result).list());
    }
    doubts.addAll(new RoundDoubts(result).list());
    doubts.addAll(new RelayDoubts(result).list());
    doubts.addAll(new SteadyDoubts(result).list());
    doubts.addAll(new ClientDoubts(result).list());
    doubts.addAll(new MachineDoubts(result, List.copyOf(looks.values())).list());
    new DriftDoubts(result).doubt().ifPresent(doubts::add);
    doubts.addAll(new LookDoubts(result, List.copyOf(looks.values())).list());
    doubts.addAll(new TrialDoubts(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }

  /// As [#soFar], when no more events will come: what is missing now will be missing for ever.
  public List<Doubt> atEnd(RunResult result) {
    var doubts = new ArrayList<>(soFar(result));
    doubts.addAll(new EndDoubts(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }
}
