package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Levels;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.preflight.Load;
import dynobench.stats.Steadiness;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Where a run stands, for a progress line or bar: a view of its events. Confined to one thread.
public final class Progress implements Consumer<RunEvent> {
  /// What of a trial is done after the fewest iterations that tell whether it is steady.
  private static final double FEWEST_SHARE = 0.75;

  /// A trial costs about as much as this many rows, besides those: a JVM is forked for it.
  private static final long TRIAL_IN_ROWS = 2_000;

  private final Map<Contender, String> titles = new HashMap<>();
  private final TimeLeft left = new TimeLeft();
  private Optional<Load> load = Optional.empty();
  private Optional<Trial> trial = Optional.empty();
  private int phases = 1;
  private String phase = "";
  private long expected;
  private long done;
  private int phasesDone;
  private int iteration = 1;
  private boolean warm;
  private int trials;
  private int first = 1;
  private int trialsDone;
  private long totalWork;
  private long workDone;
  private Optional<Duration> most = Optional.empty();
  private long startMillis;
  private long nowMillis;

  @Override
  public void accept(RunEvent event) {
    left.accept(event);
    nowMillis = event.atMillis();
    switch (event) {
      case RunEvent.RunStarted started -> start(started);
      case RunEvent.ShardStarted shard -> first = shard.first();
      case RunEvent.TrialStarted started -> begin(started.trial());
      case RunEvent.PhaseStarted started -> {
        phase = load.map(it -> it.workload().title(started.phase())).orElse(started.phase());
        expected = started.expected();
        done = 0;
      }
      case RunEvent.Sampled sampled -> {
        if (!sampled.phase().isEmpty()) {
          done = sampled.done();
          left.inPhase(inPhase());
        }
      }
      case RunEvent.Acknowledged _ -> phase = "Commit";
      case RunEvent.Crashed _ -> phase = "Recovery";
      case RunEvent.PhaseFinished _, RunEvent.PhaseRepeated _ -> {
        phasesDone++;
        done = 0;
      }
      case RunEvent.IterationStarted next -> {
        iteration = next.iteration();
        phasesDone = 0;
      }
      case RunEvent.TrialFinished _ -> finishTrial();
      case RunEvent.EngineReported _, RunEvent.ServerStarted _, RunEvent.Logged _ -> {}
      case RunEvent.Warned _, RunEvent.FilesSeen _, RunEvent.CacheDropped _ -> {}
      case RunEvent.Questioned _, RunEvent.Sliced _, RunEvent.IntervalPassed _ -> {}
      case RunEvent.Accounted _, RunEvent.Verified _, RunEvent.MachineSeen _ -> {}
      case RunEvent.Survived _, RunEvent.Probed _, RunEvent.RunFinished _ -> {}
    }
  }

  private void start(RunEvent.RunStarted started) {
    for (Series series : started.series()) {
      titles.put(series.contender(), series.title());
    }
    trials = started.trials();
    startMillis = started.atMillis();
    most = started.plan().duel().map(Duel::most);
    Plan plan = started.plan();
    load = Optional.of(Load.of(started));
    long whole = load.get().all() + plan.trialCount() * TRIAL_IN_ROWS;
    totalWork = Math.round((double) whole * trials / plan.trialCount()); // of a shard, about
    warm = plan.steady().isPresent();
    phases = Math.max(1, load.get().workload().phases().size());
  }

  private void begin(Trial next) {
    trial = Optional.of(next);
    phase = "start";
    expected = 0;
    done = 0;
    phasesDone = 0;
    iteration = 1;
  }

  private void finishTrial() {
    trial.ifPresent(each -> workDone += work(each));
    phasesDone = 0;
    iteration = 1;
    done = 0;
    trialsDone++;
  }

  private long work(Trial next) {
    return load.map(it -> it.at(next.levels())).orElse(0L) + TRIAL_IN_ROWS;
  }

  /// The contender's name as charts show it.
  public String title(Contender contender) {
    return titles.getOrDefault(contender, contender.toString());
  }

  /// Share of the run's work that is done, 0 to 1; of a duel, whose end nobody knows, of the time
  /// that it may take.
  public double fraction() {
    if (most.isPresent()) {
      return Math.min(1.0, (double) elapsed() / most.get().toMillis());
    }
    double running = trial.map(this::work).orElse(0L) * inTrial();
    return totalWork == 0 ? 0 : Math.min(1.0, (workDone + running) / totalWork);
  }

  /// How many iterations a trial takes nobody knows: those that it takes at least are most of it,
  /// and the more there are, the nearer the last one is.
  private double inTrial() {
    double once = Math.min(1.0, (phasesDone + inPhase()) / phases);
    if (!isRepeated()) {
      return once;
    }
    double all = iteration - 1 + once;
    return all < Steadiness.FEWEST
        ? FEWEST_SHARE * all / Steadiness.FEWEST
        : 1 - (1 - FEWEST_SHARE) * Steadiness.FEWEST / all;
  }

  private boolean isRepeated() {
    return warm && trial.filter(it -> !it.warmup()).isPresent();
  }

  private long elapsed() {
    return nowMillis - startMillis;
  }

  private double inPhase() {
    return expected == 0 ? 0 : Math.min(1.0, (double) done / expected);
  }

  /// Whether nobody knows how many of the trials there will be.
  public boolean isDuel() {
    return most.isPresent();
  }

  /// How long the rest will take, about, and of a duel at most; empty while nothing can be said.
  public Optional<Duration> timeLeft() {
    return most.isPresent()
        ? most.map(it -> Duration.ofMillis(Math.max(0, it.toMillis() - elapsed())))
        : left.get();
  }

  public int trials() {
    return trials;
  }

  /// A trial's place among those of this run, from 1.
  public int place(Trial it) {
    return it.number() - first + 1;
  }

  public int trialsDone() {
    return trialsDone;
  }

  /// Phase, contender, rows, repetition, iteration.
  public String where() {
    return trial
        .map(each ->
            "%s · %s · %s%s%s"
                .formatted(
                    phase,
                    title(each.contender()),
                    Levels.prefix(each.levels()),
                    each.round(),
                    isRepeated() ? ", iteration " + iteration : ""))
        .orElse("starting");
  }

  /// One line: where it is, share, time left.
  public String sentence() {
    String about = most.isPresent() ? "at most " : "about ";
    String left = timeLeft().map(time -> " · " + about + Roughly.said(time) + " left").orElse("");
    return "%3.0f %%  %s%s".formatted(fraction() * 100, where(), left);
  }
}
