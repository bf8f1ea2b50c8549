package dynobench.script;

import static dynobench.script.ValueType.REAL;
import static dynobench.script.ValueType.TEXT;
import static dynobench.script.ValueType.WHOLE;

import dynobench.text.NearestName;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/// Functions that expressions can call.
public enum Function {
  UNIFORM("uniform(1, 100)", "a whole number; all are equally likely", WHOLE, 2, WHOLE, WHOLE),
  ZIPFIAN(
      "zipfian(1, 100)",
      "a whole number; the first ones are far more likely: the n-th in proportion to 1 / n^0.99",
      WHOLE,
      2,
      WHOLE,
      WHOLE),
  LATEST(
      "latest(1, 100)",
      "a whole number; the last ones are far more likely",
      WHOLE,
      2,
      WHOLE,
      WHOLE),
  DRAW(
      "draw('zipfian', 1, 100)",
      "a number from the distribution that the text names; the text may be a parameter",
      WHOLE,
      3,
      TEXT,
      WHOLE,
      WHOLE),
  REAL_NUMBER("real(0, 1)", "a number with a fraction", REAL, 2, REAL, REAL),
  TEXT_OF(
      "text(20)", "a text of 20 letters; text(10, 20): 10 to 20 letters", TEXT, 1, WHOLE, WHOLE),
  BYTES_OF(
      "bytes(20)", "20 bytes; bytes(10, 20): 10 to 20 bytes", ValueType.BYTES, 1, WHOLE, WHOLE),
  DATE_IN(
      "date('2005-03-03', '2018-12-31')", "a day between two days", ValueType.DATE, 2, TEXT, TEXT),
  TIMESTAMP_IN(
      "timestamp('2026-01-31 08:00:00', '2026-01-31 17:30:00')",
      "a time between two times, in whole milliseconds",
      ValueType.TIMESTAMP,
      2,
      TEXT,
      TEXT),
  CHANCE("chance(25)", "true in 25 of 100 draws, otherwise false", ValueType.BOOLEAN, 1, WHOLE),
  NULLABLE(
      "nullable(25, uniform(1, 9))",
      "NULL in 25 of 100 draws, otherwise the value, which may have any type",
      ValueType.NULLABLE,
      2,
      WHOLE,
      ValueType.NULLABLE),
  PICK("pick('new', 'paid', 'sent')", "one of the given texts, or whole numbers", TEXT, 1, TEXT),
  NEXT("next(orders)", "the counter's next number; all clients share the counter", WHOLE, 1, WHOLE),
  SCATTER(
      "scatter(n, 1, 100)",
      "the n-th number of a shuffled list of the numbers 1 to 100; the order is always the same",
      WHOLE,
      3,
      WHOLE,
      WHOLE,
      WHOLE),
  LEAST("least(a, b)", "the smaller number", WHOLE, 2, WHOLE, WHOLE),
  GREATEST("greatest(a, b)", "the larger number", WHOLE, 2, WHOLE, WHOLE);

  private final String example;
  private final String help;
  private final ValueType result;
  private final int fewest;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<ValueType> arguments;

  Function(String example, String help, ValueType result, int fewest, ValueType... arguments) {
    this.example = example;
    this.help = help;
    this.result = result;
    this.fewest = fewest;
    this.arguments = List.of(arguments);
  }

  /// Returns the name by which expressions call the function.
  public String id() {
    return example.substring(0, example.indexOf('('));
  }

  /// Returns an example of a call.
  public String example() {
    return example;
  }

  /// Returns a description of the result.
  public String help() {
    return help;
  }

  /// Returns whether the function returns a new value on each call, even for equal arguments.
  boolean isNewEachTime() {
    return switch (this) {
      case SCATTER, LEAST, GREATEST -> false;
      case UNIFORM,
          ZIPFIAN,
          LATEST,
          DRAW,
          REAL_NUMBER,
          TEXT_OF,
          BYTES_OF,
          DATE_IN,
          TIMESTAMP_IN,
          CHANCE,
          NULLABLE,
          PICK,
          NEXT ->
          true;
    };
  }

  ValueType result() {
    return result;
  }

