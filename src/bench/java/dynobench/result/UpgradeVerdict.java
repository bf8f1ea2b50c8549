package dynobench.result;

/// Answer to the question whether a version opens the files of another one.
public enum UpgradeVerdict {
  /// It opens them, and all data are the same.
  OPENS("opens"),
  /// It opens them after a procedure of the engine, and all data are the same.
  CONVERTS("converts"),
  /// It opens them, perhaps after a procedure, but something is changed, lost or unreadable.
  CHANGES("CHANGES"),
  /// It ignores them, and opens a new, empty database.
  IGNORES("ignores"),
  /// It refuses them.
  REFUSES("refuses"),
  /// The pair was not tested.
  NOT_TRIED("not tried");

  private final String word;

  UpgradeVerdict(String word) {
    this.word = word;
  }

  /// Returns the verdict as one word for a cell of a table.
  public String word() {
    return word;
  }
}
