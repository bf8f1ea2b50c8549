package dynobench.ui.plan;

import dynobench.catalog.Catalog;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.run.Load;
import dynobench.session.Estimate;
import dynobench.session.PastTrials;
import dynobench.session.Roughly;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.parts.Texts;
import dynobench.ui.stored.Library;
import dynobench.ui.work.Tasks;
import dynobench.workload.Range;
import dynobench.workload.Workloads;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// The form of the plan: its sliders, what is wrong at which field, and what it amounts to.
final class PlanViewModel {
  /// More row counts than this are shortened to the first ones and the last.
  private static final int MOST_SIZES = 6;

  private static final int FIRST_SIZES = 2;

  /// What is wrong at one field with more than that is told in Problems only.
  private static final int MOST_LINES = 4;

  private final Workloads workloads = Workloads.shipped();
  private final PlanDraft draft;
  private final PlanFiles files;
  private final Library library;
  private final Tasks tasks;
  private final Texts texts;
  private final SliderField from;
  private final SliderField step;
  private final SliderField factor;
  private final SliderField count;
  private final SliderField heap;
  private final CommitChoice commit;
  private final ReadOnlyStringWrapper sizes = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper amount = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper origin = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper contenders = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<Chip>> chips = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> general =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> warnings =
      new ReadOnlyObjectWrapper<>(List.of());
  private PastTrials past = new PastTrials();

  /// A contender as the form shows it.
  record Chip(PlanDraft.Entry entry, String title) {}

