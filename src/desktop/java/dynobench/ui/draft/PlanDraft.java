package dynobench.ui.draft;

import dynobench.catalog.Catalog;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.planfile.DuelReader.Until;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.session.Bench;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import dynobench.ui.work.Background;
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

/// The plan as the user types it, and what is wrong with it. Every field holds a text, right or
/// wrong; each change is read by the same reader as a plan file, so that a form and a file know the
/// same mistakes.
public final class PlanDraft {
  private static final Content NOTHING = new Content("", List.of());

  /// The fewest with an interval of 95 %.
  private static final int ROUNDS = 6;

  private final Map<DraftField, StringProperty> fields = new LinkedHashMap<>();
  private final ObjectProperty<RangeKind> rangeKind = new SimpleObjectProperty<>(RangeKind.STEPS);
  private List<String> optional = List.of();
  private final ObservableList<Entry> contenders = FXCollections.observableArrayList();
  private final ObjectProperty<Optional<Catalog>> catalog =
      new SimpleObjectProperty<>(Optional.empty());
  private final PlanCheck check;
  private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
  private final KnownWorkloads known;
  private final WorkloadDraft workload;
  private final Map<DraftField, Given> given = new HashMap<>();
  private Optional<Descriptions> descriptions = Optional.empty();
  private Content stored;
  private List<Long> lastValues = List.of();
  private boolean settling;

  /// What the user can change.
  record Content(String base, List<String> texts) {}

  /// What a plan says of itself as it was loaded, and when it was changed since.
  private record Descriptions(String loaded, String whenChanged) {}

  public PlanDraft(Bench bench, KnownWorkloads known, Background background) {
    this.known = known;
    check = new PlanCheck(bench, background, catalog);
    workload = new WorkloadDraft(this::workloads, this::change);
    for (DraftField field : DraftField.ALL) {
      var text = new SimpleStringProperty("");
      text.addListener((_, _, _) -> change());
      fields.put(field, text);
    }
    settling = true;
    show(Varied.standard(workloads().standard()));
    settling = false;
    stored = content();
    rangeKind.addListener((_, _, kind) -> translate(kind));
    catalog.addListener((_, _, _) -> check());
    known.all().addListener((_, _, _) -> atOnce(workload::renew));
    contenders.addListener((ListChangeListener<Entry>) _ -> change());
  }

  /// Replaces the draft by a plan.
  public void load(Plan next) {
    load(next, Optional.empty());
  }

  /// Replaces the draft by a plan whose description is no longer true when anything is changed.
  ///
  /// @param whenChanged what it says then instead
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

  /// Changes the draft to another plan, as a user would by hand.
  void changeTo(Plan next) {
    atOnce(() -> fill(next));
  }

  private void fill(Plan next) {
    fill(Filling.of(next, workloads()));
  }

  /// Replaces the draft by a plan with mistakes, which are its problems from now on.
  void load(Filling next) {
    atOnce(() -> {
      fill(next);
      check.forget();
      stored = content();
      descriptions = Optional.empty();
    });
  }

  private void fill(Filling next) {
    given.clear();
    given.putAll(next.given());
    next.texts().forEach((field, text) -> field(field).set(text));
    show(next.varied());
    optional = next.optional();
    contenders.setAll(next.contenders());
  }

  private void show(Varied next) {
    next.range().forEach((field, text) -> field(field).set(text));
    rangeKind.set(next.kind());
    workload.fill(next);
  }

  /// Changes to another workload with all that it varies and sets by itself. Contenders and
  /// conditions stay.
  public void choose(String id) {
    if (!id.equals(workload.id().get())) {
      workloads().named(id).ifPresent(next -> atOnce(() -> show(Varied.standard(next))));
    }
  }

  /// Gives the range to another parameter.
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

  /// Makes several changes that are checked as one.
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

  /// What the user types into a field.
  public StringProperty field(DraftField field) {
    return Objects.requireNonNull(fields.get(field));
  }

  /// What the workload describes.
  public WorkloadDraft workload() {
    return workload;
  }

  /// The workloads that can be chosen, and what keeps others from it.
  public KnownWorkloads known() {
    return known;
  }

  /// The workloads there are.
  Workloads workloads() {
    return known.all().get();
  }

  /// The key of the form's field that a problem belongs to.
  public String fieldOf(Problem problem) {
    return fieldOf(problem.key());
  }

  /// The same by the problem's key.
  public String fieldOf(String key) {
    return DraftField.fieldOf(workload.axis().get(), key);
  }

