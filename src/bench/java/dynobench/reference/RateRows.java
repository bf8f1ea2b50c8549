package dynobench.reference;

import dynobench.result.Relative;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The lines of a CSV with rates, some of them as multiples of others.
///
/// @param labels the other columns
/// @param rate the column with the rate
/// @param relative the test that each test is a multiple of
record RateRows(CsvLines csv, List<String> labels, String rate, Map<String, String> relative) {
  private static final String TEST = "test";

  List<Reference.Rates.Row> list() {
    var rows = new ArrayList<Reference.Rates.Row>();
    for (CsvLines.Line line : csv.lines()) {
      List<String> cells = labels.stream().map(line::text).toList();
      rows.add(new Reference.Rates.Row(cells, line.decimal(rate), relative(line)));
    }
    return rows;
  }

  private Optional<Relative> relative(CsvLines.Line line) {
    String to = relative.isEmpty() ? null : relative.get(line.text(TEST));
    if (to == null) {
      return Optional.empty();
    }
    Optional<CsvLines.Line> base =
        csv.lines().stream().filter(each -> isBase(each, line, to)).findFirst();
    if (base.isEmpty()) {
      line.problem(TEST, "has no line of \"" + to + "\" that it could be a multiple of");
    }
    return base.map(each -> each.decimal(rate))
        .filter(divisor -> divisor > 0)
        .map(divisor -> new Relative(line.decimal(rate) / divisor, to));
  }

  /// Whether a line is of that test, and alike in all other labels.
  private boolean isBase(CsvLines.Line candidate, CsvLines.Line line, String test) {
    return candidate.text(TEST).equals(test)
        && labels.stream()
            .filter(each -> !each.equals(TEST))
            .allMatch(each -> candidate.text(each).equals(line.text(each)));
  }
}
