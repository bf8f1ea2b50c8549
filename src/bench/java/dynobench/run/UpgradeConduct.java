package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.FolderTree;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.plan.UpgradeRules;
import dynobench.setup.Setup;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeObservation.Finding;
import dynobench.upgrade.UpgradeObservation.Opening;
import dynobench.upgrade.UpgradeProcedure;
import dynobench.upgrade.UpgradeProcedure.Work;
import dynobench.upgrade.UpgradeStep;
import dynobench.worker.Assignment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/// Runs an upgrade trial: one version makes a database, another version opens a copy of it, and the
/// first version opens that copy once more. If the other version refuses the files or finds changed
/// data, the engine's own procedures are tried on further copies. Each step has its own process.
final class UpgradeConduct {
  private static final String MANIFEST = "samples.json";
  private static final int MOST_ROUNDS = 8;

  private final RunScript script;
  private final Trial trial;
  private final Trial other;
  private final WorkerPool pool;
  private final HiddenSecrets events;
  private final Clock clock;
  private final Cancellation cancellation;
  private final TrialWatch watch;
  private final Path folder;
  private final List<Finding> left = new ArrayList<>();

  /// Step whose process could not do its work, for a reason that is no answer of the engine.
  private static final class BrokenStep extends Exception {
    private static final long serialVersionUID = 1;
    private final transient Outcome outcome;

    BrokenStep(Outcome outcome) {
      super(outcome.sentence());
      this.outcome = outcome;
    }
  }

  UpgradeConduct(
      RunScript script,
      Trial trial,
      WorkerPool pool,
      HiddenSecrets events,
      Clock clock,
      Cancellation cancellation) {
    this.script = script;
    this.trial = trial;
    this.pool = pool;
    this.events = events;
    this.clock = clock;
    this.cancellation = cancellation;
    this.folder = script.temporary().resolve("upgrade-" + trial.number());
    this.other =
        new Trial(
            trial.number(),
            UpgradeRules.target(trial),
            trial.workload(),
            trial.levels(),
            trial.repetition(),
            trial.warmup());
    this.watch = TrialWatch.once(script, trial, events);
  }

  /// Runs the trial and deletes its databases.
  Outcome run() throws IOException, InterruptedException {
    Outcome outcome = new Outcome.Completed();
    try {
      if (script.contenders().containsKey(other.contender())) {
        attempt();
      } else {
        report(UpgradeStep.OPEN, "", Opening.NOT_TRIED, "this version cannot run here");
      }
    } catch (BrokenStep e) {
      outcome = e.outcome;
    }
    pool.release(outcome);
    watch.end();
    watch.delete(folder);
    return outcome;
  }

  /// Tries the upgrade. If a refusal names types or features of the database, tries it once more
  /// without them, so that the other data are tested, too.
  private void attempt() throws IOException, InterruptedException, BrokenStep {
    for (int round = 1; round <= MOST_ROUNDS; round++) {
      List<Finding> named = attempt(folder.resolve("round-" + round));
      if (named.isEmpty()) {
        return;
      }
      named.stream()
          .filter(each -> left.stream().noneMatch(it -> it.subject().equals(each.subject())))
          .forEach(left::add);
    }
  }

  /// Tries the upgrade, and returns the types and features that refusals name if the other version
  /// opened nothing.
  private List<Finding> attempt(Path round) throws IOException, InterruptedException, BrokenStep {
    Path made = Files.createDirectories(round.resolve("made"));
    Setup first = script.setup(trial);
    if (!step(trial, first, made, UpgradeStep.MAKE, "", Work.NONE).isOpened()) {
      return List.of();
    }
    Path copy = copy(made, round.resolve("copy"));
    UpgradeObservation opened =
        step(other, script.setup(other).reopened(), copy, UpgradeStep.OPEN, "", Work.NONE);
    if (opened.isOpened()) {
      back(copy, "");
    }
    var named = new ArrayList<>(opened.isOpened() ? List.of() : opened.findings());
    boolean isOpened = opened.isOpened();
    boolean isSame = isOpened && opened.findings().isEmpty();
    for (UpgradeProcedure each : procedures()) {
      if (isSame && !each.always()) {
        continue;
      }
      Path place = Files.createDirectories(round.resolve("procedure-" + place(each)));
      UpgradeObservation result = attempt(each, made, place);
      isOpened |= result.isOpened();
      if (named.isEmpty() && !result.isOpened()) {
        named.addAll(result.findings());
      }
    }
    return isOpened ? List.of() : named;
  }

