package dynobench.toml;

/// Problem in a text that a user wrote.
///
/// @param where file and line, or another hint to the place; may be empty
/// @param key dotted key, so that a form can show the problem at its field; may be empty
/// @param message sentence with the value and the expected value
public record Problem(String where, String key, String message) {
  @Override
  public String toString() {
    return (where.isEmpty() ? "" : where + ": ") + (key.isEmpty() ? "" : key + ": ") + message;
  }
}
