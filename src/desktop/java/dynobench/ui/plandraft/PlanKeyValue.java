package dynobench.ui.plandraft;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Key and value of a plan, as plan files write them.
record PlanKeyValue(String key, String value) {
  private static final String VARY = "vary.";
  private static final String VARIED_ROWS = "vary.rows";

  /// Returns an assignment of a factor's values.
  static PlanKeyValue varied(String factor, String value) {
    return new PlanKeyValue(VARY + factor, value);
  }

  String text() {
    return key + "=" + value;
  }

  private Optional<String> factor() {
    return key.startsWith(VARY) ? Optional.of(key.split("\\.", 3)[1]) : Optional.empty();
  }

  /// Returns the texts in an order that preserves the order of the factors. If `rows` is the first
  /// factor, it has the key that it had in version 0.1.
  ///
  /// @param order of the factors; factors that it doesn't name come last
  static List<String> texts(List<PlanKeyValue> all, List<String> order) {
    List<PlanKeyValue> sorted =
        all.stream().sorted(Comparator.comparingInt(each -> each.place(order))).toList();
    boolean rowsFirst =
        sorted.stream()
            .flatMap(each -> each.factor().stream())
            .findFirst()
            .filter("rows"::equals)
            .isPresent();
    return sorted.stream()
        .map(PlanKeyValue::text)
        .map(text ->
            rowsFirst && text.matches(VARIED_ROWS + "[.=].*")
                ? text.substring(VARY.length())
                : text)
        .toList();
  }

  private int place(List<String> order) {
    if (factor().isEmpty()) {
      return -1;
    }
    int place = order.indexOf(factor().get());
    return place < 0 ? order.size() : place;
  }
}
