package dynobench.ui.plan;

import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.toml.Problem;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.ValueTexts;
import dynobench.ui.plandraft.WorkloadDraft;
import dynobench.ui.widgets.LogScale;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Workload;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// State of the form's part that depends on the workload: the workload, its factors, and the names
/// of its parameters.
final class VariedViewModel {
  /// Maximum number of listed values; more are shortened to the first ones and the last.
  private static final int MOST_VALUES = 6;

  private static final int FIRST_VALUES = 2;

  private final PlanDraft draft;
  private final WorkloadDraft workload;
  private final ViewTexts texts;
  private final ReadOnlyObjectWrapper<LogScale> scale = new ReadOnlyObjectWrapper<>(Sliders.ANY);
  private final ReadOnlyStringWrapper about = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper values = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper ranged = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<List<String>> axes = new ReadOnlyObjectWrapper<>(List.of());
  private final ObservableList<String> workloads = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<List<String>> broken = new ReadOnlyObjectWrapper<>(List.of());
  private final SliderField from;
  private final SliderField step;
  private final SliderField factor;
  private final SliderField count;

  VariedViewModel(PlanDraft draft, ViewTexts texts) {
    this.draft = draft;
    this.workload = draft.workload();
    this.texts = texts;
    from = Sliders.number(draft.field(DraftField.FROM), scale);
    step = Sliders.number(draft.field(DraftField.STEP), scale);
    factor = Sliders.factor(draft.field(DraftField.FACTOR));
    count = Sliders.count(draft.field(DraftField.COUNT));
    workload.id().subscribe(_ -> describe());
    draft.known().all().subscribe(_ -> list());
    workload.axis().subscribe(_ -> describe());
    draft.plan().subscribe(plan -> values.set(plan.map(this::values).orElse("")));
  }

  /// Updates the list of workloads.
  private void list() {
    workloads.setAll(workload.all().stream().map(Workload::id).toList());
    broken.set(
        draft.known().all().get().problems().stream().map(Problem::toString).distinct().toList());
    describe();
  }

  /// Reads the workloads again, in the background. Called when the list opens, and when the window
  /// gets the focus.
  void reload() {
    draft.known().reload();
  }

  private void describe() {
    Optional<Workload> current = workload.current();
    about.set(current.map(this::about).orElse(""));
    axes.set(Stream.concat(workload.numbers().stream().map(Parameter::id), Stream.of("")).toList());
    ranged.set(workload.varying().isPresent());
    scale.set(workload.varying().map(each -> Sliders.scale(each.domain())).orElse(Sliders.ANY));
  }

  private String about(Workload described) {
    return described.source().isEmpty()
        ? described.about()
        : texts.of("workload.about", described.about(), described.source());
  }

  private String values(Plan plan) {
    return plan.factor(workload.axis().get())
        .map(Factor::range)
        .filter(Range::isNumbers)
        .map(range -> values(range, plan.order()))
        .orElse("");
  }

  private String values(Range range, TrialOrder order) {
    List<Long> all = range.numbers();
    if (!range.isAscending() && order != TrialOrder.SHUFFLED) {
      return unsorted(all);
    }
    List<Long> sorted = all.stream().sorted().toList();
    String shown =
        all.size() <= MOST_VALUES
            ? joined(sorted.stream())
            : joined(sorted.stream().limit(FIRST_VALUES))
                + ", … "
                + ValueTexts.grouped(sorted.getLast());
    return texts.of(all.size() == 1 ? "values.one" : "values.many", shown, unit(), all.size());
  }

  /// Returns values in their order, which matters: the first value measured includes loading and
  /// compiling.
  private String unsorted(List<Long> all) {
    return all.size() <= MOST_VALUES
        ? texts.of("values.ordered", joined(all.stream()), unit(), all.size())
        : texts.of(
            "values.unsorted",
            ValueTexts.grouped(Collections.min(all)),
            ValueTexts.grouped(Collections.max(all)),
            unit(),
            all.size());
  }

