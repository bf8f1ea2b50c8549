package dynobench.dialect;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Looks for names of columns that an engine takes for its own words.
///
/// @param number the engine's word for whole numbers
record NameSearch(Tries tries, String number) {
  /// Those of names that must be quoted.
  List<String> reserved(List<String> names) {
    return isUnderstood(names)
        ? List.of()
        : names.stream().filter(each -> !isUnderstood(List.of(each))).toList();
  }

  /// What stands around such names.
  ///
  /// @param said by the driver; it may be blank
  /// @return empty where nothing helps
  Optional<String> quote(List<String> reserved, String said) {
    return Stream.of(said.strip(), "\"", "`")
        .filter(each -> !each.isEmpty())
        .filter(each -> isUnderstood(reserved.stream().map(name -> each + name + each).toList()))
        .findFirst();
  }

  /// Wherever a column is named.
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
                    + Tries.TABLE
                    + " ("
                    + all
                    + ") VALUES ("
                    + join(names, _ -> "1")
                    + ")",
                "UPDATE " + Tries.TABLE + " SET " + join(names, each -> each + " = 2"),
                "DELETE FROM " + Tries.TABLE + " WHERE " + first + " = 1");
    String select = "SELECT " + all + " FROM " + Tries.TABLE + " ORDER BY " + first;
    return written && tries.ask(select, _ -> true).size() == 1;
  }

  private static String join(List<String> names, UnaryOperator<String> words) {
    return names.stream().map(words).collect(Collectors.joining(", "));
  }
}
