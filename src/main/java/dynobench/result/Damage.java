package dynobench.result;

/// A line of a run's log that is no event, or none that this version knows. It was skipped.
///
/// @param line from 1
/// @param message what is wrong with it
public record Damage(int line, String message) {
  @Override
  public String toString() {
    return "line " + line + ": " + message;
  }
}
