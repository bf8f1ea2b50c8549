package dynobench.ui.plan;

import dynobench.catalog.Catalog;
import dynobench.estimate.DurationText;
import dynobench.estimate.Estimate;
import dynobench.estimate.PastTrials;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.DuelReader.Until;
import dynobench.preflight.PlanLoad;
import dynobench.session.PlanRunner;
import dynobench.toml.Problems;
import dynobench.toml.TomlSection;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// State of the plan's form: its sliders, its problems by field, and the estimated cost of the run.
final class PlanViewModel {
  /// Value of [#enough] when the repetitions suffice or the need is unknown.
  static final int ENOUGH = 0;

  private final PlanDraft draft;
  private final PlanFiles files;
  private final RunSources library;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final VariedViewModel varied;
  private final ContenderChips contenders;
  private final FieldProblems problems;
  private final SliderField heap;
  private final CommitChoice commit;
  private final ReadOnlyStringWrapper amount = new ReadOnlyStringWrapper("");
  private final ReadOnlyIntegerWrapper enough = new ReadOnlyIntegerWrapper(ENOUGH);
  private final ReadOnlyStringWrapper origin = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<PlanRemark>> remarks =
      new ReadOnlyObjectWrapper<>(List.of());
  private final UnableContenders unable;
  private final StringProperty until = new SimpleStringProperty();
  private PastTrials past = new PastTrials();

  PlanViewModel(
      PlanDraft draft, PlanFiles files, RunSources library, TaskStarter tasks, ViewTexts texts) {
    this.draft = draft;
    this.files = files;
    this.library = library;
    this.tasks = tasks;
    this.texts = texts;
    varied = new VariedViewModel(draft, texts);
    contenders = new ContenderChips(draft, texts);
    unable = new UnableContenders(draft);
    problems = new FieldProblems(draft, texts);
    heap = Sliders.heap(draft.field(DraftField.HEAP));
    commit = new CommitChoice(draft.field(DraftField.COMMIT));
    draft.field(DraftField.UNTIL).subscribe(until::set);
    until.subscribe(this::setUntil);
    draft.plan().subscribe(_ -> sum());
    draft.catalog().subscribe(_ -> sum());
    draft.problems().subscribe(_ -> remark());
    varied.broken().subscribe(_ -> remark());
    draft.changed().subscribe(_ -> nameOrigin());
    files.origin().subscribe(_ -> nameOrigin());
    files.refusal().subscribe(_ -> remark());
    draft
        .checked()
        .subscribe(checked -> {
          remark();
          enough.set(
              checked.map(each -> each.cleared().missingRounds().orElse(ENOUGH)).orElse(ENOUGH));
          sum();
        });
    library
        .live()
        .running()
        .subscribe(running -> {
          if (!running) {
            readPast();
          }
        });
  }

  /// Returns when the run ends, as plan files write it. Choosing a value adapts the rest of the
  /// plan.
  StringProperty until() {
    return until;
  }

  private void setUntil(String chosen) {
    if (!draft.field(DraftField.UNTIL).get().equals(chosen)) {
      draft.setDuel(chosen.equals(TomlSection.written(Until.DECIDED)));
    }
  }

  private void nameOrigin() {
    String from =
        switch (files.origin().get()) {
          case PlanFiles.Origin.New() -> texts.of("origin.new");
          case PlanFiles.Origin.Preset(String name) -> texts.of("origin.preset", name);
          case PlanFiles.Origin.Stored(Path file) -> file.toString();
        };
    origin.set(draft.changed().get() ? texts.of("origin.changed", from) : from);
  }

  private void readPast() {
    tasks.start(
        texts.of("task.past"),
        _ -> PastTrials.of(library.archive().store()),
        found -> {
          past = found;
          sum();
        });
  }

  /// Updates the estimate for the plan.
  private void sum() {
    amount.set(
        draft
            .checked()
            .get()
            .map(PlanRunner.Checked::plan)
            .or(() -> draft.plan().get())
            .map(this::amount)
            .orElse(texts.of("amount.none")));
  }

