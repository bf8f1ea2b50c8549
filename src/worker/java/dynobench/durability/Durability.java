package dynobench.durability;

import java.util.List;
import java.util.stream.Stream;

/// Durability of a row whose insert the engine has acknowledged: claimed and tested.
///
/// @param kill durability after the process was killed
/// @param powerCut durability after a power cut
public record Durability(DurabilityStatement kill, DurabilityStatement powerCut) {
  public static final Durability UNKNOWN = promised(SurvivalLevel.UNSTATED, SurvivalLevel.UNSTATED);

  /// Durability level that users can count on. Contenders of equal level do the same work. The
  /// better level sorts first.
  ///
  /// @param powerCut level after a power cut, which is compared first
  public record Answer(SurvivalLevel powerCut, SurvivalLevel kill) implements Comparable<Answer> {
    @Override
    public int compareTo(Answer other) {
      int first = powerCut.compareTo(other.powerCut);
      return first == 0 ? kill.compareTo(other.kill) : first;
    }

    /// Returns one character for each crash, the killed process first.
    public String sign() {
      return kill.sign() + powerCut.sign();
    }

    public String description() {
      if (kill != powerCut) {
        return "after a kill: %s; after a power cut: %s".formatted(kill.label(), powerCut.label());
      }
      return switch (kill) {
        case NOTHING -> "nothing outlives the process";
        case UNSTATED -> kill.label();
        case UNTIL_CLOSE, DAMAGED -> "after a kill or a power cut: " + kill.label();
        case EVERYTHING, MOMENTS -> "survives kill and power cut: " + kill.label();
      };
    }
  }

  /// Creates the durability that a mode claims, without tests.
  public static Durability promised(SurvivalLevel kill, SurvivalLevel powerCut) {
    return new Durability(
        DurabilityStatement.promised(kill), DurabilityStatement.promised(powerCut));
  }

  /// Returns the levels that users can count on: refuted or unstated claims count as tested.
  public Answer answer() {
    return new Answer(powerCut.effectiveLevel(), kill.effectiveLevel());
  }

  /// Returns one character for each crash, the killed process first.
  public String sign() {
    return answer().sign();
  }

  public String description() {
    return answer().description();
  }

  /// Returns the statements that tests have refuted.
  public List<DurabilityStatement> refuted() {
    return Stream.of(kill, powerCut)
        .filter(it -> it.state() == DurabilityStatement.State.REFUTED)
        .toList();
  }

  /// Returns whether the mode claims that, after a database was closed, a later process finds its
  /// data.
  public boolean outlivesTheProcess() {
    return kill.promised() != SurvivalLevel.NOTHING && kill.promised() != SurvivalLevel.UNSTATED;
  }

  /// Returns whether each commit has to wait for the disk.
  public boolean waitsForTheDisk() {
    return powerCut.promised() == SurvivalLevel.EVERYTHING;
  }
}
