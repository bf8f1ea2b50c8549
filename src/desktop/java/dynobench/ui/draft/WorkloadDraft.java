package dynobench.ui.draft;

import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.OwnPairs;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.HashMap;
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

/// The part of the draft that a workload describes: which workload it is, which of its parameters
/// has the range, and what is typed for the others.
public final class WorkloadDraft {
  private final Supplier<Workloads> workloads;
  private final Runnable change;
  private final ReadOnlyStringWrapper id;
  private final ReadOnlyStringWrapper axis = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<Parameter>> fields =
      new ReadOnlyObjectWrapper<>(List.of());
  private final Map<String, StringProperty> texts = new HashMap<>();
  private final Map<String, Given> given = new HashMap<>();
  private List<String> order = List.of();

  /// @param change told when something was typed
  WorkloadDraft(Supplier<Workloads> workloads, Runnable change) {
    this.workloads = workloads;
    this.change = change;
    id = new ReadOnlyStringWrapper(workloads.get().standard().id());
  }

  void fill(Varied next) {
    given.clear();
    given.putAll(next.parameters());
    order = next.order();
    id.set(next.workload());
    parameters()
        .forEach(each ->
            text(each.id())
                .set(
                    Optional.ofNullable(given.get(each.id()))
                        .map(Given::text)
                        .orElseGet(() -> standard(each))));
    show(next.axis());
  }

  private void show(String next) {
    axis.set(next);
    fields.set(parameters().filter(each -> !each.id().equals(next)).toList());
  }

  /// The descriptions were read anew: what is typed stays where there still is a field for it.
  void renew() {
    parameters()
        .filter(each -> text(each.id()).get().isEmpty() && !isLeftToFile(each))
        .forEach(each -> text(each.id()).set(standard(each)));
    show(current().isPresent() && varying().isEmpty() ? "" : axis.get());
  }

  private static String standard(Parameter parameter) {
    return Typed.shown(parameter.domain(), List.of(parameter.standard()));
  }

  private Stream<Parameter> parameters() {
    return current().stream().flatMap(each -> each.parameters().stream());
  }

  /// Gives the range to another parameter, or to none. What had it has one value from now on.
  ///
  /// @param values that the range had; empty when it made none
  void vary(String next, List<Long> values) {
    String before = axis.get();
    current()
        .flatMap(each -> each.parameter(before))
        .ifPresent(each ->
            text(before)
                .set(values.size() == 1 ? Typed.grouped(values.getFirst()) : standard(each)));
    given.remove(before);
    given.remove(next);
    var names = new ArrayList<>(order);
    names.removeAll(List.of(before, next));
    names.addFirst(next);
    order = List.copyOf(names);
    show(next);
  }

  /// The values that a parameter would begin with, if it had the range.
  Optional<Range> offered(String parameter) {
    return current().flatMap(it -> it.parameter(parameter).map(each -> offered(it, each)));
  }

  private Range offered(Workload workload, Parameter parameter) {
    List<Long> typed = sound(parameter);
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

  /// The values that are typed; none when one of them isn't permitted.
  private List<Long> sound(Parameter parameter) {
    try {
      return Typed.numbers(text(parameter.id()).get()).stream()
          .map(each -> parameter.domain().canonical(Typed.ungrouped(each)))
          .distinct()
          .map(Long::valueOf)
          .toList();
    } catch (IllegalArgumentException e) {
      return List.of(); // it is told at the field
    }
  }

  private boolean isStandard(Parameter parameter) {
    String typed = text(parameter.id()).get();
    try {
      boolean number = parameter.domain().isNumber();
      return parameter
          .domain()
          .canonical(number ? Typed.ungrouped(typed.strip()) : typed)
          .equals(parameter.standard());
    } catch (IllegalArgumentException e) {
      return false; // it is told at the field
    }
  }

  /// What the plan has to say of the parameters that have fields.
  List<Assignment> assignments() {
    return fields.get().stream().flatMap(this::assignments).toList();
  }

  /// What is at its standard needs no saying, unless the plan said it, or the workload would vary
  /// it.
  private Stream<Assignment> assignments(Parameter parameter) {
    Optional<Given> loaded = Optional.ofNullable(given.get(parameter.id()));
    String typed = text(parameter.id()).get();
    if (loaded.filter(each -> each.text().equals(typed)).isPresent()) {
      return loaded.get().assignments().stream();
    }
    if (isLeftToFile(parameter)) {
      return Stream.empty();
    }
    Domain domain = parameter.domain();
    List<String> values = Typed.values(domain, typed);
    if (values.size() > 1) {
      String list = DraftField.list(values, each -> Typed.written(domain, each));
      return Stream.of(Assignment.varied(parameter.id(), list));
    }
    boolean needless = loaded.isEmpty() && isStandard(parameter) && !isVaried(parameter);
    return needless
        ? Stream.empty()
        : Stream.of(
            new Assignment(DraftField.ofParameter(parameter.id()), Typed.written(domain, typed)));
  }

  /// Whether the file of the user's own pairs decides how many there are: an empty field says so.
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

  /// The order of what varies.
  List<String> order() {
    return order;
  }

  /// The workloads there are.
  public List<Workload> all() {
    return workloads.get().all();
  }

  /// Which workload it is, as plans name it; one that nobody describes stays as it was named.
  public ReadOnlyStringProperty id() {
    return id.getReadOnlyProperty();
  }

  /// The workload, if it is described.
  public Optional<Workload> current() {
    return workloads.get().named(id.get());
  }

  /// The parameter that the fields of the range are of; empty where none has the range.
  public ReadOnlyStringProperty axis() {
    return axis.getReadOnlyProperty();
  }

  /// The same as the workload describes it.
  public Optional<Parameter> varying() {
    return current().flatMap(each -> each.parameter(axis.get()));
  }

  /// The parameters that can have the range.
  public List<Parameter> numbers() {
    return current().map(Varied::numbers).orElse(List.of());
  }

  /// The parameters that have a field of their own: all but the one that has the range.
  public ReadOnlyObjectProperty<List<Parameter>> fields() {
    return fields.getReadOnlyProperty();
  }

  /// What the user types for a parameter: one value, or several, which vary then.
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

  /// How many values are typed for a parameter.
  public int count(Parameter parameter) {
    return Typed.values(parameter.domain(), text(parameter.id()).get()).size();
  }
}
