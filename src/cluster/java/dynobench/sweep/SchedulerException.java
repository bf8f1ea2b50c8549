package dynobench.sweep;

/// Thrown when a scheduler is missing, does not answer or refuses. The message is a sentence for
/// the user.
public final class SchedulerException extends Exception {
  private static final long serialVersionUID = 1L;

  SchedulerException(String message) {
    super(message);
  }
}
