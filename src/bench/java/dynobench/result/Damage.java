package dynobench.result;

/// A line of a run's log that can't be read as an event. It was skipped.
///
/// @param line from 1
/// @param message what is wrong with it
public record Damage(int line, String message) {
  @Override
  public String toString() {
    return "line " + line + ": " + message;
  }
}
