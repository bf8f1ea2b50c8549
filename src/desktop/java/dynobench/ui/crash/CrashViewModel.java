package dynobench.ui.crash;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.crash.CrashPlan;
import dynobench.event.Series;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.table.CrashSummary;
import dynobench.table.CrashWords;
import dynobench.table.NumberText;
import dynobench.ui.live.LiveRun;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.EngineSelection.Pick;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// State of the crash view: the modes that can crash, and the crashes of the shown run.
final class CrashViewModel {
  private final RunDisplay showing;
  private final LiveRun live;
  private final ObjectProperty<Optional<Catalog>> catalog;
  private final ReadOnlyObjectProperty<Optional<Plan>> opened;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final ReadOnlyObjectWrapper<List<Resolved>> choices =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<Resolved>> chosen =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Optional<CrashResult>> selected =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<CrashResult>> crashes =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<CrashPicture> picture =
      new ReadOnlyObjectWrapper<>(CrashPicture.EMPTY);
  private Optional<CrashResult> drawn = Optional.empty();
  private final ReadOnlyStringWrapper verdict = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper verdicts = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");

  CrashViewModel(
      RunDisplay showing,
      LiveRun live,
      PlanDraft draft,
      ReadOnlyObjectProperty<Optional<Plan>> opened,
      TaskStarter tasks,
      ViewTexts texts) {
    this.showing = showing;
    this.live = live;
    this.catalog = draft.catalog();
    this.opened = opened;
    this.tasks = tasks;
    this.texts = texts;
    catalog.subscribe(found -> found.ifPresent(this::look));
    showing.picked().pick().subscribe(this::follow);
    showing.run().subscribe((_, _) -> selected.set(Optional.empty()));
    showing.revision().subscribe(_ -> refresh());
    selected.subscribe((_, _) -> refresh());
  }

  /// Lists the modes in the background, because this opens the engines' jars.
  private void look(Catalog now) {
    tasks.start(
        texts.of("task.modes"),
        _ -> CrashPlan.canCrash(now).toList(),
        found -> {
          if (catalog.get().filter(now::equals).isPresent()) {
            list(found);
          }
        });
  }

  private void list(List<Resolved> found) {
    choices.set(found);
    Optional<String> before = chosen.get().map(Resolved::use);
    chosen.set(
        choices.get().stream()
            .filter(each -> before.equals(Optional.of(each.use())))
            .findFirst()
            .or(() -> choices.get().stream().findFirst()));
  }

  /// Chooses the mode that the user selected among the engines.
  private void follow(Optional<Pick> pick) {
    if (pick.orElse(null) instanceof Pick.OfMode(Resolved mode, var _)) {
      choices.get().stream()
          .filter(each -> each.use().equals(mode.use()))
          .findFirst()
          .ifPresent(each -> chosen.set(Optional.of(each)));
    }
  }

  private void refresh() {
    RunResult run = showing.result();
    crashes.set(run.crashes().all());
    verdict.set(CrashSummary.headline(run));
    verdicts.set(String.join("\n", CrashSummary.sentences(run)));
    drawn = selected.get().or(() -> worst(run));
    Optional<TrialResult> trial =
        drawn
            .flatMap(crash ->
                run.trials().stream()
                    .filter(each -> each.trial().equals(crash.trial()))
                    .findFirst())
            .or(() ->
                run.isOfCrashes()
                    ? run.trials().stream().reduce((_, last) -> last)
                    : Optional.empty());
    picture.set(
        trial.map(it -> CrashPicture.of(run, crashes.get(), it)).orElse(CrashPicture.EMPTY));
    sentence.set(trial.map(it -> sentence(run, it)).orElseGet(() -> texts.of("empty")));
  }

  /// Returns the worst crash, which a run that has ended shows first: a damaged database, or else
  /// the most lost rows. Empty while the run goes on, and without a loss.
  private Optional<CrashResult> worst(RunResult run) {
    return run.state() == RunState.UNFINISHED
        ? Optional.empty()
        : crashes.get().stream()
            .filter(each -> each.severity().orElse(0) > 0)
            .max(
                Comparator.comparing(CrashViewModel::isDamaged)
                    .thenComparingLong(CrashViewModel::lost));
  }

