package dynobench.durability;

import java.util.stream.Stream;

/// Durability level as one word: short for common pairs of survival levels, in descriptors,
/// published figures and stored runs. The weakest level comes first.
public enum DurabilityClass {
  UNKNOWN(SurvivalLevel.UNSTATED, SurvivalLevel.UNSTATED),
  /// No data survives the process.
  PROCESS(SurvivalLevel.NOTHING, SurvivalLevel.NOTHING),
  /// The mode guarantees no data until the database is closed.
  CLOSE(SurvivalLevel.UNTIL_CLOSE, SurvivalLevel.UNTIL_CLOSE),
  /// A killed process loses the last moments.
  MOMENTS(SurvivalLevel.MOMENTS, SurvivalLevel.UNSTATED),
  /// Data survive a killed process. Survival of a power cut is not stated.
  KILL(SurvivalLevel.EVERYTHING, SurvivalLevel.UNSTATED),
  /// Data survive a killed process and a power cut.
  POWER_CUT(SurvivalLevel.EVERYTHING, SurvivalLevel.EVERYTHING);

  private final SurvivalLevel kill;
  private final SurvivalLevel powerCut;

  DurabilityClass(SurvivalLevel kill, SurvivalLevel powerCut) {
    this.kill = kill;
    this.powerCut = powerCut;
  }

  /// Returns the claimed durability that this word means.
  public Durability durability() {
    return Durability.promised(kill, powerCut);
  }

  /// Returns the class that a stored run names; [#UNKNOWN] for an unknown name.
  public static DurabilityClass named(String name) {
    return Stream.of(values()).filter(each -> each.name().equals(name)).findFirst().orElse(UNKNOWN);
  }

  /// Returns the word that is nearest to the claims of a durability; tests do not matter. If all
  /// rows survive a power cut, it is [#POWER_CUT]. Otherwise only the claim for a killed process
  /// decides.
  public static DurabilityClass of(Durability promise) {
    if (promise.waitsForTheDisk()) {
      return POWER_CUT;
    }
    return switch (promise.kill().promised()) {
      case EVERYTHING -> KILL;
      case MOMENTS -> MOMENTS;
      case UNTIL_CLOSE -> CLOSE;
      case NOTHING -> PROCESS;
      case DAMAGED, UNSTATED -> UNKNOWN;
    };
  }
}