  /// How the values of the range are given. Changing it gives about the same in the other way.
  public ObjectProperty<RangeKind> rangeKind() {
    return rangeKind;
  }

  public ObservableList<Entry> contenders() {
    return contenders;
  }

  /// The engines there are; empty until they have been looked for.
  public ObjectProperty<Optional<Catalog>> catalog() {
    return catalog;
  }

  /// The plan, if the texts make one, runnable or not.
  public ReadOnlyObjectProperty<Optional<Plan>> plan() {
    return check.plan();
  }

  /// The plan when it can be run here and now.
  public ReadOnlyObjectProperty<Optional<Bench.Checked>> checked() {
    return check.checked();
  }

  /// Everything that is wrong with it, each with the key of its field.
  public ReadOnlyObjectProperty<List<Problem>> problems() {
    return check.problems();
  }

  /// Whether it differs from what was loaded or [#saved].
  public ReadOnlyBooleanProperty changed() {
    return changed.getReadOnlyProperty();
  }

  /// The draft as it is now is stored.
  public void saved() {
    saved(content());
  }

  /// What the draft was at some moment is stored.
  void saved(Content then) {
    stored = then;
    descriptions = Optional.empty();
    changed.set(!content().equals(stored));
  }

  /// What the draft was made of isn't known any more, only that it was changed since.
  void lost() {
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

  /// Says in the description that something was changed, or no longer when all is as it was. A
  /// description that the user wrote stays.
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

  /// Whoever changes the kind together with other things gives the values, too.
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

  /// Checks it again: engines may have come, or a disk be full by now.
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

  /// Everything that the user can change, as it is now.
  Content content() {
    return new Content(base(), texts());
  }

  private String base() {
    return "workload = %s%ncontenders = [%s]%noptional = %s%n"
        .formatted(
            PlanText.quoted(workload.id().get()),
            contenders.stream().map(Entry::text).collect(Collectors.joining(", ")),
            optional.stream().map(PlanText::quoted).toList());
  }

  private List<String> texts() {
    String axis = workload.axis().get();
    var all = new ArrayList<Assignment>();
    fields.forEach((field, text) -> {
      String typed = text.get();
      Optional<Given> loaded =
          Optional.ofNullable(given.get(field)).filter(each -> each.text().equals(typed));
      if (loaded.isPresent()) {
        all.addAll(loaded.get().assignments());
      } else if (isSaid(field, typed)
          && (!field.isOfRange() || (!axis.isEmpty() && field.belongsTo(rangeKind.get())))) {
        all.add(field.assignment(axis, typed));
      }
    });
    all.addAll(workload.assignments());
    return Assignment.texts(all, workload.order());
  }

  /// What only a duel has is said in a duel alone.
  private boolean isSaid(DraftField field, String typed) {
    return !(field.isOfDuel() && !isDuel().get()) && !(field.mayBeEmpty() && typed.isBlank());
  }

  /// Whether the plan is to end when it is decided.
  public BooleanBinding isDuel() {
    return Bindings.createBooleanBinding(
        () -> field(DraftField.UNTIL).get().equals(Section.written(Until.DECIDED)),
        field(DraftField.UNTIL));
  }

  /// Makes a duel of the plan: as many rounds as one may take, and nothing varies. Or ends that.
  public void hold(boolean duel) {
    atOnce(() -> {
      field(DraftField.UNTIL).set(Section.written(duel ? Until.DECIDED : Until.REPEATED));
      field(DraftField.REPETITIONS).set(Integer.toString(duel ? Duel.USUAL_ROUNDS : ROUNDS));
      if (duel) {
        vary("");
        field(DraftField.ORDER).set(Section.written(TrialOrder.INTERLEAVED));
        field(DraftField.WARMUPS).set("1");
      }
    });
  }

  /// Does something with the plan as soon as it is known to be runnable; nothing if it is found not
  /// to be.
  public void whenRunnable(Consumer<Bench.Checked> action) {
    check.whenRunnable(action);
  }

  /// Whether a mode is among the contenders, however it commits.
  public boolean uses(String use) {
    return contenders.stream().anyMatch(each -> each.use().equals(use));
  }

  /// Ticks or unticks a mode.
  ///
  /// @param use `engine/mode`
  public void use(String use, boolean ticked) {
    if (ticked && !uses(use)) {
      contenders.add(new Entry(use));
    } else if (!ticked) {
      contenders.removeIf(each -> each.use().equals(use));
    }
  }
}
