package dynobench.advice;

import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;

/// Event that an application's committed rows must survive. The hardest comes first.
public enum SurvivalNeed {
  POWER_CUT("a power cut", "it may lose rows in a power cut"),
  KILL("a killed process", "it may lose rows when its process is killed"),
  CLOSE("a normal end", "it does not promise to keep rows after a normal end"),
  NOTHING("nothing", "it does not hold its rows in memory alone");

  private final String words;
  private final String failure;

  SurvivalNeed(String words, String failure) {
    this.words = words;
    this.failure = failure;
  }

  /// Returns the event for people, such as `a power cut`.
  public String words() {
    return words;
  }

  /// Returns what an engine does that does not meet the need, as a clause.
  String failure() {
    return failure;
  }

  /// Returns whether a durability level meets the need. Only modes in memory meet `NOTHING`: more
  /// durable ones would be slower for no gain.
  public boolean isMetBy(Durability.Answer keeps) {
    return switch (this) {
      case POWER_CUT ->
          keeps.powerCut() == SurvivalLevel.EVERYTHING && keeps.kill() == SurvivalLevel.EVERYTHING;
      case KILL -> keeps.kill() == SurvivalLevel.EVERYTHING;
      case CLOSE -> isStored(keeps.kill());
      case NOTHING -> keeps.kill() == SurvivalLevel.NOTHING;
    };
  }

  /// Returns whether rows outlive a normal end, whatever a kill does to them.
  private static boolean isStored(SurvivalLevel kill) {
    return kill != SurvivalLevel.NOTHING && kill != SurvivalLevel.UNSTATED;
  }
}
