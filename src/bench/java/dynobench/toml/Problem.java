package dynobench.toml;

/// A mistake in what somebody wrote.
///
/// @param where the file and line, or another hint where to look; may be empty
/// @param key the dotted key it concerns, so that a form can show it at its field; may be empty
/// @param message a sentence with the value and what was expected
public record Problem(String where, String key, String message) {
  @Override
  public String toString() {
    return (where.isEmpty() ? "" : where + ": ") + (key.isEmpty() ? "" : key + ": ") + message;
  }
}
