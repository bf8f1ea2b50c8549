package dynobench.sweep;

/// A scheduler that isn't there, doesn't answer or refuses. The message is a sentence for the user.
public final class SchedulerException extends Exception {
  private static final long serialVersionUID = 1L;

  SchedulerException(String message) {
    super(message);
  }
}
