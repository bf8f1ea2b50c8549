package dynobench.ui.plandraft;

import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.OwnPairs;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Part of the draft that depends on the workload: the workload, the parameter that has the range,
/// and the texts of the others.
public final class WorkloadDraft {
  private final Supplier<Workloads> workloads;
  private final Runnable change;
  private final ReadOnlyStringWrapper id;
  private final ReadOnlyStringWrapper axis = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<Parameter>> fields =
      new ReadOnlyObjectWrapper<>(List.of());
  private final Map<String, StringProperty> texts = new HashMap<>();
  private final Map<String, LoadedText> given = new HashMap<>();
  private List<String> order = List.of();

  /// Creates the part for the standard workload.
  ///
  /// @param change called when the user has typed something
  WorkloadDraft(Supplier<Workloads> workloads, Runnable change) {
    this.workloads = workloads;
    this.change = change;
    id = new ReadOnlyStringWrapper(workloads.get().standard().id());
  }

  void fill(WorkloadFields next) {
    given.clear();
    given.putAll(next.parameters());
    order = next.order();
    id.set(next.workload());
    parameters()
        .forEach(each ->
            text(each.id())
                .set(
                    Optional.ofNullable(given.get(each.id()))
                        .map(LoadedText::text)
                        .orElseGet(() -> standard(each))));
    show(next.axis());
  }

  /// Returns the present contents of all fields that depend on the workload.
  ///
  /// @param range texts of the range's fields
  WorkloadFields fields(RangeKind kind, Map<DraftField, String> range) {
    var parameters = new LinkedHashMap<>(given);
    fields
        .get()
        .forEach(each ->
            parameters.put(
                each.id(), new LoadedText(text(each.id()).get(), assignments(each).toList())));
    return new WorkloadFields(id.get(), axis.get(), kind, range, parameters, order);
  }

  private void show(String next) {
    axis.set(next);
    fields.set(parameters().filter(each -> !each.id().equals(next)).toList());
  }

  /// Takes the workload descriptions that were read again. A text is kept if its field still
  /// exists; an empty one becomes the standard value.
  void renew() {
    parameters()
        .filter(each -> text(each.id()).get().isEmpty() && !isLeftToFile(each))
        .forEach(each -> text(each.id()).set(standard(each)));
    show(current().isPresent() && varying().isEmpty() ? "" : axis.get());
  }

  private static String standard(Parameter parameter) {
    return ValueTexts.shown(parameter.domain(), List.of(parameter.standard()));
  }

  private Stream<Parameter> parameters() {
    return current().stream().flatMap(each -> each.parameters().stream());
  }

  /// Gives the range to another parameter, or to none. The previous parameter gets a single value.
  ///
  /// @param values that the range had; empty when it was invalid
  void vary(String next, List<Long> values) {
    String before = axis.get();
    current()
        .flatMap(each -> each.parameter(before))
        .ifPresent(each ->
            text(before)
                .set(values.size() == 1 ? ValueTexts.grouped(values.getFirst()) : standard(each)));
    given.remove(before);
    given.remove(next);
    var names = new ArrayList<>(order);
    names.removeAll(List.of(before, next));
    names.addFirst(next);
    order = List.copyOf(names);
    show(next);
  }

  /// Returns the initial range for a parameter: several typed values, or the workload's own range,
  /// or a suggestion from the typed value on. Empty for an unknown parameter.
  Optional<Range> offered(String parameter) {
    return current().flatMap(it -> it.parameter(parameter).map(each -> offered(it, each)));
  }

  private Range offered(Workload workload, Parameter parameter) {
    List<Long> typed = validValues(parameter);
    if (typed.size() > 1) {
      return Range.Listed.of(typed);
    }
    long one = typed.isEmpty() ? Long.parseLong(parameter.standard()) : typed.getFirst();
    return workload.vary().stream()
        .filter(each -> each.name().equals(parameter.id()) && isStandard(parameter))
        .map(Factor::range)
        .findFirst()
        .orElseGet(() -> RangeTexts.offered(one, parameter.domain()));
  }

  /// Returns the typed values; empty when one of them isn't permitted.
  private List<Long> validValues(Parameter parameter) {
    try {
      return ValueTexts.numbers(text(parameter.id()).get()).stream()
          .map(each -> parameter.domain().canonical(ValueTexts.ungrouped(each)))
          .distinct()
          .map(Long::valueOf)
          .toList();
    } catch (IllegalArgumentException e) {
      return List.of(); // the field reports it
    }
  }