  private int place(UpgradeProcedure procedure) {
    return procedures().indexOf(procedure) + 1;
  }

  private List<UpgradeProcedure> procedures() {
    String from = version(trial.contender());
    String to = version(other.contender());
    return from.equals(to)
        ? List.of()
        : script.resolved(other.contender()).engine().upgrades().stream()
            .filter(each -> each.applies(from, to))
            .toList();
  }

  private String version(Contender contender) {
    Resolved resolved = script.resolved(contender);
    return resolved.engine().version();
  }

  /// Tries a procedure of the engine on a copy of the files. Returns the step that opened them, or
  /// that failed.
  private UpgradeObservation attempt(UpgradeProcedure procedure, Path made, Path place)
      throws IOException, InterruptedException, BrokenStep {
    Path prepared = copy(made, place.resolve("prepared"));
    Path transfer = Files.createDirectories(place.resolve("exported"));
    String title = procedure.title();
    if (!procedure.before().isEmpty()) {
      Work work = placed(procedure.before(), prepared, transfer);
      UpgradeObservation exported =
          step(trial, script.setup(trial).reopened(), prepared, UpgradeStep.EXPORT, title, work);
      if (!exported.isOpened()) {
        return exported;
      }
    }
    Path target = procedure.fresh() ? Files.createDirectories(place.resolve("fresh")) : prepared;
    Setup setup = withUrl(script.setup(other).reopened(), procedure.url());
    Work work = placed(procedure.after(), target, transfer);
    UpgradeObservation opened = step(other, setup, target, UpgradeStep.IMPORT, title, work);
    if (opened.isOpened()) {
      back(target, title);
    }
    return opened;
  }

  private void back(Path files, String procedure)
      throws IOException, InterruptedException, BrokenStep {
    step(trial, script.setup(trial).reopened(), files, UpgradeStep.BACK, procedure, Work.NONE);
  }

  private static Work placed(Work work, Path files, Path transfer) {
    return work.placed(slashed(files), slashed(transfer));
  }

  private static String slashed(Path path) {
    return path.toString().replace('\\', '/');
  }

  private static Setup withUrl(Setup setup, String more) {
    return setup instanceof Setup.Jdbc jdbc && !more.isEmpty()
        ? jdbc.at(jdbc.url() + more, jdbc.password())
        : setup;
  }

  private static Path copy(Path made, Path copy) throws IOException {
    FolderTree.copy(made, copy);
    return copy;
  }

  /// Lets a worker do one step, and returns its observation. A worker that hangs or dies counts as
  /// a refusal.
  ///
  /// @param own the trial with the version of the step
  private UpgradeObservation step(
      Trial own, Setup setup, Path files, UpgradeStep step, String procedure, Work work)
      throws IOException, InterruptedException, BrokenStep {
    WorkerPool.PooledWorker place = pool.fresh(own, files);
    watch.upgrading(step);
    Outcome outcome =
        place
            .worker()
            .run(
                new Assignment.Upgrade(
                    script.task(own, setup, files),
                    step,
                    procedure,
                    folder.resolve(MANIFEST).toString(),
                    work,
                    left),
                script.plan().timeLimit(),
                watch,
                cancellation);
    if (outcome instanceof Outcome.TimedOut || outcome instanceof Outcome.WorkerDied) {
      return report(step, procedure, Opening.REFUSED, outcome.sentence());
    }
    if (!outcome.counts()) {
      throw new BrokenStep(outcome);
    }
    int settling = script.resolved(own.contender()).mode().settleMillis();
    place.worker().end(settling, watch, cancellation).ifPresent(watch::warn);
    if (cancellation.isRequested()) {
      throw new BrokenStep(new Outcome.Cancelled());
    }
    return watch.upgraded().orElseThrow();
  }

  private UpgradeObservation report(
      UpgradeStep step, String procedure, Opening opening, String words) {
    UpgradeObservation observation = UpgradeObservation.of(step, procedure, opening, words);
    events.accept(new RunEvent.UpgradeSeen(clock.millis(), trial.number(), observation));
    return observation;
  }
}
