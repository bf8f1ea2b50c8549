package dynobench.engine.prevalence;

import java.io.Serial;
import java.util.ArrayList;
import java.util.Date;
import org.prevayler.Transaction;

/// A transaction of Prevayler. The journal holds it in Java's serialized form, with the names of
/// its classes. It must be deterministic, because the journal's transactions are executed again
/// after a restart.
sealed interface Change extends Transaction<PrevalentSystem> {
  /// Removes all rows, pairs and records.
  record Clear() implements Change {
    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      holding.rows.clear();
      holding.pairs.clear();
      holding.records.clear();
    }
  }

  record PutRow(long id, Row row) implements Change {
    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      holding.rows.put(id, row);
    }
  }

  record DeleteRow(long id) implements Change {
    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      holding.rows.remove(id);
    }
  }

  record DeleteRecord(long key) implements Change {
    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      holding.records.remove(key);
    }
  }

  record PutPair(String name, String value) implements Change {
    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      holding.pairs.put(name, value);
    }
  }

  final class PutRecord implements Change {
    @Serial private static final long serialVersionUID = 1;

    private final long key;
    private final byte[] value;

    PutRecord(long key, byte[] value) {
      this.key = key;
      this.value = value;
    }

    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      holding.records.put(key, value);
    }
  }

  /// Several changes as one transaction: all of them are executed, or none.
  record Together(ArrayList<Change> changes) implements Change {
    @Override
    public void executeOn(PrevalentSystem holding, Date now) {
      changes.forEach(each -> each.executeOn(holding, now));
    }
  }
}
