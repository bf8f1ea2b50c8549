package dynobench.workloadfile;

import dynobench.script.Expression;
import dynobench.script.NameTypes;
import dynobench.script.PredefinedNames;
import dynobench.script.ValueType;
import dynobench.toml.TomlSection;
import java.util.List;
import java.util.Optional;

/// Reads the required answer, `is`: an expression for each column. Engines write fractions with
/// different numbers of digits, so only whole numbers and texts are compared.
final class RequiredAnswer {
  private static final String KEY = "is";

  private RequiredAnswer() {}

  /// @param known names known at the statement
  /// @return empty without a required answer
  static List<Expression> read(TomlSection table, NameTypes known) {
    if (!table.has(KEY)) {
      return List.of();
    }
    if (table.has("into")) {
      table.problem(KEY, "excludes into: either store the answer or check it");
    }
    NameTypes here = known.with(PredefinedNames.ROW, ValueType.WHOLE);
    List<String> texts =
        table.isList(KEY) ? table.texts(KEY) : List.of(PhaseReader.text(table, KEY));
    if (texts.isEmpty()) {
      table.problem(KEY, "is empty: an expression for each column was expected");
    }
    return texts.stream().flatMap(each -> value(table, each, here).stream()).toList();
  }

  /// @throws IllegalArgumentException when the name has a built-in meaning here
  static void requireFree(String name) {
    if (name.equals(PredefinedNames.ROW)) {
      throw new IllegalArgumentException(
          "\"row\" is the number of an answer's row: choose another name");
    }
  }

  private static Optional<Expression> value(TomlSection table, String text, NameTypes known) {
    return table.attempt(
        KEY,
        () -> {
          var value = new Expression(text);
          ValueType kind = known.of(value);
          if (kind != ValueType.WHOLE && kind != ValueType.TEXT) {
            throw new IllegalArgumentException(
                "\""
                    + text
                    + "\" is "
                    + kind.label()
                    + ", where a whole number or a text was expected");
          }
          value.requireSettled();
          return value;
        });
  }
}
