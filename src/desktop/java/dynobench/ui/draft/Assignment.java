package dynobench.ui.draft;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A key of a plan and its value, as plan files write them.
record Assignment(String key, String value) {
  private static final String VARY = "vary.";
  private static final String VARIED_ROWS = "vary.rows";

  /// A value of what varies.
  static Assignment varied(String factor, String value) {
    return new Assignment(VARY + factor, value);
  }

  String text() {
    return key + "=" + value;
  }

  private Optional<String> factor() {
    return key.startsWith(VARY) ? Optional.of(key.split("\\.", 3)[1]) : Optional.empty();
  }

  /// The texts in an order that keeps the order of what varies. Rows that come first have the key
  /// of their own that they had in version 0.1.
  ///
  /// @param order of what varies; what it doesn't name comes last
  static List<String> texts(List<Assignment> all, List<String> order) {
    List<Assignment> sorted =
        all.stream().sorted(Comparator.comparingInt(each -> each.place(order))).toList();
    boolean rowsFirst =
        sorted.stream()
            .flatMap(each -> each.factor().stream())
            .findFirst()
            .filter("rows"::equals)
            .isPresent();
    return sorted.stream()
        .map(Assignment::text)
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
