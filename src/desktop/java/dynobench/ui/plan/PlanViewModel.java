package dynobench.ui.plan;

import dynobench.catalog.Catalog;
import dynobench.estimate.Estimate;
import dynobench.estimate.PastTrials;
import dynobench.estimate.Roughly;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.DuelReader.Until;
import dynobench.preflight.Load;
import dynobench.session.Bench;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.parts.Texts;
import dynobench.ui.stored.Library;
import dynobench.ui.work.Tasks;
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

/// The form of the plan: its sliders, what is wrong at which field, and what it amounts to.
final class PlanViewModel {
  /// There are repetitions enough, or nobody knows yet.
  static final int ENOUGH = 0;

  private final PlanDraft draft;
  private final PlanFiles files;
  private final Library library;
  private final Tasks tasks;
  private final Texts texts;
  private final VariedViewModel varied;
  private final ContenderChips contenders;
  private final FieldProblems problems;
  private final SliderField heap;
  private final CommitChoice commit;
  private final ReadOnlyStringWrapper amount = new ReadOnlyStringWrapper("");
  private final ReadOnlyIntegerWrapper enough = new ReadOnlyIntegerWrapper(ENOUGH);
  private final ReadOnlyStringWrapper origin = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<String>> general =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> warnings =
      new ReadOnlyObjectWrapper<>(List.of());
  private final StringProperty until = new SimpleStringProperty();
  private PastTrials past = new PastTrials();

  PlanViewModel(PlanDraft draft, PlanFiles files, Library library, Tasks tasks, Texts texts) {
    this.draft = draft;
    this.files = files;
    this.library = library;
    this.tasks = tasks;
    this.texts = texts;
    varied = new VariedViewModel(draft, texts);
    contenders = new ContenderChips(draft, texts);
    problems = new FieldProblems(draft, texts);
    heap = Sliders.heap(draft.field(DraftField.HEAP));
    commit = new CommitChoice(draft.field(DraftField.COMMIT));
    draft.field(DraftField.UNTIL).subscribe(until::set);
    until.subscribe(this::hold);
    draft.plan().subscribe(_ -> sum());
    draft.catalog().subscribe(_ -> sum());
    draft.problems().subscribe(_ -> listGeneral());
    draft.changed().subscribe(_ -> nameOrigin());
    files.origin().subscribe(_ -> nameOrigin());
    files.refusal().subscribe(_ -> listGeneral());
    draft
        .checked()
        .subscribe(checked -> {
          warnings.set(checked.map(each -> each.cleared().warnings()).orElse(List.of()));
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

  /// When the run is to end, as plan files say it. Choosing it makes the rest of the plan fit.
  StringProperty until() {
    return until;
  }

  private void hold(String chosen) {
    if (!draft.field(DraftField.UNTIL).get().equals(chosen)) {
      draft.hold(chosen.equals(Section.written(Until.DECIDED)));
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

  /// Of what will run, as far as that is known.
  private void sum() {
    amount.set(
        draft
            .checked()
            .get()
            .map(Bench.Checked::plan)
            .or(() -> draft.plan().get())
            .map(this::amount)
            .orElse(texts.of("amount.none")));
  }

  /// A duel ends when it is decided, and nobody knows when that is.
  private String amount(Plan plan) {
    return plan.duel().isPresent() ? texts.of("amount.most", whole(plan)) : whole(plan);
  }

  private String whole(Plan plan) {
    var load =
        new Load(plan, draft.workload().current().orElse(Workloads.unknown(plan.workload())));
    Estimate estimate = Estimate.of(load, modes(plan), past);
    String disk =
        estimate.diskBytes() == 0
            ? texts.of("amount.no-disk")
            : texts.of("amount.disk", Amounts.bytes(estimate.diskBytes()));
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
        texts.of("amount.time", Roughly.said(estimate.time()), texts.of(basis)),
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
                    // What can't be resolved is told by the check of the plan.
                    catalog
                        .resolve(each, new Problems())
                        .ifPresent(mode -> modes.put(each, mode))));
    return modes;
  }

  /// What belongs to no field, and why the last file could not be used.
  private void listGeneral() {
    general.set(
        Stream.concat(files.refusal().get().stream(), problems.general().stream()).toList());
  }

  /// What is wrong at which field.
  FieldProblems problems() {
    return problems;
  }

  /// What the workload describes.
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

  /// Where the plan comes from, and whether it was changed since.
  ReadOnlyStringProperty origin() {
    return origin.getReadOnlyProperty();
  }

  /// What the plan amounts to.
  ReadOnlyStringProperty amount() {
    return amount.getReadOnlyProperty();
  }

  /// So many repetitions could decide something where those of the plan can't, or [#ENOUGH].
  ReadOnlyIntegerProperty enough() {
    return enough.getReadOnlyProperty();
  }

  /// Repeats often enough for verdicts.
  void repeatEnough() {
    draft.field(DraftField.REPETITIONS).set(Integer.toString(enough.get()));
  }

  ReadOnlyObjectProperty<List<String>> general() {
    return general.getReadOnlyProperty();
  }

  /// What should be read before the run and forbids nothing.
  ReadOnlyObjectProperty<List<String>> warnings() {
    return warnings.getReadOnlyProperty();
  }
}
