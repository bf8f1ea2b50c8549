package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.preflight.PlanLoad;
import dynobench.stats.Steadiness;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Progress of a run, computed from its events, for a progress line or bar. Confined to one thread.
public final class RunProgress implements Consumer<RunEvent> {
  /// Assumed progress of a trial after the minimum number of iterations that can show a steady
  /// state.
  private static final double FEWEST_SHARE = 0.75;

  /// Cost of starting a trial's JVM, in equivalent rows.
  private static final long TRIAL_IN_ROWS = 2_000;

  private final Map<Contender, String> titles = new HashMap<>();
  private final TimeLeft left = new TimeLeft();
  private Optional<PlanLoad> load = Optional.empty();
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
  private boolean duel;
  private long startMillis;
  private long nowMillis;

  @Override
  public void accept(RunEvent event) {
    left.accept(event);
    nowMillis = event.atMillis();
    switch (event) {
      case RunEvent.RunStarted started -> start(started);
      case RunEvent.ShardStarted shard -> first = shard.first();
      case RunEvent.RoundsAdded more -> load.ifPresent(it -> start(more, it));
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
      case RunEvent.Accounted _, RunEvent.Observed _ -> {}
      case RunEvent.Verified _, RunEvent.MachineSeen _ -> {}
      case RunEvent.Survived _, RunEvent.Probed _, RunEvent.RunFinished _ -> {}
    }
  }

  private void start(RunEvent.RunStarted started) {
    for (Series series : started.series()) {
      titles.put(series.contender(), series.title());
    }
    trials = started.trials();
    startMillis = started.atMillis();
    most = started.plan().mostTime();
    duel = started.plan().duel().isPresent();
    warm = started.plan().steady().isPresent();
    expect(PlanLoad.of(started));
    phases = Math.max(1, load.orElseThrow().workload().phases().size());
  }

  /// Begins with the added rounds, as if they were a run of their own.
  private void start(RunEvent.RoundsAdded more, PlanLoad whole) {
    startMillis = more.atMillis();
    trials = more.trials();
    first = more.firstTrial();
    trialsDone = 0;
    workDone = 0;
    trial = Optional.empty();
    Plan plan = whole.plan();
    expect(new PlanLoad(plan.withRounds(more.rounds(), plan.warmups()), whole.workload()));
  }

  private void expect(PlanLoad work) {
    load = Optional.of(work);
    int count = work.plan().trialCount();
    long whole = work.all() + count * TRIAL_IN_ROWS;
    totalWork = Math.round((double) whole * trials / count); // approximate for a shard
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

  /// Returns the contender's name on charts, or its name in the plan if the run has no such
  /// contender.
  public String title(Contender contender) {
    return titles.getOrDefault(contender, contender.toString());
  }

  /// Returns the completed share of the run, 0 to 1: that of its work, or that of its maximum time
  /// if it is larger. A duel has only the second, because its end is unknown.
  public double fraction() {
    double ofTime = most.map(it -> (double) elapsed() / Math.max(1, it.toMillis())).orElse(0.0);
    return Math.min(1, duel ? ofTime : Math.max(ofTime, ofWork()));
  }

  private double ofWork() {
    double running = trial.map(this::work).orElse(0L) * inTrial();
    return totalWork == 0 ? 0 : Math.min(1.0, (workDone + running) / totalWork);
  }

  /// Returns the completed share of the running trial. The number of iterations is unknown, so the
  /// share approaches 1 as iterations add up.
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

  /// Returns whether the run is a duel, whose number of trials is unknown.
  public boolean isDuel() {
    return duel;
  }

  /// Returns the approximate remaining time, at most what the plan's time limit leaves. For a duel,
  /// and while there is no estimate, it is what the limit leaves. Empty if there is no limit
  /// either.
  public Optional<Duration> timeLeft() {
    Optional<Duration> allowed =
        most.map(it -> Duration.ofMillis(Math.max(0, it.toMillis() - elapsed())));
    return duel
        ? allowed
        : left.get()
            .map(it -> allowed.filter(time -> time.compareTo(it) < 0).orElse(it))
            .or(() -> allowed);
  }

  public int trials() {
    return trials;
  }

  /// Returns a trial's number within this run, from 1.
  public int place(Trial it) {
    return it.number() - first + 1;
  }

  public int trialsDone() {
    return trialsDone;
  }

  /// Returns phase, contender, levels, repetition and iteration as text; `starting` before the
  /// first trial.
  public String where() {
    return trial
        .map(each ->
            "%s · %s · %s%s%s"
                .formatted(
                    phase,
                    title(each.contender()),
                    LevelLabels.prefix(each.levels()),
                    each.round(),
                    isRepeated() ? ", iteration " + iteration : ""))
        .orElse("starting");
  }

  /// Returns one line with the share, the current trial and the remaining time.
  public String sentence() {
    String about = most.isPresent() ? "at most " : "about ";
    String left =
        timeLeft().map(time -> " · " + about + DurationText.format(time) + " left").orElse("");
    return "%3.0f %%  %s%s".formatted(fraction() * 100, where(), left);
  }
}
