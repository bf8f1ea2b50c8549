package dynobench.ui.plandraft;

import dynobench.toml.TomlSection;
import java.util.HashMap;
import java.util.Map;

/// Reader for the table of a range that may have problems.
final class FaultyRange {
  private static final String GAP = "  ";

  private FaultyRange() {}

  /// Returns the texts of the range's fields that the table has. A missing step is the start of the
  /// range, if that is valid.
  static Map<DraftField, String> texts(TomlSection range) {
    var texts = new HashMap<DraftField, String>();
    for (DraftField field : DraftField.ALL) {
      if (field.isOfRange()) {
        String key = field.key().substring(field.key().indexOf('.') + 1);
        FaultyPlan.text(range, key, GAP).ifPresent(text -> texts.put(field, text));
      }
    }
    String from = texts.getOrDefault(DraftField.FROM, "");
    if (ValueTexts.whole(from).orElse(0) > 0) {
      texts.putIfAbsent(DraftField.STEP, from); // the plan reader has the same default
    }
    return texts;
  }

  /// Returns the kind of the range, according to the keys that only one kind has.
  static RangeKind kind(TomlSection table) {
    if (table.has("sizes")) {
      return RangeKind.LIST;
    }
    return table.has("factor") ? RangeKind.FACTORS : RangeKind.STEPS;
  }
}
