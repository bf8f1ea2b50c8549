package dynobench.choice;

import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import java.util.Locale;

/// Event that an application's committed rows must survive. The hardest comes first.
public enum SurvivalNeed {
  POWER_CUT("a power cut", "loses rows in a power cut"),
  KILL("a killed process", "loses rows when its process is killed"),
  CLOSE("a normal end", "keeps no rows after its process ends"),
  NOTHING("nothing", "has no mode in memory");

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

  /// Returns the question that a plan answers.
  String question(long rows) {
    return this == NOTHING
        ? String.format(Locale.ROOT, "Which engine is fastest with %,d rows in memory?", rows)
        : String.format(
            Locale.ROOT, "Which engine is fastest with %,d rows that survive %s?", rows, words);
  }

  /// Returns the sentence that fewer than two engines meet the need.
  ///
  /// @param heap size of the heap, such as `512m`
  public String shortage(String heap) {
    String mode = this == NOTHING ? "a mode in memory" : "a mode whose rows survive " + words;
    return "Fewer than two bundled engines have %s and fit into %s of heap.".formatted(mode, heap);
  }

  /// Returns what an engine does that does not meet the need.
  String failure() {
    return failure;
  }

  /// Returns whether a durability level meets the need. Only modes in memory meet `NOTHING`: more
  /// durable ones would be slower for no gain.
  boolean isMetBy(Durability.Answer keeps) {
    return switch (this) {
      case POWER_CUT ->
          keeps.powerCut() == SurvivalLevel.EVERYTHING && keeps.kill() == SurvivalLevel.EVERYTHING;
      case KILL -> keeps.kill() == SurvivalLevel.EVERYTHING;
      case CLOSE ->
          keeps.kill() == SurvivalLevel.EVERYTHING
              || keeps.kill() == SurvivalLevel.MOMENTS
              || keeps.kill() == SurvivalLevel.UNTIL_CLOSE;
      case NOTHING -> keeps.kill() == SurvivalLevel.NOTHING;
    };
  }
}
