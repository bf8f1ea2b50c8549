package dynobench.advice;

import dynobench.measure.Unit;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Summary;
import dynobench.table.NumberText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// Engines that no other engine beats: another one beats an engine if it is clearly better in at
/// least one figure and clearly worse in none.
///
/// @param figures values of the measured figures, by mode. Less is better
record ParetoFront(Map<String, Map<AdviceFigure, Summary>> figures) {
  /// Ratio of medians up to which a difference does not matter for a choice.
  static final double TOLERANCE = 1.2;

  ParetoFront {
    figures = Map.copyOf(figures);
  }

  /// Returns the modes that beat a mode, in no order; empty for a mode on the front. Small
  /// differences can make modes beat each other in a circle. Then none of these counts as beaten by
  /// the others. A mode without a figure that others have is beaten by those that have all figures.
  List<String> better(String mode) {
    return figures.keySet().stream()
        .filter(each -> beats(each, mode) && !reaches(mode, each))
        .toList();
  }

  /// Returns whether a mode beats another one, or beats one that does so, and so on.
  private boolean reaches(String mode, String other) {
    Set<String> seen = new HashSet<>(Set.of(mode));
    Deque<String> next = new ArrayDeque<>(seen);
    while (!next.isEmpty()) {
      String winner = next.remove();
      for (String each : figures.keySet()) {
        if (beats(winner, each) && seen.add(each)) {
          next.add(each);
        }
      }
    }
    return !mode.equals(other) && seen.contains(other);
  }

  private boolean beats(String winner, String loser) {
    if (lacksFigure(loser) || lacksFigure(winner)) {
      return lacksFigure(loser) && !lacksFigure(winner);
    }
    return all().stream().noneMatch(each -> isClearlyWorse(winner, loser, each))
        && all().stream().anyMatch(each -> isClearlyWorse(loser, winner, each));
  }

  private List<AdviceFigure> all() {
    return figures.values().stream().flatMap(each -> each.keySet().stream()).distinct().toList();
  }

  /// Returns whether a mode lacks a figure that another one has.
  private boolean lacksFigure(String mode) {
    return all().stream().anyMatch(each -> value(mode, each).isEmpty());
  }

  /// Returns whether a mode is clearly worse than another one in a figure that both have: the
  /// medians differ by more than the tolerance, and their intervals do not overlap. With fewer than
  /// three values there is no interval, so nothing is clear.
  boolean isClearlyWorse(String mode, String than, AdviceFigure figure) {
    Optional<Summary> values = value(mode, figure);
    Optional<Summary> others = value(than, figure);
    return isWorse(values, others)
        && lowest(values)
            .filter(low -> highest(others).filter(it -> low > it).isPresent())
            .isPresent();
  }

  /// Returns whether the median of a mode is worse than that of another one by more than the
  /// tolerance, clearly or not.
  boolean isPerhapsWorse(String mode, String than, AdviceFigure figure) {
    return isWorse(value(mode, figure), value(than, figure));
  }

  private static boolean isWorse(Optional<Summary> values, Optional<Summary> others) {
    return values.isPresent()
        && others.isPresent()
        && values.get().median() > TOLERANCE * others.get().median();
  }

  private static Optional<Double> lowest(Optional<Summary> values) {
    return values.flatMap(Summary::medianInterval).map(ConfidenceInterval::low);
  }

  private static Optional<Double> highest(Optional<Summary> values) {
    return values.flatMap(Summary::medianInterval).map(ConfidenceInterval::high);
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

  /// Returns the smallest number of values of a figure; empty without figures.
  OptionalInt fewestValues() {
    return figures.values().stream()
        .flatMap(each -> each.values().stream())
        .mapToInt(Summary::count)
        .min();
  }

  Optional<Summary> value(String mode, AdviceFigure figure) {
    return Optional.ofNullable(figures.get(mode)).map(it -> it.get(figure));
  }
}
