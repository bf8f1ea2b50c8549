package dynobench.store;

/// Thrown for a problem with the workspace or a run in it. The message is a sentence for the user
/// that says what to do.
public final class WorkspaceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WorkspaceException(String message) {
    super(message);
  }

  public WorkspaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
