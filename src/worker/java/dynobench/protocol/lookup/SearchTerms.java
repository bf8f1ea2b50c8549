package dynobench.protocol.lookup;

import dynobench.engine.PairTable;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Search terms that are looked up again and again. Every answer is compared; [#require] reports
/// the last wrong one.
final class SearchTerms {
  private final String[] names;
  private final String[] values;
  private final long gets;
  private String wrong = "";
  private long done;

  /// Chooses the terms.
  ///
  /// @param count number of terms, which are spread over all pairs
  /// @param gets number of gets of each term
  SearchTerms(PairSource source, long pairs, int count, long gets) {
    this.gets = gets;
    names = new String[count];
    values = new String[count];
    for (int i = 0; i < count; i++) {
      long index = i * pairs / count;
      names[i] = source.name(index);
      values[i] = source.value(index);
    }
  }

  /// Runs the timed loop: all gets of one term, then those of the next.
  void lookUp(PairTable table) throws SQLException, IOException {
    for (int i = 0; i < names.length; i++) {
      String name = names[i];
      String right = values[i];
      for (long k = 0; k < gets; k++) {
        String answer = table.get(name);
        done++;
        if (answer != null && right.equals(answer)) {
          right = answer; // comparing the next answer is fast if it is the same object
        } else {
          wrong = answer == null ? "nothing" : answer;
        }
      }
    }
  }

  /// Returns the number of finished gets. May be called by another thread; the value may be
  /// slightly old.
  long done() {
    return done;
  }

  /// Throws an exception if an answer was missing or wrong.
  void require() throws WrongDataException {
    if (!wrong.isEmpty()) {
      throw new WrongDataException("the loaded values", wrong);
    }
  }
}