  /// Returns the required type of an argument.
  ///
  /// @param place index of the argument, from 0; an index beyond the last argument stands for the
  ///   last
  ValueType argument(int place) {
    return arguments.get(Math.min(place, arguments.size() - 1));
  }

  /// Checks the number of arguments.
  ///
  /// @throws IllegalArgumentException when the function doesn't take that number
  void requireCount(int count) {
    boolean any = this == PICK;
    if (count < fewest || (!any && count > arguments.size())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s needs as many arguments as in %s, not %d", id(), example, count));
    }
  }

  /// Checks the arguments as far as they are constant.
  ///
  /// @throws IllegalArgumentException when the function has no value for them, whatever values the
  ///   names have
  void requireSense(List<ExpressionNode> arguments) {
    switch (this) {
      case UNIFORM, ZIPFIAN, LATEST -> requireOrder(arguments.get(0), arguments.get(1));
      case DRAW, SCATTER -> requireOrder(arguments.get(1), arguments.get(2));
      case TEXT_OF, BYTES_OF -> {
        requireOrder(new ExpressionNode.Whole(0), arguments.getFirst());
        requireOrder(arguments.getFirst(), arguments.getLast());
      }
      case DATE_IN, TIMESTAMP_IN ->
          requireOrder(moment(arguments.get(0)), moment(arguments.get(1)));
      case REAL_NUMBER, CHANCE, NULLABLE, PICK, NEXT, LEAST, GREATEST -> {}
    }
    if (this == DRAW && arguments.getFirst() instanceof ExpressionNode.Text(String text)) {
      distribution(text);
    }
  }

  /// Returns the distribution by which `draw` draws.
  ///
  /// @throws IllegalArgumentException when `draw` doesn't know it
  public static Function distribution(String id) {
    List<Function> all = List.of(UNIFORM, ZIPFIAN, LATEST);
    return all.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(() ->
            new IllegalArgumentException(
                "draw accepts "
                    + String.join(", ", all.stream().map(Function::id).toList())
                    + ", not \""
                    + id
                    + "\""));
  }

  /// Parses a date and returns it as a number of days since 1970.
  ///
  /// @throws IllegalArgumentException when the text isn't a date
  public static long day(String text) {
    try {
      return LocalDate.parse(text).toEpochDay();
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException("\"" + text + "\" is not a day such as 2005-03-03", e);
    }
  }

  /// Parses a time and returns it in milliseconds since 1970, in this process's time zone.
  ///
  /// @throws IllegalArgumentException when the text isn't a time
  public static long millis(String text) {
    try {
      return Timestamp.valueOf(text).getTime();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not a time such as 2026-01-31 08:00:00", e);
    }
  }

  private void requireOrder(ExpressionNode from, ExpressionNode to) {
    OptionalLong least = from.constant();
    OptionalLong most = to.constant();
    if (least.isPresent() && most.isPresent() && least.getAsLong() > most.getAsLong()) {
      String first =
          switch (this) {
            case DATE_IN -> "the first day of date must not be later than the second";
            case TIMESTAMP_IN -> "the first time of timestamp must not be later than the second";
            default ->
                String.format(
                    Locale.ROOT,
                    "%s needs a first value that is not above the second, not %d and %d",
                    id(),
                    least.getAsLong(),
                    most.getAsLong());
          };
      throw new IllegalArgumentException(first);
    }
  }

  /// Returns a literal date or time as a number; any other node unchanged.
  private ExpressionNode moment(ExpressionNode argument) {
    return argument instanceof ExpressionNode.Text(String text)
        ? new ExpressionNode.Whole(this == DATE_IN ? day(text) : millis(text))
        : argument;
  }

  /// Returns the function with a name.
  ///
  /// @throws IllegalArgumentException when no function has it
  static Function named(String id) {
    return Arrays.stream(values())
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(() -> {
          List<String> ids = Arrays.stream(values()).map(Function::id).toList();
          String suggestion = NearestName.suggestion(id, ids);
          return new IllegalArgumentException(
              "there is no function \""
                  + id
                  + "\""
                  + (suggestion.isEmpty() ? "; there are " + String.join(", ", ids) : suggestion));
        });
  }
}
