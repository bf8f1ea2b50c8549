package dynobench.protocol.recording;

import dynobench.recorder.format.ResultDigest;
import dynobench.recording.ReadRun;
import dynobench.recording.ReadShape;
import dynobench.recording.RecordedCall;
import dynobench.recording.StatementText;
import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;

/// Reads a result as the application did, and compares it with the recorded digest. Confined to one
/// thread.
final class ResultComparison {
  private final Map<Integer, ReadShape> shapes;
  private final ValueReader reader;
  private final ResultDigest digest = new ResultDigest();

  ResultComparison(Map<Integer, ReadShape> shapes, ValueReader reader) {
    this.shapes = shapes;
    this.reader = reader;
  }

  /// Reads and closes a result, and counts the comparison.
  ///
  /// @param rowsOnly whether only the number of rows is compared
  void compare(
      RecordedCall.ResultRead recorded,
      ResultSet result,
      StatementText text,
      boolean rowsOnly,
      ResultTallies tallies)
      throws SQLException, IOException {
    digest.clear();
    try (result) {
      boolean complete = hasRows(recorded, result);
      if (!recorded.rowsComparable()) {
        long _ = complete && recorded.toEnd() ? remaining(result) : 0;
        tallies.count(text, ResultVerdict.NOT_COMPARED, "");
        return;
      }
      if (!complete) {
        tallies.count(text, ResultVerdict.DIFFERENT, rows(recorded, digest.rows()));
        return;
      }
      long more = recorded.toEnd() ? remaining(result) : 0;
      if (more > 0) {
        tallies.count(text, ResultVerdict.DIFFERENT, rows(recorded, digest.rows() + more));
      } else if (rowsOnly) {
        tallies.count(text, ResultVerdict.NOT_COMPARED, "");
      } else if (!recorded.comparable() || digest.ordered() == recorded.ordered()) {
        tallies.same(text);
      } else if (digest.unordered() == recorded.unordered()) {
        tallies.count(text, ResultVerdict.REORDERED, "");
      } else {
        String words = "other values in " + digest.rows() + (digest.rows() == 1 ? " row" : " rows");
        tallies.count(text, ResultVerdict.DIFFERENT, words);
      }
    }
  }

  private static String rows(RecordedCall.ResultRead recorded, long found) {
    return found + (found == 1 ? " row" : " rows") + " instead of " + recorded.rows();
  }

  /// Reads the recorded rows. Returns false if there are fewer.
  private boolean hasRows(RecordedCall.ResultRead recorded, ResultSet result)
      throws SQLException, IOException {
    for (ReadRun run : recorded.runs()) {
      ReadShape shape = shapes.get(run.shape());
      for (long i = 0; i < run.rows(); i++) {
        if (!result.next()) {
          return false;
        }
        if (shape != null) {
          read(result, shape);
        }
        digest.endRow();
      }
    }
    // After many changes of the way of reading, the recorder only counts rows.
    while (digest.rows() < recorded.rows()) {
      if (!result.next()) {
        return false;
      }
      digest.endRow();
    }
    return true;
  }

  private void read(ResultSet row, ReadShape shape) throws SQLException, IOException {
    for (ReadShape.ColumnRead each : shape.reads()) {
      digest.add(reader.read(row, each));
    }
  }

  private static long remaining(ResultSet result) throws SQLException {
    long rows = 0;
    while (result.next()) {
      rows++;
    }
    return rows;
  }
}
