package dynobench.lesson;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Condition on a figure for an answer to be right. The whole interval must lie within the limits;
/// otherwise the figure decides nothing. For [NotTold], the interval must contain 1.
public sealed interface AnswerCondition {
  /// Returns whether the figure's interval lies within the limits; for [NotTold], whether it
  /// contains 1.
  boolean holds(FigureValue.Sure figure);

  /// Returns whether a part of the figure's interval fulfils the condition.
  default boolean isMetBy(FigureValue.Sure figure) {
    return mayHoldWith(new Within(figure.low(), true, figure.high(), true));
  }

  /// The figure lies between two limits.
  ///
  /// @param low lower limit, may be negative infinity
  /// @param withLow whether the lower limit itself is included
  /// @param high upper limit, may be infinity
  record Within(double low, boolean withLow, double high, boolean withHigh)
      implements AnswerCondition {
    public Within {
      if (!(low < high || (low == high && withLow && withHigh))) {
        throw new IllegalArgumentException("no value lies between %s and %s".formatted(low, high));
      }
    }

    @Override
    public boolean holds(FigureValue.Sure figure) {
      return contains(figure.low()) && contains(figure.high());
    }

    boolean contains(double value) {
      return (value > low || (withLow && value == low))
          && (value < high || (withHigh && value == high));
    }

    boolean meets(Within other) {
      boolean before = high < other.low || (high == other.low && !(withHigh && other.withLow));
      boolean behind = other.high < low || (other.high == low && !(other.withHigh && withLow));
      return !before && !behind;
    }
  }

  /// The ratio's interval contains 1, so the two sides do not differ significantly.
  record NotTold() implements AnswerCondition {
    @Override
    public boolean holds(FigureValue.Sure figure) {
      return figure.low() <= 1 && 1 <= figure.high();
    }
  }

  /// Returns whether some figure fulfils both this and another condition.
  default boolean mayHoldWith(AnswerCondition other) {
    return switch (this) {
      case NotTold _ -> other instanceof NotTold || (other instanceof Within it && it.contains(1));
      case Within own -> other instanceof Within it ? own.meets(it) : own.contains(1);
    };
  }

  /// Examples of written conditions.
  String FORMS =
      "\"below 2\", \"at most 2\", \"above 2\", \"at least 2\", \"from 1.5 to 2\" or \"not told"
          + " apart\"";

  /// Parses a condition of a lesson. A number may end with `%`. "from … to …" includes its lower
  /// limit, but not its upper one.
  ///
  /// @throws IllegalArgumentException if the text is not a condition
  static AnswerCondition parse(String text) {
    if (text.equals("not told apart")) {
      return new NotTold();
    }
    Matcher range = Written.RANGE.matcher(text);
    if (range.matches()) {
      return new Within(
          Written.number(range.group(1)), true, Written.number(range.group(2)), false);
    }
    Matcher limit = Written.LIMIT.matcher(text);
    if (!limit.matches()) {
      throw new IllegalArgumentException("must be like %s, not \"%s\"".formatted(FORMS, text));
    }
    double number = Written.number(limit.group(2));
    return switch (limit.group(1)) {
      case "below" -> new Within(Double.NEGATIVE_INFINITY, false, number, false);
      case "at most" -> new Within(Double.NEGATIVE_INFINITY, false, number, true);
      case "above" -> new Within(number, false, Double.POSITIVE_INFINITY, false);
      default -> new Within(number, true, Double.POSITIVE_INFINITY, false);
    };
  }

  /// Returns the indexes of the first two conditions that one figure may fulfil; empty if no two
  /// overlap.
  static List<Integer> inEachOthersWay(List<AnswerCondition> all) {
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (all.get(i).mayHoldWith(all.get(j))) {
          return List.of(i, j);
        }
      }
    }
    return List.of();
  }

  /// Syntax of conditions.
  final class Written {
    private static final String NUMBER = "(\\d{1,9}(?:\\.\\d{1,9})?%?)";
    private static final Pattern RANGE = Pattern.compile("from " + NUMBER + " to " + NUMBER);
    private static final Pattern LIMIT =
        Pattern.compile("(below|at most|above|at least) " + NUMBER);
    private static final double PERCENT = 100;

    private Written() {}

    private static double number(String text) {
      return text.endsWith("%")
          ? Double.parseDouble(text.substring(0, text.length() - 1)) / PERCENT
          : Double.parseDouble(text);
    }
  }
}
