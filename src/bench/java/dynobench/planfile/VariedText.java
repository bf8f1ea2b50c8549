package dynobench.planfile;

import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Writer of a plan's factors, as [VariedReader] reads them.
final class VariedText {
  private VariedText() {}

  /// Returns the lines of the table `rows`. It exists, as in version 0.1, only if rows are the
  /// first factor: the order of factors is the order of measuring.
  static Optional<String> rows(Plan plan) {
    return ownRows(plan).map(Factor::range).map(VariedText::table);
  }

  /// Returns the lines of the table `vary`, with the other factors.
  static Optional<String> others(Plan plan) {
    return Optional.of(
            plan.factors().stream()
                .skip(ownRows(plan).isPresent() ? 1 : 0)
                .map(each -> each.name() + " = " + inline(each))
                .collect(Collectors.joining("\n")))
        .filter(lines -> !lines.isEmpty());
  }

  private static Optional<Factor> ownRows(Plan plan) {
    return plan.factors().stream()
        .findFirst()
        .filter(each -> each.name().equals(PlanKeys.ROWS.name()));
  }

  private static String table(Range range) {
    return switch (range) {
      case Range.Linear(long from, long step, int count) ->
          String.format(Locale.ROOT, "from = %d\nstep = %d\ncount = %d", from, step, count);
      case Range.Geometric(long from, double factor, int count) ->
          String.format(Locale.ROOT, "from = %d\nfactor = %s\ncount = %d", from, factor, count);
      case Range.Listed(List<String> levels) -> "sizes = " + values(levels);
    };
  }

  static String inline(Factor factor) {
    return switch (factor.range()) {
      case Range.Listed(List<String> levels) when factor.name().equals(Factor.HEAP) ->
          values(levels.stream().map(each -> each + "m").toList());
      case Range.Listed(List<String> levels) -> values(levels);
      case Range.Linear _, Range.Geometric _ ->
          "{ " + table(factor.range()).replace("\n", ", ") + " }";
    };
  }

  private static String values(List<String> levels) {
    return levels.stream().map(VariedText::value).toList().toString();
  }

  /// Returns a value as a TOML number if a reader gets the same text back; otherwise quoted. "007"
  /// and "1.50" are quoted.
  static String value(String level) {
    return isWritten(level, text -> Long.toString(Long.parseLong(text)))
            || (LevelLabels.isNumber(level)
                && isWritten(level, text -> Double.toString(Double.parseDouble(text))))
        ? level
        : PlanText.quoted(level);
  }

  private static boolean isWritten(String level, UnaryOperator<String> again) {
    try {
      return again.apply(level).equals(level);
    } catch (NumberFormatException e) {
      return false; // not a number
    }
  }
}
