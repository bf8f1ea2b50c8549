package dynobench.ui.draft;

import dynobench.plan.CommitStyle;
import dynobench.plan.Plan;
import dynobench.toml.Document;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import dynobench.ui.draft.PlanDraft.Entry;
import dynobench.ui.draft.PlanDraft.RowsKind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a plan file with mistakes says, as far as the form can show it: every text goes to its
/// field, right or wrong, so that the mistakes show there and can be corrected.
///
/// @param contenders without those that can't be shown as they were meant
record FaultyPlan(
    String workload, RowsKind rows, Map<DraftField, String> texts, List<Entry> contenders) {
  FaultyPlan {
    texts = Map.copyOf(texts);
    contenders = List.copyOf(contenders);
  }

  /// @param defaults for what the file leaves out
  /// @return empty when the text is no TOML, or no plan of this version
  static Optional<FaultyPlan> read(String text, Plan defaults) {
    return Document.read("", text, List.of(), new Problems())
        .filter(FaultyPlan::isPlan)
        .map(root -> of(root, defaults));
  }

  /// Other programs write TOML, too, but none writes of contenders.
  private static boolean isPlan(Section root) {
    return root.has("contenders") && root.number("format", Plan.FORMAT) <= Plan.FORMAT;
  }

  private static FaultyPlan of(Section root, Plan defaults) {
    var texts = new EnumMap<DraftField, String>(DraftField.texts(defaults));
    texts.put(DraftField.NAME, ""); // a plan's own name has no default
    for (DraftField field : DraftField.values()) {
      text(root, field.key()).ifPresent(text -> texts.put(field, text));
    }
    return new FaultyPlan(
        root.text("workload", defaults.workload()),
        kind(root),
        texts,
        root.elements("contenders").stream().flatMap(FaultyPlan::entry).toList());
  }

  private static Optional<String> text(Section table, String key) {
    int dot = key.indexOf('.');
    return dot < 0
        ? table.anything(key).flatMap(FaultyPlan::typed)
        : table
            .section(key.substring(0, dot))
            .flatMap(inner -> text(inner, key.substring(dot + 1)));
  }

  /// As a person would type it.
  private static Optional<String> typed(Object value) {
    return switch (value) {
      case Map<?, ?> _ -> Optional.empty(); // no field shows a table
      case List<?> list ->
          Optional.of(
              list.stream()
                  .flatMap(each -> typed(each).stream())
                  .collect(Collectors.joining("  ")));
      case Double number when Double.isFinite(number) -> Optional.of(DraftField.plain(number));
      default -> Optional.of(value.toString());
    };
  }

  private static RowsKind kind(Section root) {
    if (text(root, DraftField.SIZES.key()).isPresent()) {
      return RowsKind.LIST;
    }
    return text(root, DraftField.FACTOR.key()).isPresent() ? RowsKind.FACTORS : RowsKind.STEPS;
  }

  private static Stream<Entry> entry(Object element) {
    return switch (element) {
      case String use -> Stream.of(new Entry(use, Optional.empty()));
      case Section section -> {
        Optional<CommitStyle> own =
            section.parsed(
                "commit", Optional.empty(), text -> Optional.of(CommitStyle.parse(text)));
        yield own.isPresent() == section.has("commit")
            ? Stream.of(new Entry(section.text("use", ""), own))
            : Stream.empty();
      }
      default -> Stream.empty();
    };
  }
}
