package dynobench.isolation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Transaction of a history, as its client saw it.
///
/// @param number position in the history, from 0
/// @param operations completed operations, in their order
public record HistoryTransaction(
    int number, int client, Outcome outcome, List<Operation> operations) {
  /// How a transaction ended.
  public enum Outcome {
    COMMITTED,
    ABORTED,
    /// The client does not know whether the commit succeeded.
    UNKNOWN
  }

  /// Operation on the list of one key.
  public sealed interface Operation {
    int key();

    /// Append of a value. No other operation of the history appends the same value to this key.
    record Append(int key, int value) implements Operation {
      @Override
      public String toString() {
        return String.format(Locale.ROOT, "append %d to %d", value, key);
      }
    }

    /// Read of the whole list.
    record Read(int key, ValueList values) implements Operation {
      @Override
      public String toString() {
        return String.format(Locale.ROOT, "read %d: %s", key, values);
      }
    }
  }

  public HistoryTransaction {
    operations = List.copyOf(operations);
  }

  /// Returns the name in examples, such as `T17`.
  public String name() {
    return "T" + number;
  }

  @Override
  public String toString() {
    return operations.stream()
        .map(Operation::toString)
        .collect(Collectors.joining(", ", name() + ": ", ""));
  }
}
