package dynobench.advice;

import dynobench.measure.Unit;
import dynobench.stats.Summary;
import dynobench.table.NumberText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Engines that no other engine beats: another one beats an engine if it is clearly better in at
/// least one figure and clearly worse in none.
///
/// @param figures values of the measured figures, by mode. Less is better
record ParetoFront(Map<String, Map<AdviceFigure, Summary>> figures) {
  /// Ratio of medians up to which a difference does not matter for a choice.
  static final double TOLERANCE = 1.1;

  private static final double FIRST_QUARTILE = 0.25;
  private static final double THIRD_QUARTILE = 0.75;

  ParetoFront {
    figures = Map.copyOf(figures);
  }

  /// Returns the modes that beat a mode, in no order; empty for a mode on the front.
  List<String> better(String mode) {
    return figures.keySet().stream().filter(each -> beats(each, mode)).toList();
  }

  private boolean beats(String winner, String loser) {
    List<AdviceFigure> all =
        figures.values().stream().flatMap(each -> each.keySet().stream()).distinct().toList();
    return all.stream().noneMatch(each -> isClearlyWorse(winner, loser, each))
        && all.stream().anyMatch(each -> isClearlyWorse(loser, winner, each));
  }

  /// Returns whether a mode is clearly worse than another one in a figure: the medians differ by
  /// more than the tolerance, and the middle halves of the values do not overlap. A mode without
  /// the figure is worse than one with it.
  boolean isClearlyWorse(String mode, String than, AdviceFigure figure) {
    Optional<Summary> values = value(mode, figure);
    Optional<Summary> others = value(than, figure);
    if (values.isEmpty() || others.isEmpty()) {
      return values.isEmpty() && others.isPresent();
    }
    return values.get().median() > TOLERANCE * others.get().median()
        && values.get().quantile(FIRST_QUARTILE) > others.get().quantile(THIRD_QUARTILE);
  }

  /// Returns a value of a figure as text, in the unit that suits the largest of all medians.
  String text(double value, AdviceFigure figure) {
    double largest =
        figures.values().stream()
            .flatMap(each -> Optional.ofNullable(each.get(figure)).stream())
            .mapToDouble(Summary::median)
            .max()
            .orElse(value);
    Unit.Step step = figure.unit().step(largest);
    return NumberText.figure(value / step.size()) + " " + step.text();
  }

  Optional<Summary> value(String mode, AdviceFigure figure) {
    return Optional.ofNullable(figures.get(mode)).map(it -> it.get(figure));
  }
}
