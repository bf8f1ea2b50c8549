package dynobench.ui.plandraft;

import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.OwnPairs;
import dynobench.workload.OwnRecording;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Workload;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Contents of the fields that depend on the workload.
///
/// @param axis the parameter that has the range; empty where none has
/// @param range the texts of the range's fields
/// @param parameters texts of the parameters that the plan names, by id, without the range's
/// @param order of the factors
record WorkloadFields(
    String workload,
    String axis,
    RangeKind kind,
    Map<DraftField, String> range,
    Map<String, LoadedText> parameters,
    List<String> order) {
  WorkloadFields {
    range = Map.copyOf(range);
    parameters = Map.copyOf(parameters);
    order = List.copyOf(order);
  }

  /// Returns the contents for a plan.
  ///
  /// @param workload of the plan, if it is known
  static WorkloadFields of(Plan plan, Optional<Workload> workload) {
    List<Factor> numbers =
        plan.factors().stream()
            .filter(each -> isNumber(workload, each.name()) && each.range().isNumbers())
            .toList();
    Optional<Factor> axis =
        numbers.stream()
            .filter(each -> each.range().levels().size() > 1)
            .findFirst()
            .or(() -> numbers.stream().findFirst());
    var given = new LinkedHashMap<String, LoadedText>();
    for (Parameter each : workload.stream().flatMap(it -> it.parameters().stream()).toList()) {
      plan.parameters().get(each.id()).ifPresent(level -> given.put(each.id(), set(each, level)));
      plan.factor(each.id())
          .filter(factor -> !axis.filter(factor::equals).isPresent())
          .ifPresent(factor -> given.put(each.id(), varied(each, factor.range())));
    }
    if (OwnPairs.file(plan.parameters()).isPresent()
        && plan.factor(OwnPairs.COUNT).isEmpty()
        && plan.parameters().get(OwnPairs.COUNT).isEmpty()) {
      given.put(OwnPairs.COUNT, new LoadedText("", List.of())); // the file has the number
    }
    return of(
        plan.workload(),
        axis,
        domain(workload, axis),
        given,
        plan.factors().stream().map(Factor::name).toList());
  }

  /// Returns the contents for a workload with its standard factors and values.
  static WorkloadFields standard(Workload workload) {
    Optional<Factor> axis =
        workload.vary().stream()
            .filter(each -> isNumber(Optional.of(workload), each.name()))
            .findFirst()
            .or(() -> numbers(workload).stream().findFirst().map(WorkloadFields::alone));
    var given = new LinkedHashMap<String, LoadedText>();
    workload.vary().stream()
        .filter(each -> !axis.filter(each::equals).isPresent())
        .forEach(each ->
            workload
                .parameter(each.name())
                .ifPresent(it -> given.put(it.id(), varied(it, each.range()))));
    List<String> order = axis.map(Factor::name).stream().toList();
    return of(workload.id(), axis, domain(Optional.of(workload), axis), given, order);
  }

  private static WorkloadFields of(
      String workload,
      Optional<Factor> axis,
      Domain domain,
      Map<String, LoadedText> given,
      List<String> order) {
    return new WorkloadFields(
        workload,
        axis.map(Factor::name).orElse(""),
        axis.map(each -> RangeKind.of(each.range())).orElse(RangeKind.LIST),
        axis.map(each -> RangeTexts.all(each.range(), domain)).orElse(Map.of()),
        given,
        order);
  }

  private static Domain domain(Optional<Workload> workload, Optional<Factor> axis) {
    return axis.flatMap(each -> workload.flatMap(it -> it.parameter(each.name())))
        .map(Parameter::domain)
        .orElse(new Domain.Whole(1, 1));
  }

  /// Returns a factor with only the standard value.
  private static Factor alone(Parameter parameter) {
    return new Factor(parameter.id(), new Range.Listed(List.of(parameter.standard())));
  }

  /// Returns the text of a parameter with one value in the plan.
  private static LoadedText set(Parameter parameter, String level) {
    Domain domain = parameter.domain();
    return new LoadedText(
        ValueTexts.shown(domain, List.of(level)),
        new PlanKeyValue(
            DraftField.ofParameter(parameter.id()), ValueTexts.written(domain, level)));
  }

  /// Returns the text of a parameter with several values in the plan.
  static LoadedText varied(Parameter parameter, Range range) {
    return new LoadedText(
        ValueTexts.shown(parameter.domain(), range.levels()),
        PlanKeyValue.varied(parameter.id(), PlanText.written(new Factor(parameter.id(), range))));
  }

  private static boolean isNumber(Optional<Workload> workload, String parameter) {
    return workload.stream()
        .flatMap(it -> numbers(it).stream())
        .anyMatch(each -> each.id().equals(parameter));
  }

  /// Returns the parameters that can have the range: those of whole numbers that the user sets.
  static List<Parameter> numbers(Workload workload) {
    return workload.parameters().stream()
        .filter(each -> each.domain() instanceof Domain.Whole && isOfUser(workload, each))
        .toList();
  }

  /// Returns whether the user sets a parameter. A recording decides some parameters of its
  /// workload.
  static boolean isOfUser(Workload workload, Parameter parameter) {
    return workload.parameter(OwnRecording.FILE).isEmpty()
        || !OwnRecording.DECIDED.contains(parameter.id());
  }
}
