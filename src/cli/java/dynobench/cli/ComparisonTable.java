package dynobench.cli;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.event.Series;
import dynobench.plan.LevelLabels;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Table of ratios and verdicts in plain text.
///
/// @param factors factors, with a column for each
/// @param words texts of the verdicts
/// @param named returns the series that names a line
record ComparisonTable(
    List<String> factors, ComparisonWords words, Function<Comparison.ComparisonRow, Series> named) {
  TextTable of(Comparison comparison) {
    var head = new ArrayList<String>();
    head.add("phase");
    factors.forEach(factor -> head.add(">" + LevelLabels.name(factor)));
    head.addAll(List.of("contender", ">ratio", "interval", "verdict"));
    var table = new TextTable(head.toArray(String[]::new));
    for (Comparison.ComparisonRow row : comparison.rows()) {
      var cells = new ArrayList<String>();
      cells.add(row.phase());
      factors.forEach(
          factor -> cells.add(row.levels().get(factor).map(LevelLabels::value).orElse("")));
      cells.add(named.apply(row).title());
      cells.add(NumberText.quotient(row.ratio().estimate()));
      cells.add(ComparisonWords.interval(row));
      cells.add(words.verdict(row));
      table.add(cells.toArray(String[]::new));
    }
    return table;
  }
}