  private boolean isStandard(Parameter parameter) {
    String typed = text(parameter.id()).get();
    try {
      boolean number = parameter.domain().isNumber();
      return parameter
          .domain()
          .canonical(number ? ValueTexts.ungrouped(typed.strip()) : typed)
          .equals(parameter.standard());
    } catch (IllegalArgumentException e) {
      return false; // the field reports it
    }
  }

  /// Returns the assignments of the parameters that have fields.
  List<PlanKeyValue> assignments() {
    return fields.get().stream().flatMap(this::assignments).toList();
  }

  /// Returns the assignments of a parameter. A standard value is left out, unless the plan
  /// contained it or the workload would vary it.
  private Stream<PlanKeyValue> assignments(Parameter parameter) {
    Optional<LoadedText> loaded = Optional.ofNullable(given.get(parameter.id()));
    String typed = text(parameter.id()).get();
    if (loaded.filter(each -> each.text().equals(typed)).isPresent()) {
      return loaded.get().assignments().stream();
    }
    if (isLeftToFile(parameter)) {
      return Stream.empty();
    }
    Domain domain = parameter.domain();
    List<String> values = ValueTexts.values(domain, typed);
    if (values.size() > 1) {
      String list = DraftField.list(values, each -> ValueTexts.written(domain, each));
      return Stream.of(PlanKeyValue.varied(parameter.id(), list));
    }
    boolean needless = loaded.isEmpty() && isStandard(parameter) && !isVaried(parameter);
    return needless
        ? Stream.empty()
        : Stream.of(
            new PlanKeyValue(
                DraftField.ofParameter(parameter.id()), ValueTexts.written(domain, typed)));
  }

  /// Returns whether the user's file determines the number of pairs. An empty field means that it
  /// does.
  private boolean isLeftToFile(Parameter parameter) {
    return parameter.id().equals(OwnPairs.COUNT)
        && text(parameter.id()).get().isBlank()
        && !text(OwnPairs.FILE).get().isBlank();
  }

  private boolean isVaried(Parameter parameter) {
    return current().stream()
        .flatMap(each -> each.vary().stream())
        .anyMatch(each -> each.name().equals(parameter.id()));
  }

  /// Returns the order of the factors.
  List<String> order() {
    return order;
  }

  /// Returns the available workloads.
  public List<Workload> all() {
    return workloads.get().all();
  }

  /// Returns the workload's id, as plans name it, even if the workload is unknown.
  public ReadOnlyStringProperty id() {
    return id.getReadOnlyProperty();
  }

  /// Returns the workload if it is known.
  public Optional<Workload> current() {
    return workloads.get().named(id.get());
  }

  /// Returns the parameter that has the range; empty when none has.
  public ReadOnlyStringProperty axis() {
    return axis.getReadOnlyProperty();
  }

  /// Returns the parameter that has the range, with its description.
  public Optional<Parameter> varying() {
    return current().flatMap(each -> each.parameter(axis.get()));
  }

  /// Returns the parameters that can have the range: those of whole numbers that the user sets.
  public List<Parameter> numbers() {
    return current().map(WorkloadFields::numbers).orElse(List.of());
  }

  /// Returns the parameters that have a field of their own: all except the one that has the range.
  public ReadOnlyObjectProperty<List<Parameter>> fields() {
    return fields.getReadOnlyProperty();
  }

  /// Returns whether the user sets a parameter. A recording decides some parameters of its
  /// workload.
  public boolean isOfUser(Parameter parameter) {
    return current().filter(each -> !WorkloadFields.isOfUser(each, parameter)).isEmpty();
  }

  /// Returns the text for a parameter: one value, or several values of a factor.
  public StringProperty text(String parameter) {
    return Objects.requireNonNull(
        texts.computeIfAbsent(
            parameter,
            _ -> {
              var text = new SimpleStringProperty("");
              text.addListener((_, _, _) -> change.run());
              return text;
            }));
  }

  /// Returns the number of values typed for a parameter, invalid ones included.
  public int count(Parameter parameter) {
    return ValueTexts.values(parameter.domain(), text(parameter.id()).get()).size();
  }
}
