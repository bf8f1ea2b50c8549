package dynobench.protocol;

/// Thrown when the database returned other data than expected. The message holds both texts.
public final class WrongDataException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String expected;
  private final String found;

  public WrongDataException(String expected, String found) {
    super("expected " + expected + ", found " + found);
    this.expected = expected;
    this.found = found;
  }

  public String expected() {
    return expected;
  }

  public String found() {
    return found;
  }
}
