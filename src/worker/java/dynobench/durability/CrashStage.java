package dynobench.durability;

/// Activity of a writing process at the moment of its crash.
public enum CrashStage {
  WRITING(""),
  CLOSING(" while closing"),
  CLOSED(" when closed"),
  /// The process wrote, or tried to, while its disk was full.
  FULL(" with a full disk");

  private final String after;

  CrashStage(String after) {
    this.after = after;
  }

  /// Returns a label of the crash at this stage, such as `power cut while closing`. For [#WRITING]
  /// it is the kind alone.
  public String label(CrashKind blow) {
    return blow.label() + after;
  }
}
