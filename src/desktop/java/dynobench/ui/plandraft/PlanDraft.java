package dynobench.ui.plandraft;

import dynobench.catalog.Catalog;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.planfile.DuelReader.Until;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.session.PlanRunner;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.toml.TomlSection;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.workload.Range;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// Plan as the user types it, with its problems. Every field holds a text, right or wrong. Each
/// change is read by the reader of plan files, so that the form and a file report the same
/// problems.
public final class PlanDraft {
  private static final Content NOTHING = new Content("", List.of());

  /// Minimum number of rounds for an interval of 95 %.
  private static final int ROUNDS = 6;

  private final Map<DraftField, StringProperty> fields = new LinkedHashMap<>();
  private final ObjectProperty<RangeKind> rangeKind = new SimpleObjectProperty<>(RangeKind.STEPS);
  private List<String> optional = List.of();
  private final ObservableList<DraftContender> contenders = FXCollections.observableArrayList();
  private final ObjectProperty<Optional<Catalog>> catalog =
      new SimpleObjectProperty<>(Optional.empty());
  private final PlanCheck check;
  private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
  private final KnownWorkloads known;
  private final WorkloadDraft workload;
  private final PlanHistory history = new PlanHistory();
  private final AutomaticRepetitions repetitions;
  private final Map<DraftField, LoadedText> given = new HashMap<>();
  private Optional<Descriptions> descriptions = Optional.empty();
  private Content stored;
  private List<Long> lastValues = List.of();
  private boolean settling;

  /// Everything that the user can change.
  record Content(String base, List<String> texts) {}

  /// Description of a loaded plan, and its replacement once the plan has been changed.
  private record Descriptions(String loaded, String whenChanged) {}

  public PlanDraft(PlanRunner bench, KnownWorkloads known, BackgroundExecutor background) {
    this.known = known;
    check = new PlanCheck(bench, background, catalog);
    workload = new WorkloadDraft(this::workloads, this::change);
    for (DraftField field : DraftField.ALL) {
      var text = new SimpleStringProperty("");
      text.addListener((_, _, _) -> change());
      fields.put(field, text);
    }
    repetitions = new AutomaticRepetitions(field(DraftField.REPETITIONS));
    settling = true;
    show(WorkloadFields.standard(workloads().standard()));
    settling = false;
    stored = content();
    rangeKind.addListener((_, _, kind) -> translate(kind));
    catalog.addListener((_, _, _) -> check());
    known.all().addListener((_, _, _) -> atOnce(workload::renew));
    contenders.addListener((ListChangeListener<DraftContender>) _ -> change());
    check.checked().subscribe(found -> found.ifPresent(repetitions::follow));
    history.add(this::capture);
  }

  /// Returns an action that restores the present state.
  private Runnable capture() {
    Map<DraftField, String> now = new HashMap<>();
    fields.forEach((field, text) -> now.put(field, text.get()));
    var form =
        new FormContent(
            workload.fields(rangeKind.get(), now), now, given, List.copyOf(contenders), optional);
    Content saved = stored;
    Optional<Descriptions> both = descriptions;
    return () ->
        atOnce(() -> {
          fill(form);
          check.forget();
          stored = saved;
          descriptions = both;
        });
  }

  /// Returns the former plans. Call [PlanHistory#remember] before you replace the plan.
  public PlanHistory history() {
    return history;
  }

  /// Returns the repetitions of a new plan.
  AutomaticRepetitions repetitions() {
    return repetitions;
  }

  /// Replaces the draft by a plan.
  public void load(Plan next) {
    load(next, Optional.empty());
  }

  /// Replaces the draft by a plan whose description becomes wrong with the first change.
  ///
  /// @param whenChanged description from the first change on
  void load(Plan next, String whenChanged) {
    load(next, Optional.of(new Descriptions(next.description(), whenChanged)));
  }

  private void load(Plan next, Optional<Descriptions> both) {
    atOnce(() -> {
      fill(next);
      check.forget();
      stored = content();
      descriptions = both;
    });
  }

  /// Changes the draft to another plan, as if the user had typed it.
  void changeTo(Plan next) {
    atOnce(() -> fill(next));
  }

  private void fill(Plan next) {
    fill(FormContent.of(next, workloads()));
  }

  /// Replaces the draft by a plan with problems, which become the problems of the draft.
  void load(FormContent next) {
    atOnce(() -> {
      fill(next);
      check.forget();
      stored = content();
      descriptions = Optional.empty();
    });
  }

