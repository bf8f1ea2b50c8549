package dynobench.catalog;

/// What happens to a row whose insert the engine has acknowledged. Weakest promise first.
public enum Durability {
  UNKNOWN("?", "not known"),
  PROCESS("○", "nothing survives the process"),
  CLOSE("◌", "nothing is promised until the database is closed"),
  MOMENTS("◔", "a killed process loses the last moments"),
  KILL("◐", "survives a killed process, not a power cut"),
  POWER_CUT("●", "survives a power cut");

  private final String sign;
  private final String words;

  Durability(String sign, String words) {
    this.sign = sign;
    this.words = words;
  }

  /// One character for trees and tables.
  public String sign() {
    return sign;
  }

  public String words() {
    return words;
  }
}
