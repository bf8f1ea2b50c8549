package dynobench.protocol.script;

import dynobench.protocol.WrongDataException;
import dynobench.script.Expression;
import dynobench.script.PredefinedNames;
import dynobench.script.ValueType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/// Expected values of a result's columns, row by row. Comparing whole numbers allocates nothing.
final class ExpectedResult {
  private final List<Expression> texts;
  private final String question;
  private final CompiledValue[] values;
  private final int row;
  private boolean hasCounted;

  private ExpectedResult(
      List<Expression> texts, String question, List<CompiledValue> values, int row) {
    this.texts = texts;
    this.question = question;
    this.values = values.toArray(CompiledValue[]::new);
    this.row = row;
  }

  /// Compiles a requirement.
  ///
  /// @param values expected value of each column; empty for no requirement
  /// @param question the query, for messages
  static ExpectedResult of(List<Expression> values, String question, Scope scope) {
    if (values.isEmpty()) {
      return new ExpectedResult(values, question, List.of(), 0);
    }
    Scope.Slot row = scope.slot(PredefinedNames.ROW, ValueType.WHOLE);
    return new ExpectedResult(
        values, question, values.stream().map(scope::compile).toList(), row.number());
  }

  boolean isSome() {
    return values.length > 0;
  }

  /// Checks the current row of a result.
  ///
  /// @param found result, positioned at a row
  /// @param number number of the row, from 1
  void require(ResultSet found, long number, EvaluationFrame frame)
      throws WrongDataException, SQLException {
    if (!hasCounted) {
      requireColumns(found.getMetaData().getColumnCount());
      hasCounted = true;
    }
    frame.wholes[row] = number;
    for (int i = 0; i < values.length; i++) {
      switch (values[i]) {
        case CompiledValue.Whole(CompiledValue.WholeSource source) -> {
          long expected = source.of(frame);
          long answered = found.getLong(i + 1);
          if (answered != expected || found.wasNull()) {
            String told = found.wasNull() ? "nothing" : whole(answered);
            throw wrong(i, number, whole(expected), told);
          }
        }
        case CompiledValue.Thing(ValueType _, CompiledValue.ObjectSource source) -> {
          Object expected = source.of(frame);
          String answered = found.getString(i + 1);
          if (!expected.equals(answered)) {
            String told = answered == null ? "nothing" : quoted(answered);
            throw wrong(i, number, quoted(expected), told);
          }
        }
        case CompiledValue.Real _ -> throw new IllegalStateException("a number with a fraction");
      }
    }
  }

  private void requireColumns(int count) throws WrongDataException {
    if (count != values.length) {
      throw new WrongDataException(
          values.length + " columns by " + question, Integer.toString(count));
    }
  }

  private static String whole(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  private static String quoted(Object text) {
    return "'" + text + "'";
  }

  private WrongDataException wrong(int column, long number, String expected, String answered) {
    return new WrongDataException(
        String.format(
            Locale.ROOT,
            "%s (%s) in column %d of row %,d by %s",
            expected,
            texts.get(column).text(),
            column + 1,
            number,
            question),
        answered);
  }
}
