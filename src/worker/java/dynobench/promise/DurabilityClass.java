package dynobench.promise;

import java.util.stream.Stream;

/// One word for what a mode promises, as version 0.1 had it: runs that are stored, and descriptors
/// that people have written, name it. Weakest promise first.
public enum DurabilityClass {
  UNKNOWN(Kept.UNSTATED, Kept.UNSTATED),
  /// Nothing survives the process.
  PROCESS(Kept.NOTHING, Kept.NOTHING),
  /// Nothing is promised until the database is closed.
  CLOSE(Kept.UNTIL_CLOSE, Kept.UNTIL_CLOSE),
  /// A killed process loses the last moments.
  MOMENTS(Kept.MOMENTS, Kept.UNSTATED),
  /// Survives a killed process, not a power cut; it doesn't say what that takes.
  KILL(Kept.EVERYTHING, Kept.UNSTATED),
  /// Survives a power cut.
  POWER_CUT(Kept.EVERYTHING, Kept.EVERYTHING);

  private final Kept kill;
  private final Kept powerCut;

  DurabilityClass(Kept kill, Kept powerCut) {
    this.kill = kill;
    this.powerCut = powerCut;
  }

  /// What it says of the two questions.
  public Durability durability() {
    return Durability.promised(kill, powerCut);
  }

  /// The class that a stored run names; [#UNKNOWN] where it names none of these.
  public static DurabilityClass named(String name) {
    return Stream.of(values()).filter(each -> each.name().equals(name)).findFirst().orElse(UNKNOWN);
  }

  /// The one word that comes nearest to a promise.
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
