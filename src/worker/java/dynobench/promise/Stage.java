package dynobench.promise;

/// What a process that writes was about when it came to a sudden end.
public enum Stage {
  WRITING(""),
  CLOSING(" while closing"),
  CLOSED(" when closed"),
  /// It wrote, or tried to: its disk had no room any more.
  FULL(" with a full disk");

  private final String after;

  Stage(String after) {
    this.after = after;
  }

  /// What happened then, such as `plug pulled while closing`.
  public String words(Blow blow) {
    return blow.words() + after;
  }
}