  PlanViewModel(PlanDraft draft, PlanFiles files, Library library, Tasks tasks, Texts texts) {
    this.draft = draft;
    this.files = files;
    this.library = library;
    this.tasks = tasks;
    this.texts = texts;
    from = Sliders.rows(draft.field(DraftField.FROM));
    step = Sliders.rows(draft.field(DraftField.STEP));
    factor = Sliders.factor(draft.field(DraftField.FACTOR));
    count = Sliders.count(draft.field(DraftField.COUNT));
    heap = Sliders.heap(draft.field(DraftField.HEAP));
    commit = new CommitChoice(draft.field(DraftField.COMMIT));
    draft.plan().subscribe(_ -> sum());
    draft.catalog().subscribe(_ -> sum());
    draft.catalog().subscribe(_ -> listContenders());
    draft.contenders().addListener((InvalidationListener) _ -> listContenders());
    draft.problems().subscribe(_ -> listGeneral());
    draft.changed().subscribe(_ -> nameOrigin());
    files.origin().subscribe(_ -> nameOrigin());
    files.refusal().subscribe(_ -> listGeneral());
    draft
        .checked()
        .subscribe(checked ->
            warnings.set(checked.map(each -> each.cleared().warnings()).orElse(List.of())));
    library
        .live()
        .running()
        .subscribe(running -> {
          if (!running) {
            readPast();
          }
        });
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
        texts.of("job.past"),
        _ -> PastTrials.of(library.archive().store()),
        found -> {
          past = found;
          sum();
        });
  }

  private void sum() {
    sizes.set(draft.plan().get().map(this::sizes).orElse(""));
    amount.set(draft.plan().get().map(this::amount).orElse(texts.of("amount.none")));
  }

  private String sizes(Plan plan) {
    return plan.factor(draft.axis()).map(it -> sizes(it.range(), plan.order())).orElse("");
  }

  private String sizes(Range range, TrialOrder order) {
    List<Long> all = range.numbers();
    if (!range.isAscending() && order != TrialOrder.SHUFFLED) {
      return unsorted(all);
    }
    List<Long> sorted = all.stream().sorted().toList();
    String shown =
        all.size() <= MOST_SIZES
            ? joined(sorted.stream())
            : joined(sorted.stream().limit(FIRST_SIZES))
                + ", … "
                + DraftField.grouped(sorted.getLast());
    return texts.of(all.size() == 1 ? "sizes.one" : "sizes.many", shown, all.size());
  }

  /// The order counts: what is measured first pays for loading and compiling.
  private String unsorted(List<Long> all) {
    return all.size() <= MOST_SIZES
        ? texts.of("sizes.ordered", joined(all.stream()), all.size())
        : texts.of(
            "sizes.unsorted",
            DraftField.grouped(Collections.min(all)),
            DraftField.grouped(Collections.max(all)),
            all.size());
  }

  private static String joined(Stream<Long> sizes) {
    return sizes.map(DraftField::grouped).collect(Collectors.joining(", "));
  }

  private String amount(Plan plan) {
    var load =
        new Load(plan, workloads.named(plan.workload()).orElse(Workloads.unknown(plan.workload())));
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

  private void listContenders() {
    List<PlanDraft.Entry> entries = List.copyOf(draft.contenders());
    long engines = entries.stream().map(each -> each.use().split("/", 2)[0]).distinct().count();
    contenders.set(
        entries.isEmpty()
            ? texts.of("contenders.none")
            : texts.of(
                "contenders.count",
                texts.of(entries.size() == 1 ? "contender.one" : "contender.many", entries.size()),
                texts.of(engines == 1 ? "engine.one" : "engine.many", engines)));
    chips.set(entries.stream().map(each -> new Chip(each, title(each))).toList());
  }

  private String title(PlanDraft.Entry entry) {
    String title =
        draft.catalog().get().stream()
            .flatMap(catalog -> catalog.engines().stream())
            .flatMap(
                engine -> engine.modes().stream().map(mode -> new Catalog.Resolved(engine, mode)))
            .filter(each -> each.use().equals(entry.use()))
            .map(Catalog.Resolved::title)
            .findFirst()
            .orElse(entry.use());
    return entry.own().map(own -> title + " · " + own.text()).orElse(title);
  }

  /// What belongs to no field, and why the last file could not be used.
  private void listGeneral() {
    Set<String> keys =
        keys().stream()
            .map(each -> DraftField.keyOf(draft.axis(), each))
            .collect(Collectors.toSet());
    general.set(
        Stream.concat(
                files.refusal().get().stream(),
                draft.problems().get().stream()
                    .filter(each -> !keys.contains(each.key()))
                    .map(PlanViewModel::sentence))
            .toList());
  }

  private static String sentence(Problem problem) {
    return problem.key().isEmpty() ? problem.message() : problem.key() + ": " + problem.message();
  }

  /// The keys that have a field of their own.
  static Set<String> keys() {
    return Stream.concat(
            Stream.of(DraftField.values()).map(DraftField::key), Stream.of("rows", "contenders"))
        .collect(Collectors.toSet());
  }

  /// What is wrong at a field, a line each; empty when nothing is.
  ObservableValue<String> problem(String key) {
    return draft
        .problems()
        .map(all ->
            all.stream()
                .filter(each -> each.key().equals(DraftField.keyOf(draft.axis(), key)))
                .map(Problem::message)
                .collect(Collectors.collectingAndThen(Collectors.toList(), this::lines)));
  }

  private String lines(List<String> messages) {
    int more = messages.size() - MOST_LINES;
    return String.join("\n", messages.subList(0, Math.min(MOST_LINES, messages.size())))
        + (more > 0 ? "\n" + texts.of("problems.more", more) : "");
  }

  SliderField from() {
    return from;
  }

  SliderField step() {
    return step;
  }

  SliderField factor() {
    return factor;
  }

  SliderField count() {
    return count;
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

  /// The row counts that come out.
  ReadOnlyStringProperty sizes() {
    return sizes.getReadOnlyProperty();
  }

  /// What the plan amounts to.
  ReadOnlyStringProperty amount() {
    return amount.getReadOnlyProperty();
  }

  /// How many contenders of how many engines.
  ReadOnlyStringProperty contenders() {
    return contenders.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<Chip>> chips() {
    return chips.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<String>> general() {
    return general.getReadOnlyProperty();
  }

  /// What should be read before the run and forbids nothing.
  ReadOnlyObjectProperty<List<String>> warnings() {
    return warnings.getReadOnlyProperty();
  }

  void remove(Chip chip) {
    draft.contenders().remove(chip.entry());
  }
}
