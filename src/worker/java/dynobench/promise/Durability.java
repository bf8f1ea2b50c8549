package dynobench.promise;

import java.util.List;
import java.util.stream.Stream;

/// What happens to a row whose insert the engine has acknowledged: two questions, two answers.
///
/// @param kill after the process was killed
/// @param powerCut after the machine has stopped
public record Durability(Statement kill, Statement powerCut) {
  public static final Durability UNKNOWN = promised(Kept.UNSTATED, Kept.UNSTATED);

  /// What can be counted on: contenders whose answers are the same do the same work.
  ///
  /// @param powerCut weighs more
  public record Answer(Kept powerCut, Kept kill) implements Comparable<Answer> {
    @Override
    public int compareTo(Answer other) {
      int first = powerCut.compareTo(other.powerCut);
      return first == 0 ? kill.compareTo(other.kill) : first;
    }

    /// One character for each, the killed process first.
    public String sign() {
      return kill.sign() + powerCut.sign();
    }

    public String words() {
      if (kill != powerCut) {
        return "killed: %s; power cut: %s".formatted(kill.words(), powerCut.words());
      }
      return switch (kill) {
        case NOTHING -> "nothing outlives the process";
        case UNSTATED -> kill.words();
        default -> "killed, or power cut: " + kill.words();
      };
    }
  }

  /// Nobody has tried.
  public static Durability promised(Kept kill, Kept powerCut) {
    return new Durability(Statement.promised(kill), Statement.promised(powerCut));
  }

  public Answer answer() {
    return new Answer(powerCut.kept(), kill.kept());
  }

  /// One character for each, the killed process first.
  public String sign() {
    return answer().sign();
  }

  public String words() {
    return answer().words();
  }

  /// The statements that don't hold.
  public List<Statement> refuted() {
    return Stream.of(kill, powerCut).filter(it -> it.state() == Statement.State.REFUTED).toList();
  }

  /// Whether the data are promised to be there for a later process, once they were closed.
  public boolean outlivesTheProcess() {
    return kill.promised() != Kept.NOTHING && kill.promised() != Kept.UNSTATED;
  }

  /// Whether each commit has to wait for the disk.
  public boolean waitsForTheDisk() {
    return powerCut.promised() == Kept.EVERYTHING;
  }
}