  private void fill(FormContent next) {
    repetitions.stop();
    given.clear();
    given.putAll(next.given());
    next.texts().forEach((field, text) -> field(field).set(text));
    show(next.varied());
    optional = next.optional();
    contenders.setAll(next.contenders());
  }

  private void show(WorkloadFields next) {
    next.range().forEach((field, text) -> field(field).set(text));
    rangeKind.set(next.kind());
    workload.fill(next);
  }

  /// Changes to another workload, with its standard factors and parameters. Contenders and
  /// conditions are kept. The user can undo this. An unknown workload changes nothing.
  public void choose(String id) {
    if (!id.equals(workload.id().get())) {
      workloads()
          .named(id)
          .ifPresent(next -> {
            history.remember();
            atOnce(() -> show(WorkloadFields.standard(next)));
          });
    }
  }

  /// Gives the range to another parameter, with a suggested range.
  ///
  /// @param parameter its id; empty for none
  public void vary(String parameter) {
    if (!parameter.equals(workload.axis().get())) {
      atOnce(() -> {
        Optional<Range> range = workload.offered(parameter);
        workload.vary(parameter, lastValues);
        range.ifPresent(this::show);
      });
    }
  }

  private void show(Range range) {
    workload
        .varying()
        .ifPresent(each ->
            RangeTexts.all(range, each.domain()).forEach((field, text) -> field(field).set(text)));
    rangeKind.set(RangeKind.of(range));
  }

  /// Makes several changes and checks them as one.
  public void atOnce(Runnable changes) {
    boolean outer = settling;
    settling = true;
    try {
      changes.run();
    } finally {
      settling = outer;
    }
    change();
  }

  /// Returns the text of a field.
  public StringProperty field(DraftField field) {
    return Objects.requireNonNull(fields.get(field));
  }

  /// Returns the part of the draft that depends on the workload.
  public WorkloadDraft workload() {
    return workload;
  }

  /// Returns the available workloads and the problems of others.
  public KnownWorkloads known() {
    return known;
  }

  /// Returns the available workloads.
  Workloads workloads() {
    return known.all().get();
  }

  /// Returns the key of the form field that a problem belongs to.
  public String fieldOf(Problem problem) {
    return fieldOf(problem.key());
  }

  /// Returns the key of the form field for a problem's key.
  public String fieldOf(String key) {
    return DraftField.fieldOf(workload.axis().get(), key);
  }

  /// Returns the kind of the range. Changing it converts the values approximately.
  public ObjectProperty<RangeKind> rangeKind() {
    return rangeKind;
  }

  public ObservableList<DraftContender> contenders() {
    return contenders;
  }

  /// Returns the available engines; empty until they have been found.
  public ObjectProperty<Optional<Catalog>> catalog() {
    return catalog;
  }

  /// Returns the plan if the texts make one, runnable or not.
  public ReadOnlyObjectProperty<Optional<Plan>> plan() {
    return check.plan();
  }

  /// Returns the plan when it can run on this machine now; empty until a check has found that.
  public ReadOnlyObjectProperty<Optional<PlanRunner.Checked>> checked() {
    return check.checked();
  }

  /// Returns the problems of the texts or, if they make a plan, of running it on this machine. The
  /// key of a field is part of most problems. After a change, problems of the machine stay until
  /// the next check.
  public ReadOnlyObjectProperty<List<Problem>> problems() {
    return check.problems();
  }

  /// Returns the contenders that keep the plan from running, each for a reason of its own.
  public ReadOnlyObjectProperty<List<Contender>> unableContenders() {
    return check.unableContenders();
  }

  /// Returns whether the draft differs from the plan that was loaded or [#saved].
  public ReadOnlyBooleanProperty changed() {
    return changed.getReadOnlyProperty();
  }

  /// Marks the present draft as stored.
  public void saved() {
    saved(content());
  }

  /// Marks an earlier state of the draft as stored.
  void saved(Content then) {
    stored = then;
    descriptions = Optional.empty();
    changed.set(!content().equals(stored));
  }

  /// Marks the draft as changed, because its stored state is unknown.
  void markUnstored() {
    stored = NOTHING;
    changed.set(true);
  }

  private void change() {
    if (!settling) {
      descriptions.ifPresent(this::describe);
      changed.set(!content().equals(stored));
      check();
    }
  }

