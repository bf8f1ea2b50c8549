package dynobench.protocol.lookup;

import dynobench.engine.PairTable;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Looks some terms up, again and again, and compares every answer.
final class Terms {
  private final String[] names;
  private final String[] values;
  private final long gets;
  private String wrong = "";
  private long done;

  /// @param count of terms, which are spread over all pairs
  /// @param gets of each
  Terms(Pairs source, long pairs, int count, long gets) {
    this.gets = gets;
    names = new String[count];
    values = new String[count];
    for (int i = 0; i < count; i++) {
      long index = i * pairs / count;
      names[i] = source.name(index);
      values[i] = source.value(index);
    }
  }

  /// The timed loop.
  void lookUp(PairTable table) throws SQLException, IOException {
    for (int i = 0; i < names.length; i++) {
      String name = names[i];
      String right = values[i];
      for (long k = 0; k < gets; k++) {
        String answer = table.get(name);
        done++;
        if (answer != null && right.equals(answer)) {
          right = answer; // the same object, if it comes again, is equal at once
        } else {
          wrong = answer == null ? "nothing" : answer;
        }
      }
    }
  }

  /// Gets that are finished. May be asked from another thread, which sees a value that was true a
  /// moment ago.
  long done() {
    return done;
  }

  void require() throws WrongDataException {
    if (!wrong.isEmpty()) {
      throw new WrongDataException("the values that were loaded", wrong);
    }
  }
}
