package dynobench.dialect;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Searches for column names that are reserved words of the engine.
///
/// @param number the engine's type for whole numbers
record NameSearch(StatementAttempts tries, String number) {
  /// Returns the names that must be quoted.
  List<String> reserved(List<String> names) {
    return isUnderstood(names)
        ? List.of()
        : names.stream().filter(each -> !isUnderstood(List.of(each))).toList();
  }

  /// Returns the quotation mark that makes the engine accept reserved names.
  ///
  /// @param said the mark that the driver reports; it may be blank
  /// @return empty when no mark works; without reserved names, the first mark that is not blank
  Optional<String> quote(List<String> reserved, String said) {
    return Stream.of(said.strip(), "\"", "`")
        .filter(each -> !each.isEmpty())
        .filter(each -> isUnderstood(reserved.stream().map(name -> each + name + each).toList()))
        .findFirst();
  }

  /// Returns whether the engine accepts the names as columns in `CREATE TABLE`, `INSERT`, `UPDATE`,
  /// `DELETE` and `SELECT`. True for an empty list.
  private boolean isUnderstood(List<String> names) {
    if (names.isEmpty()) {
      return true;
    }
    String all = String.join(", ", names);
    String first = names.getFirst();
    boolean written =
        tries.make(join(names, each -> each + " " + number + " NOT NULL"))
            && tries.run(
                "INSERT INTO "
                    + StatementAttempts.TABLE
                    + " ("
                    + all
                    + ") VALUES ("
                    + join(names, _ -> "1")
                    + ")",
                "UPDATE " + StatementAttempts.TABLE + " SET " + join(names, each -> each + " = 2"),
                "DELETE FROM " + StatementAttempts.TABLE + " WHERE " + first + " = 1");
    String select = "SELECT " + all + " FROM " + StatementAttempts.TABLE + " ORDER BY " + first;
    return written && tries.ask(select, _ -> true).size() == 1;
  }

  private static String join(List<String> names, UnaryOperator<String> words) {
    return names.stream().map(words).collect(Collectors.joining(", "));
  }
}
