package dynobench.catalog;

import java.util.stream.Stream;

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

  /// Whether the data are promised to be there for a later process, once they were closed.
  public boolean outlivesTheProcess() {
    return compareTo(CLOSE) >= 0;
  }

  /// The class that a stored run names; [#UNKNOWN] where it names none of these.
  public static Durability named(String name) {
    return Stream.of(values()).filter(each -> each.name().equals(name)).findFirst().orElse(UNKNOWN);
  }

  /// One character for trees and tables.
  public String sign() {
    return sign;
  }

  public String words() {
    return words;
  }
}
