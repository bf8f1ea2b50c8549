package dynobench.promise;

/// What is left of the rows that an engine has acknowledged. The best first.
public enum Kept {
  EVERYTHING("█", "everything acknowledged"),
  MOMENTS("▄", "all but the last moments"),
  UNTIL_CLOSE("▁", "nothing for sure until the database is closed"),
  NOTHING("·", "nothing"),
  DAMAGED("×", "may not open, or come back damaged"),
  UNSTATED("?", "not stated");

  private final String sign;
  private final String words;

  Kept(String sign, String words) {
    this.sign = sign;
    this.words = words;
  }

  /// One character for tables.
  public String sign() {
    return sign;
  }

  public String words() {
    return words;
  }

  boolean isWorseThan(Kept other) {
    return this != UNSTATED && other != UNSTATED && compareTo(other) > 0;
  }
}
