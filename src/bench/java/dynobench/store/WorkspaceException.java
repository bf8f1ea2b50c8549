package dynobench.store;

/// Something about the workspace or a run in it is not as it must be. The message is a sentence for
/// the user that says what to do.
public final class WorkspaceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WorkspaceException(String message) {
    super(message);
  }

  public WorkspaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
