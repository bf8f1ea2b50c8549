package dynobench.engine;

import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;

/// The 2005 table: id, name, value, date, longnumber, floatnumber.
///
/// The loops inside are what is timed: apart from the engine's own calls they do nothing for a row.
public interface RowTable {
  /// Makes an empty table, dropping an older one first.
  void create() throws SQLException, IOException;

  /// Inserts every row that is left in the cursor and commits them in this style.
  void insert(RowCursor rows, CommitStyle commit) throws SQLException, IOException;

  /// Reads the five data columns of every row.
  void scan(RowSink sink) throws SQLException, IOException;
}