  private static String joined(Stream<Long> values) {
    return values.map(ValueTexts::grouped).collect(Collectors.joining(", "));
  }

  private String unit() {
    return workload
        .varying()
        .map(Parameter::unit)
        .filter(each -> !each.isEmpty())
        .orElseGet(() -> LevelLabels.name(workload.axis().get()));
  }

  /// Returns the ids of the available workloads.
  ObservableList<String> workloads() {
    return workloads;
  }

  /// Returns the problems of user-defined workloads, one sentence each.
  ReadOnlyObjectProperty<List<String>> broken() {
    return broken.getReadOnlyProperty();
  }

  /// Returns the title of a workload, or the id of an unknown one.
  String title(String id) {
    return workload.all().stream()
        .filter(each -> each.id().equals(id))
        .map(this::title)
        .findFirst()
        .orElse(id);
  }

  /// Returns the title; it marks user-defined workloads.
  private String title(Workload one) {
    return draft.known().all().get().isOwn(one.id())
        ? texts.of("workload.own", one.title())
        : one.title();
  }

  /// Returns the display name of a parameter, or a text for none.
  String axis(String parameter) {
    return parameter.isEmpty() ? texts.of("varies.nothing") : name(parameter);
  }

  private static String name(String parameter) {
    return parameter.substring(0, 1).toUpperCase(Locale.ROOT)
        + LevelLabels.name(parameter.substring(1));
  }

  /// Returns the label of a parameter's field.
  String label(Parameter parameter) {
    String own = "parameter.label." + parameter.id();
    return texts.bundle().containsKey(own) ? texts.of(own) : name(parameter.id());
  }

  /// Returns the unit of a parameter, and the number of its values if there are several: a space
  /// between two numbers is easily overlooked.
  ObservableValue<String> unit(Parameter parameter) {
    return workload
        .text(parameter.id())
        .map(_ -> workload.count(parameter))
        .map(count ->
            count > 1
                ? texts.of("parameter.several", parameter.unit(), count).strip()
                : parameter.unit());
  }

  /// Returns the effect of a parameter and its permitted values.
  String tip(Parameter parameter) {
    String unit = parameter.unit().isEmpty() ? "" : " (" + parameter.unit() + ")";
    String domain =
        switch (parameter.domain()) {
          case Domain.Whole(long least, long most) ->
              texts.of(
                  "parameter.whole", ValueTexts.grouped(least), ValueTexts.grouped(most), unit);
          case Domain.Decimal(double least, double most) ->
              texts.of("parameter.decimal", ValueTexts.plain(least), ValueTexts.plain(most), unit);
          case Domain.Choice(List<String> words) ->
              texts.of("parameter.choice", String.join(", ", words));
          case Domain.Text text -> texts.of("parameter.text", text.expected());
        };
    if (parameter.domain() instanceof Domain.Text) {
      return parameter.help() + "\n" + domain;
    }
    String standard =
        ValueTexts.whole(parameter.standard()).stream()
            .mapToObj(ValueTexts::grouped)
            .findFirst()
            .orElse(parameter.standard());
    return parameter.help() + "\n" + domain + " " + texts.of("parameter.standard", standard);
  }

  /// Returns the ids of the parameters that can have the range, and an empty id for none.
  ReadOnlyObjectProperty<List<String>> axes() {
    return axes.getReadOnlyProperty();
  }

  /// Returns the description of the workload and its origin; empty for an unknown workload.
  ReadOnlyStringProperty about() {
    return about.getReadOnlyProperty();
  }

  /// Returns the values of the range as text; empty without a valid plan or a range.
  ReadOnlyStringProperty values() {
    return values.getReadOnlyProperty();
  }

  /// Returns whether a parameter has the range.
  ReadOnlyBooleanProperty ranged() {
    return ranged.getReadOnlyProperty();
  }

  PlanDraft draft() {
    return draft;
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
}
