package dynobench.result;

/// Line of a run's log that was skipped because it is not a readable event.
///
/// @param line number of the line, from 1
/// @param message description of the error
public record DamagedLine(int line, String message) {
  @Override
  public String toString() {
    return "line " + line + ": " + message;
  }
}
