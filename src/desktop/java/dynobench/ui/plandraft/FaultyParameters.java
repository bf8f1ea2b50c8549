package dynobench.ui.plandraft;

import dynobench.toml.TomlSection;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.OwnPairs;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Workload;
import dynobench.workloadfile.RangeReader;
import dynobench.workloadfile.Workloads;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Workload, parameters and factors of a plan file with problems.
final class FaultyParameters {
  private static final String ROWS = "rows";
  private static final String GAP = "  ";

  private final TomlSection root;
  private final Workloads workloads;
  private final Optional<TomlSection> vary;
  private final Optional<TomlSection> parameters;

  FaultyParameters(TomlSection root, Workloads workloads) {
    this.root = root;
    this.workloads = workloads;
    vary = root.isTable("vary") ? root.section("vary") : Optional.empty();
    parameters = root.isTable("parameters") ? root.section("parameters") : Optional.empty();
  }

  /// Reads the part of the form that depends on the workload.
  ///
  /// @param standard the workload of a plan that names none
  WorkloadFields read(String standard) {
    String id = root.text("workload", standard);
    Workload workload = workloads.named(id).orElseGet(workloads::standard);
    WorkloadFields usual = WorkloadFields.standard(workload);
    Optional<Parameter> axis = axis(workload).flatMap(workload::parameter);
    var given = new LinkedHashMap<String, LoadedText>();
    workload.parameters().stream()
        .filter(each -> !axis.filter(each::equals).isPresent())
        .forEach(each -> loadedText(each).ifPresent(it -> given.put(each.id(), it)));
    boolean isUsual = axis.filter(each -> each.id().equals(usual.axis())).isPresent();
    Map<DraftField, String> range =
        isUsual
            ? usual.range()
            : axis.map(each ->
                    RangeTexts.all(new Range.Listed(List.of(each.standard())), each.domain()))
                .orElse(Map.of());
    return axis.flatMap(this::holder)
        .map(holder -> ranged(id, axis.get().id(), holder, range, given))
        .orElseGet(() ->
            new WorkloadFields(
                id,
                axis.map(Parameter::id).orElse(""),
                isUsual ? usual.kind() : RangeKind.LIST,
                range,
                given,
                order()));
  }

  /// Returns the factor for the range. The workload's standard factors apply unless the file sets
  /// their parameters otherwise.
  private Optional<String> axis(Workload workload) {
    Set<String> varied = new LinkedHashSet<>(order());
    workload.vary().stream()
        .map(Factor::name)
        .filter(each -> parameters.filter(it -> it.has(each)).isEmpty())
        .filter(each ->
            !each.equals(OwnPairs.COUNT)
                || parameters.filter(it -> it.has(OwnPairs.FILE)).isEmpty())
        .forEach(varied::add);
    List<String> numbers = WorkloadFields.numbers(workload).stream().map(Parameter::id).toList();
    List<String> candidates = varied.stream().filter(numbers::contains).toList();
    return candidates.stream()
        .filter(each -> vary.filter(it -> it.isTable(each)).isPresent() || isRows(each))
        .findFirst()
        .or(() -> candidates.stream().findFirst());
  }

  private boolean isRows(String factor) {
    return factor.equals(ROWS) && root.has(ROWS);
  }

  private List<String> order() {
    var order = new LinkedHashSet<String>();
    if (root.has(ROWS)) {
      order.add(ROWS);
    }
    vary.ifPresent(it -> order.addAll(it.keys()));
    return List.copyOf(order);
  }

  /// Returns the section that contains the range of a factor, if the file has one.
  private Optional<TomlSection> holder(Parameter axis) {
    return isRows(axis.id()) ? Optional.of(root) : vary.filter(it -> it.has(axis.id()));
  }

  private WorkloadFields ranged(
      String workload,
      String axis,
      TomlSection holder,
      Map<DraftField, String> usual,
      Map<String, LoadedText> given) {
    var texts = new HashMap<DraftField, String>();
    texts.putAll(usual);
    RangeKind kind = RangeKind.LIST;
    if (holder.isTable(axis)) {
      TomlSection table = holder.section(axis).orElseThrow();
      kind = FaultyRange.kind(table);
      texts.putAll(FaultyRange.texts(table));
    } else {
      FaultyPlan.text(holder, axis, GAP).ifPresent(text -> texts.put(DraftField.SIZES, text));
    }
    return new WorkloadFields(workload, axis, kind, texts, given, order());
  }

  private Optional<LoadedText> loadedText(Parameter parameter) {
    String id = parameter.id();
    Domain domain = parameter.domain();
    if (isRows(id)) {
      return varied(parameter, root);
    }
    if (vary.filter(it -> it.has(id)).isPresent()) {
      return varied(parameter, vary.get());
    }
    return parameters
        .flatMap(it -> FaultyPlan.text(it, id, GAP))
        .map(text ->
            new LoadedText(
                text,
                new PlanKeyValue(DraftField.ofParameter(id), ValueTexts.written(domain, text))));
  }

  private static Optional<LoadedText> varied(Parameter parameter, TomlSection holder) {
    Domain domain = parameter.domain();
    if (holder.isTable(parameter.id())) {
      return RangeReader.read(holder, parameter.id(), domain)
          .map(range -> WorkloadFields.varied(parameter, range));
    }
    return FaultyPlan.text(holder, parameter.id(), ValueTexts.gap(domain))
        .map(text ->
            new LoadedText(
                text,
                PlanKeyValue.varied(
                    parameter.id(),
                    DraftField.list(
                        ValueTexts.values(domain, text),
                        each -> ValueTexts.written(domain, each)))));
  }
}