  /// Sets the description to the loaded one or its replacement, depending on whether the plan is
  /// changed. A description that the user wrote is kept.
  private void describe(Descriptions both) {
    StringProperty description = field(DraftField.DESCRIPTION);
    String now = description.get();
    if (!now.equals(both.loaded()) && !now.equals(both.whenChanged())) {
      return;
    }
    settling = true;
    try {
      description.set(both.loaded());
      if (!content().equals(stored)) {
        description.set(both.whenChanged());
      }
    } finally {
      settling = false;
    }
  }

  /// Converts the values of the range to another kind. Skipped during [#atOnce], whose callers set
  /// the values themselves.
  private void translate(RangeKind kind) {
    if (!settling) {
      Map<DraftField, String> texts =
          lastValues.isEmpty()
              ? Map.of()
              : workload
                  .varying()
                  .map(
                      each -> RangeTexts.of(RangeTexts.translated(lastValues, kind, each.domain())))
                  .orElse(Map.of());
      atOnce(() -> texts.forEach((field, text) -> field(field).set(text)));
    }
  }

  /// Checks the draft again. The machine may have changed: engines may have been added, or the disk
  /// may be full.
  public void check() {
    var found = new Problems();
    Optional<Plan> read = PlanFile.read("", base(), texts(), workloads(), found);
    read.ifPresent(each ->
        lastValues =
            each.factor(workload.axis().get())
                .filter(it -> it.range().isNumbers())
                .map(it -> it.range().numbers())
                .orElse(List.of()));
    check.take(read, found.list());
  }

  /// Returns everything that the user can change, in its present state.
  Content content() {
    return new Content(base(), texts());
  }

  private String base() {
    return "workload = %s%ncontenders = [%s]%noptional = %s%n"
        .formatted(
            PlanText.quoted(workload.id().get()),
            contenders.stream().map(DraftContender::text).collect(Collectors.joining(", ")),
            optional.stream().map(PlanText::quoted).toList());
  }

  private List<String> texts() {
    String axis = workload.axis().get();
    var all = new ArrayList<PlanKeyValue>();
    fields.forEach((field, text) -> {
      String typed = text.get();
      Optional<LoadedText> loaded =
          Optional.ofNullable(given.get(field)).filter(each -> each.text().equals(typed));
      if (loaded.isPresent()) {
        all.addAll(loaded.get().assignments());
      } else if (isIncluded(field, typed)
          && (!field.isOfRange() || (!axis.isEmpty() && field.belongsTo(rangeKind.get())))) {
        all.add(field.assignment(axis, typed));
      }
    });
    all.addAll(workload.assignments());
    return PlanKeyValue.texts(all, workload.order());
  }

  /// Returns whether the plan contains the field: only a duel contains the fields of duels.
  private boolean isIncluded(DraftField field, String typed) {
    return !(field.isOfDuel() && !isDuel().get()) && !(field.mayBeEmpty() && typed.isBlank());
  }

  /// Returns whether the plan ends when a comparison is decided.
  public BooleanBinding isDuel() {
    return Bindings.createBooleanBinding(
        () -> field(DraftField.UNTIL).get().equals(TomlSection.written(Until.DECIDED)),
        field(DraftField.UNTIL));
  }

  /// Turns the plan into a duel or back, which the user can undo. A duel gets its usual number of
  /// rounds, one warm-up and interleaved order, and loses the range. The way back sets only end and
  /// repetitions.
  public void setDuel(boolean duel) {
    history.remember();
    atOnce(() -> {
      field(DraftField.UNTIL).set(TomlSection.written(duel ? Until.DECIDED : Until.REPEATED));
      field(DraftField.REPETITIONS).set(Integer.toString(duel ? Duel.USUAL_ROUNDS : ROUNDS));
      if (duel) {
        vary("");
        field(DraftField.ORDER).set(TomlSection.written(TrialOrder.INTERLEAVED));
        field(DraftField.WARMUPS).set("1");
      }
    });
  }

  /// Calls an action once the present plan has been checked, and drops it if the plan can't run. A
  /// later action replaces a waiting one.
  public void whenRunnable(Consumer<PlanRunner.Checked> action) {
    check.whenRunnable(action);
  }

  /// Returns whether a mode is among the contenders, with any commit style.
  public boolean uses(String use) {
    return contenders.stream().anyMatch(each -> each.use().equals(use));
  }

  /// Adds a mode unless it is a contender, or removes all contenders with this mode.
  ///
  /// @param use `engine/mode`
  public void use(String use, boolean ticked) {
    if (ticked && !uses(use)) {
      contenders.add(new DraftContender(use));
    } else if (!ticked) {
      contenders.removeIf(each -> each.use().equals(use));
    }
  }
}
