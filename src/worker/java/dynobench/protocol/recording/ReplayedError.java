package dynobench.protocol.recording;

import dynobench.recording.RecordedError;
import dynobench.recording.StatementText;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Comparison of an engine's error with the recorded one.
final class ReplayedError {
  private static final int CLASS_LENGTH = 2;
  private static final String ABORTED_TRANSACTION = "25P02";

  private ReplayedError() {}

  /// Counts an error. It is the same if the application got an error of the same class. Engines
  /// without SQLSTATE are given the benefit of the doubt.
  static void count(
      SQLException found,
      @Nullable RecordedError recorded,
      StatementText text,
      ResultTallies tallies) {
    if (recorded != null && isSameClass(String.valueOf(found.getSQLState()), recorded.state())) {
      tallies.same(text);
    } else if (recorded != null) {
      String words = words(found) + " instead of " + recorded.state();
      tallies.count(text, ResultVerdict.DIFFERENT, words);
    } else if (isOfAbortedTransaction(found)) {
      tallies.count(text, ResultVerdict.SKIPPED, words(found));
    } else {
      tallies.count(text, ResultVerdict.REFUSED, words(found));
    }
  }

  /// Returns whether a call failed because an earlier one of its transaction had failed.
  static boolean isOfAbortedTransaction(SQLException error) {
    return ABORTED_TRANSACTION.equals(error.getSQLState());
  }

  private static boolean isSameClass(String found, String recorded) {
    if (found.length() < CLASS_LENGTH || recorded.length() < CLASS_LENGTH || found.equals("null")) {
      return true;
    }
    return found.startsWith(recorded.substring(0, CLASS_LENGTH));
  }

  /// Returns the engine's message with its SQLSTATE.
  static String words(SQLException error) {
    String state = error.getSQLState();
    return (state == null ? "" : state + ": ") + String.valueOf(error.getMessage()).strip();
  }
}
