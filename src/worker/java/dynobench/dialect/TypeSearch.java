package dynobench.dialect;

import dynobench.workload.Table;
import java.sql.Date;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Searches for a column type that returns the values that were stored.
///
/// @param longestText length of the longest text column of the workloads, in characters
/// @param longestBytes length of the longest binary column of the workloads, in bytes
record TypeSearch(StatementAttempts tries, TypeWords words, int longestText, int longestBytes) {
  /// Length of a text key, in characters.
  private static final int KEY = 64;

  /// Length of a large object, more than the 64 kB at which some types end.
  private static final int LARGE = 100_000;

  private static final double REAL = 1 / 3.0 + 1e9;

  /// Returns the first SQL type that stores a test value and can be a primary key. Returns the
  /// first that stores the value where keys do not use this logical type, or where no such type can
  /// be a key. Empty if no type stores the value. The result may contain `{n}` for the length.
  Optional<String> find(Table.Type type) {
    List<String> holding = words.of(type).stream().filter(each -> holds(type, each)).toList();
    return holding.stream()
        .filter(each -> !isKey(type) || canBeKey(each))
        .findFirst()
        .or(() -> holding.stream().findFirst());
  }

  private static boolean isKey(Table.Type type) {
    return switch (type) {
      case WHOLE, LONG, TEXT -> true;
      case IDENTITY, REAL, DATE, BYTES, BLOB, CLOB -> false;
    };
  }

  private boolean canBeKey(String words) {
    return tries.make("v " + sized(words, KEY) + " NOT NULL, PRIMARY KEY (v)");
  }

  private boolean holds(Table.Type type, String words) {
    return switch (type) {
      case WHOLE ->
          holds(
              words,
              Integer.MAX_VALUE - 1,
              it -> it.setInt(1, Integer.MAX_VALUE - 1),
              it -> it.getInt(1));
      case LONG ->
          holds(
              words,
              Long.MAX_VALUE - 1,
              it -> it.setLong(1, Long.MAX_VALUE - 1),
              it -> it.getLong(1));
      case REAL -> holds(words, REAL, it -> it.setDouble(1, REAL), it -> it.getDouble(1));
      case DATE -> {
        Date day = Date.valueOf("2005-05-17");
        yield holds(words, day, it -> it.setDate(1, day), it -> it.getDate(1));
      }
      case TEXT -> holdsText(words, longestText);
      case BYTES -> holdsBytes(words, longestBytes);
      case CLOB -> holdsText(words, LARGE);
      case BLOB -> holdsBytes(words, LARGE);
      case IDENTITY -> false; // IdentitySearch handles it
    };
  }

  private boolean holdsText(String words, int length) {
    String text = "x".repeat(length);
    return holds(sized(words, length), text, it -> it.setString(1, text), it -> it.getString(1));
  }

  private boolean holdsBytes(String words, int length) {
    var bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) i;
    }
    return holds(
        sized(words, length),
        Arrays.hashCode(bytes),
        it -> it.setBytes(1, bytes),
        it -> Arrays.hashCode(it.getBytes(1)));
  }

  private <T> boolean holds(
      String words, T value, StatementAttempts.Bind bind, StatementAttempts.Read<T> read) {
    return tries.make("v " + words + " NOT NULL")
        && tries.put("INSERT INTO " + StatementAttempts.TABLE + " (v) VALUES (?)", bind)
        && tries.ask("SELECT v FROM " + StatementAttempts.TABLE, read).stream()
            .anyMatch(each -> Objects.equals(each, value));
  }

  private static String sized(String words, int length) {
    return words.replace("{n}", Integer.toString(length));
  }
}