  private static boolean isDamaged(CrashResult crash) {
    return crash.survival().filter(left -> !CrashWords.isOnlyLoss(left)).isPresent();
  }

  private static long lost(CrashResult crash) {
    return crash.survival().map(left -> left.rows().lost()).orElse(0L);
  }

  private String sentence(RunResult run, TrialResult trial) {
    String who = title(run, trial.trial());
    Optional<CrashResult> last =
        drawn.or(() -> picture.get().crashes().stream().reduce((_, it) -> it));
    if (last.isPresent()) {
      return texts.of("told", who, CrashWords.of(last.get()));
    }
    return picture.get().curve().isEmpty()
        ? texts.of("begins", who)
        : texts.of("writes", who, NumberText.count(picture.get().mostRows()));
  }

  /// Starts a short crash run of the chosen mode with autocommit. Does nothing without a mode.
  void demonstrate() {
    if (catalog.get().isPresent() && chosen.get().isPresent()) {
      Resolved mode = chosen.get().get();
      var contender =
          new Contender(mode.engine().id(), mode.mode().id(), new CommitStyle.Autocommit());
      live.start(CrashPlan.of(List.of(contender), CrashRules.DEMONSTRATION), catalog.get().get());
    }
  }

  /// Returns the opened crash plan; empty without one.
  ReadOnlyObjectProperty<Optional<Plan>> opened() {
    return opened;
  }

  /// Returns a description of a plan.
  String description(Plan plan) {
    return texts.of(
        "plan",
        plan.name(),
        NumberText.counted(plan.contenders().size(), "contender"),
        plan.crash().map(CrashRules::description).orElse(""));
  }

  void runPlan() {
    opened.get().ifPresent(plan -> catalog.get().ifPresent(engines -> live.start(plan, engines)));
  }

  BooleanBinding canRunPlan() {
    return Bindings.createBooleanBinding(
        () -> opened.get().isPresent() && catalog.get().isPresent() && !live.running().get(),
        opened,
        catalog,
        live.running());
  }

  BooleanBinding canPull() {
    return Bindings.createBooleanBinding(
        () -> chosen.get().isPresent() && !live.running().get(), chosen, live.running());
  }

  /// Returns the available modes that claim to survive a killed process, which a crash run can
  /// test.
  ReadOnlyObjectProperty<List<Resolved>> choices() {
    return choices.getReadOnlyProperty();
  }

  /// Returns the mode that crashes next.
  ObjectProperty<Optional<Resolved>> chosen() {
    return chosen;
  }

  /// Returns the crashes of the shown run, in order.
  ReadOnlyObjectProperty<List<CrashResult>> crashes() {
    return crashes.getReadOnlyProperty();
  }

  /// Returns the crash that the user selected, whose writer is drawn. Without one, it is the
  /// current writer, or that of the worst loss when the run has ended.
  ObjectProperty<Optional<CrashResult>> selected() {
    return selected;
  }

  ReadOnlyObjectProperty<CrashPicture> picture() {
    return picture.getReadOnlyProperty();
  }

  /// Returns the verdict on the shown run; empty before the first crash was examined.
  ReadOnlyStringProperty verdict() {
    return verdict.getReadOnlyProperty();
  }

  /// Returns a verdict for each of several contenders, a line each; empty for one contender, and
  /// before the first crash was examined.
  ReadOnlyStringProperty verdicts() {
    return verdicts.getReadOnlyProperty();
  }

  /// Returns the observation on the drawn writer, or a hint what to do.
  ReadOnlyStringProperty sentence() {
    return sentence.getReadOnlyProperty();
  }

  String title(CrashResult crash) {
    return title(showing.result(), crash.trial());
  }

  private static String title(RunResult run, Trial trial) {
    return run.series(trial.contender()).map(Series::title).orElse(trial.contender().use());
  }
}