  /// Returns the estimate; an upper limit if the plan's time may end the run earlier.
  private String amount(Plan plan) {
    return plan.mostTime().isPresent() ? texts.of("amount.most", whole(plan)) : whole(plan);
  }

  private String whole(Plan plan) {
    var load =
        new PlanLoad(plan, draft.workload().current().orElse(Workloads.unknown(plan.workload())));
    Estimate estimate = Estimate.of(load, modes(plan), past);
    String disk =
        estimate.diskBytes() == 0
            ? texts.of("amount.no-disk")
            : texts.of("amount.disk", AmountTexts.bytes(estimate.diskBytes()));
    String basis =
        switch (estimate.basis()) {
          case EARLIER_RUNS -> "basis.runs";
          case PARTLY_EARLIER_RUNS -> "basis.partly";
          case GUESS -> "basis.guess";
        };
    String trials =
        texts.of(plan.trialCount() == 1 ? "amount.trial" : "amount.trials", plan.trialCount());
    return String.join(
        "  ·  ",
        trials,
        texts.of("amount.stored", load.all(), load.unit()),
        texts.of("amount.time", DurationText.format(estimate.time()), texts.of(basis)),
        disk);
  }

  private Map<Contender, Catalog.Resolved> modes(Plan plan) {
    var modes = new HashMap<Contender, Catalog.Resolved>();
    draft
        .catalog()
        .get()
        .ifPresent(catalog ->
            plan.contenders()
                .forEach(each ->
                    // The check of the plan reports unresolved contenders.
                    catalog
                        .resolve(each, new Problems())
                        .ifPresent(mode -> modes.put(each, mode))));
    return modes;
  }

  /// Lists the problems of the last file, of the plan, and of the user's workloads, and then the
  /// warnings.
  private void remark() {
    Stream<String> warnings =
        draft.checked().get().stream().flatMap(each -> each.cleared().warnings().stream());
    remarks.set(
        Stream.of(
                files.refusal().get().stream().map(PlanViewModel::problem),
                problems.all().stream(),
                varied.broken().get().stream().map(PlanViewModel::problem),
                warnings.map(each -> new PlanRemark(PlanRemark.Kind.WARNING, "", each)))
            .flatMap(each -> each)
            .toList());
  }

  private static PlanRemark problem(String sentence) {
    return new PlanRemark(PlanRemark.Kind.PROBLEM, "", sentence);
  }

  /// Returns the problems by field.
  FieldProblems problems() {
    return problems;
  }

  /// Returns the part of the form that depends on the workload.
  VariedViewModel varied() {
    return varied;
  }

  ContenderChips contenders() {
    return contenders;
  }

  SliderField heap() {
    return heap;
  }

  CommitChoice commit() {
    return commit;
  }

  /// Returns the origin of the plan, and whether the plan was changed.
  ReadOnlyStringProperty origin() {
    return origin.getReadOnlyProperty();
  }

  /// Returns the estimate as text: trials, stored amount, time and disk space. Without a plan it is
  /// a text that says so.
  ReadOnlyStringProperty amount() {
    return amount.getReadOnlyProperty();
  }

  /// Returns the number of repetitions that permits a verdict if the plan's number doesn't; else
  /// [#ENOUGH].
  ReadOnlyIntegerProperty enough() {
    return enough.getReadOnlyProperty();
  }

  /// Sets the number of repetitions that permits verdicts. Call it only while [#enough] is not
  /// [#ENOUGH].
  void repeatEnough() {
    draft.field(DraftField.REPETITIONS).set(Integer.toString(enough.get()));
  }

  /// Returns the contenders that keep the plan from running.
  UnableContenders unable() {
    return unable;
  }

  /// Returns the lines at the foot of the form: problems, and warnings to read before the run.
  ReadOnlyObjectProperty<List<PlanRemark>> remarks() {
    return remarks.getReadOnlyProperty();
  }
}
