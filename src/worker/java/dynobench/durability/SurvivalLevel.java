package dynobench.durability;

/// Part of the acknowledged rows that survives. The best comes first. [#UNSTATED] comes last, but
/// is neither better nor worse than any other.
public enum SurvivalLevel {
  EVERYTHING("█", 1, "all acknowledged rows"),
  MOMENTS("▄", 0.55, "all but the last moments"),
  UNTIL_CLOSE("▁", 0.25, "nothing for sure until the database is closed"),
  NOTHING("·", 0, "nothing"),
  DAMAGED("×", 0, "may not open, or come back damaged"),
  UNSTATED("?", 0, "not stated");

  private final String sign;
  private final double level;
  private final String label;

  SurvivalLevel(String sign, double level, String words) {
    this.sign = sign;
    this.level = level;
    this.label = words;
  }

  /// Returns the one character that tables show.
  public String sign() {
    return sign;
  }

  /// Returns the height of the bar that represents this value in drawings, from 0 to 1.
  public double level() {
    return level;
  }

  public String label() {
    return label;
  }

  boolean isWorseThan(SurvivalLevel other) {
    return this != UNSTATED && other != UNSTATED && compareTo(other) > 0;
  }
}
