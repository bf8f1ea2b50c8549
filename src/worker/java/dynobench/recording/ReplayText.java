package dynobench.recording;

import java.util.ArrayList;
import java.util.List;

/// Text of a statement for a replay.
///
/// @param sql text in the dialect of the engine
/// @param parameters number of the recorded parameter for each parameter of the text, from 1;
///   [#KEY] for the key that the database generated; empty if all are in the recorded order
/// @param mayFail whether an error counts as success, because the engine has no `IF EXISTS`
/// @param following statements that complete the recorded one, because the engine needs several
public record ReplayText(
    String sql, List<Integer> parameters, boolean mayFail, List<String> following) {
  /// Number that stands for the generated key of the row.
  public static final int KEY = 0;

  public ReplayText {
    parameters = List.copyOf(parameters);
    following = List.copyOf(following);
  }

  public ReplayText(String sql, List<Integer> parameters, boolean mayFail) {
    this(sql, parameters, mayFail, List.of());
  }

  /// Returns the same text, which other statements complete.
  public ReplayText followedBy(List<String> statements) {
    return new ReplayText(sql, parameters, mayFail, statements);
  }

  /// Returns a text whose parameters are in the recorded order.
  public static ReplayText of(String sql) {
    return new ReplayText(sql, List.of(), false);
  }

  /// Returns the values of the text's parameters.
  ///
  /// @param recorded recorded values
  /// @param key generated key of the row; ignored if the text has no place for it
  public List<Object> values(List<Object> recorded, Object key) {
    if (parameters.isEmpty()) {
      return sql.indexOf('?') < 0 ? List.of() : recorded;
    }
    var values = new ArrayList<>();
    for (int each : parameters) {
      if (each == KEY) {
        values.add(key);
      } else if (each <= recorded.size()) {
        values.add(recorded.get(each - 1));
      }
    }
    return values;
  }
}
