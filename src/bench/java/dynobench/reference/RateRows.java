package dynobench.reference;

import dynobench.result.RelativeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Lines of a CSV file with rates, some of which are multiples of others.
///
/// @param labels names of the other columns
/// @param rate name of the column with the rate
/// @param relative for each compared test, the other test by whose rate its rate is divided
record RateRows(CsvLines csv, List<String> labels, String rate, Map<String, String> relative) {
  private static final String TEST = "test";

  List<Reference.Rates.Row> list() {
    var rows = new ArrayList<Reference.Rates.Row>();
    for (CsvLines.CsvRow line : csv.lines()) {
      List<String> cells = labels.stream().map(line::text).toList();
      rows.add(new Reference.Rates.Row(cells, line.decimal(rate), relative(line)));
    }
    return rows;
  }

  private Optional<RelativeValue> relative(CsvLines.CsvRow line) {
    String to = relative.isEmpty() ? null : relative.get(line.text(TEST));
    if (to == null) {
      return Optional.empty();
    }
    Optional<CsvLines.CsvRow> base =
        csv.lines().stream().filter(each -> isBase(each, line, to)).findFirst();
    if (base.isEmpty()) {
      line.problem(TEST, "has no line of \"" + to + "\" as its base");
    }
    return base.map(each -> each.decimal(rate))
        .filter(divisor -> divisor > 0)
        .map(divisor -> new RelativeValue(line.decimal(rate) / divisor, to));
  }

  /// Returns whether a line is of the given test and has the same values in all other labels.
  private boolean isBase(CsvLines.CsvRow candidate, CsvLines.CsvRow line, String test) {
    return candidate.text(TEST).equals(test)
        && labels.stream()
            .filter(each -> !each.equals(TEST))
            .allMatch(each -> candidate.text(each).equals(line.text(each)));
  }
}
