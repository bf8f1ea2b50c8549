package dynobench.engine.prevalence;

import dynobench.engine.KeyCursor;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.engine.SelectOptions;
import dynobench.plan.CommitStyle;
import java.io.IOException;

/// The 2005 table, with one object for each row.
record HeldRows(OpenPrevayler prevalence) implements RowTable {
  @Override
  public void create() {
    prevalence.execute(new Change.Clear());
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) {
    var gathering = new ChangeCollector(prevalence, commit);
    while (rows.next()) {
      var row =
          new Row(rows.name(), rows.value(), rows.date(), rows.longNumber(), rows.floatNumber());
      gathering.add(new Change.PutRow(rows.id(), row));
    }
    gathering.commit();
  }

  @Override
  public void scan(SelectOptions reading, RowSink sink) throws IOException {
    var _ =
        prevalence.ask((holding, _) -> {
          long read = 0;
          for (Row row : holding.rows.values()) {
            sink.row(row.name(), row.value(), row.date(), row.longNumber(), row.floatNumber());
            if (reading.endsAt(++read)) {
              break;
            }
          }
          return true;
        });
  }

  @Override
  public long count() throws IOException {
    return prevalence.ask((holding, _) -> (long) holding.rows.size());
  }

  @Override
  public void delete(KeyCursor keys, CommitStyle commit) {
    var gathering = new ChangeCollector(prevalence, commit);
    while (keys.hasNext()) {
      gathering.add(new Change.DeleteRow((Long) keys.next()));
    }
    gathering.commit();
  }
}
