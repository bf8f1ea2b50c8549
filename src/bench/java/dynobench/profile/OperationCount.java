package dynobench.profile;

import dynobench.measure.Unit;
import dynobench.table.NumberText;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/// What a profile counts for each operation, in the order of tables.
public enum OperationCount {
  ALLOCATED("allocated", true),
  PAUSES("GC pauses", false),
  FLUSHES("flushes", false),
  READS("reads", false),
  READ_BYTES("bytes read", true),
  WRITES("writes", false),
  WRITTEN_BYTES("bytes written", true);

  /// Smallest amount that is shown as a number.
  private static final double LEAST = 0.001;

  private final String title;
  private final boolean isOfBytes;

  OperationCount(String title, boolean isOfBytes) {
    this.title = title;
    this.isOfBytes = isOfBytes;
  }

  /// Returns the title for tables.
  public String title() {
    return title;
  }

  /// Returns the counts that the system tells of any contender.
  public static List<OperationCount> known(List<ProfiledPhase> contenders) {
    return Arrays.stream(values())
        .filter(each -> contenders.stream().anyMatch(it -> it.amount(each).isPresent()))
        .toList();
  }

  /// Returns the amount of a contender as a text; empty where the system does not tell it.
  public String text(ProfiledPhase phase) {
    OptionalDouble amount = phase.amount(this);
    return amount.isPresent() ? text(amount.getAsDouble()) : "";
  }

  private String text(double amount) {
    if (amount > 0 && amount < LEAST) {
      return "< " + LEAST;
    }
    return isOfBytes ? NumberText.measured(amount, Unit.BYTES) : NumberText.figure(amount);
  }
}
