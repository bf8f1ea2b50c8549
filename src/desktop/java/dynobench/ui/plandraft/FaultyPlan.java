package dynobench.ui.plandraft;

import dynobench.plan.CommitStyle;
import dynobench.plan.Plan;
import dynobench.plan.WorkerJvm;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import dynobench.workloadfile.Workloads;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Contents of a plan file with problems, as far as the form can show them. A text goes to its
/// field, right or wrong, so that the user can correct it there. Contenders with an invalid commit
/// style or heap are left out.
final class FaultyPlan {
  private static final String GAP = "  ";

  private FaultyPlan() {}

  /// Reads a text.
  ///
  /// @param defaults for keys that the file leaves out
  /// @return empty when the text is no TOML, or no plan of this version
  static Optional<FormContent> read(String text, Plan defaults, Workloads workloads) {
    return TomlDocument.read("", text, List.of(), new Problems())
        .filter(FaultyPlan::isPlan)
        .map(root -> of(root, defaults, workloads));
  }

  /// Returns whether the file is a plan. Other programs write TOML, too, but only plans have
  /// contenders.
  private static boolean isPlan(TomlSection root) {
    return root.has(PlanKeys.CONTENDERS.name())
        && root.number(PlanKeys.FORMAT.name(), Plan.FORMAT) <= Plan.FORMAT;
  }

  private static FormContent of(TomlSection root, Plan defaults, Workloads workloads) {
    Map<DraftField, String> texts = DraftField.texts(defaults);
    texts.put(DraftField.NAME, ""); // a plan's own name has no default
    for (DraftField field : DraftField.ALL) {
      if (!field.isOfRange()) {
        text(root, field.key(), GAP).ifPresent(text -> texts.put(field, text));
      }
    }
    var given = new HashMap<DraftField, LoadedText>();
    several(root, DraftField.HEAP, "vary.heap", GAP, given);
    several(root, DraftField.COMMIT, "vary.commit", "; ", given);
    given.forEach((field, each) -> texts.put(field, each.text()));
    return new FormContent(
        new FaultyParameters(root, workloads).read(defaults.workload()),
        texts,
        given,
        root.elements(PlanKeys.CONTENDERS.name()).stream().flatMap(FaultyPlan::entry).toList(),
        root.texts(PlanKeys.OPTIONAL.name()));
  }

  /// Records the values of a key that varies, even if it has only one value.
  private static void several(
      TomlSection root,
      DraftField field,
      String key,
      String gap,
      Map<DraftField, LoadedText> given) {
    text(root, key, gap)
        .ifPresent(text ->
            given.put(field, new LoadedText(text, new PlanKeyValue(key, field.listed(text)))));
  }

  /// Returns the value of a key, perhaps with dots, as a user would type it; empty for a table.
  ///
  /// @param gap separator between the elements of a list
  static Optional<String> text(TomlSection table, String key, String gap) {
    int dot = key.indexOf('.');
    return dot < 0
        ? table.anything(key).flatMap(value -> typed(value, gap))
        : table
            .section(key.substring(0, dot))
            .flatMap(inner -> text(inner, key.substring(dot + 1), gap));
  }

  private static Optional<String> typed(Object value, String gap) {
    return switch (value) {
      case Map<?, ?> _ -> Optional.empty(); // no field shows a table
      case List<?> list ->
          Optional.of(
              list.stream()
                  .flatMap(each -> typed(each, gap).stream())
                  .collect(Collectors.joining(gap)));
      case Double number when Double.isFinite(number) -> Optional.of(ValueTexts.plain(number));
      default -> Optional.of(value.toString());
    };
  }

  private static Stream<DraftContender> entry(Object element) {
    return switch (element) {
      case String use -> Stream.of(new DraftContender(use));
      case TomlSection section -> entry(section);
      default -> Stream.empty();
    };
  }

  private static Stream<DraftContender> entry(TomlSection section) {
    Optional<CommitStyle> own =
        section.parsed("commit", Optional.empty(), text -> Optional.of(CommitStyle.parse(text)));
    OptionalInt heap =
        section.parsed(
            "heap", OptionalInt.empty(), text -> OptionalInt.of(WorkerJvm.parseHeap(text)));
    boolean isValid =
        own.isPresent() == section.has("commit") && heap.isPresent() == section.has("heap");
    return isValid
        ? Stream.of(new DraftContender(section.text("use", ""), own, heap, section.texts("flags")))
        : Stream.empty();
  }
}
