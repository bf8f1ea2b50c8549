package dynobench.protocol.upgrade;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.upgrade.SampleManifest.SampleColumn;
import dynobench.upgrade.UpgradeObservation.Finding;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Samples in a library that stores bytes by key.
final class StoreSamples implements Samples {
  private static final String TYPE = "record of bytes";
  private static final long MARK = 1_000_000;
  private static final int[] LENGTHS = {1, 2, 100, 4_096, 100_000};

  private final RecordTable records;

  StoreSamples(Database database) throws SQLException, IOException {
    records = database.records(new CommitStyle.Autocommit());
  }

  @Override
  public SampleManifest make(Set<String> without, Consumer<Finding> refused)
      throws SQLException, IOException {
    records.create();
    var keys = new ArrayList<Long>();
    var values = new ArrayList<String>();
    for (int i = 0; i < LENGTHS.length; i++) {
      var value = new byte[LENGTHS[i]];
      for (int at = 0; at < value.length; at++) {
        value[at] = (byte) (at * 7 + i);
      }
      keys.add((long) i);
      values.add(SampleText.of(value));
      records.insert(i, value);
    }
    records.commit();
    return new SampleManifest(List.of(new SampleColumn(TYPE, keys, values)), List.of());
  }

  @Override
  public SampleManifest read(SampleManifest known, Consumer<Finding> failures) {
    var keys = new ArrayList<Long>();
    var values = new ArrayList<String>();
    try {
      records.scan(
          0,
          LENGTHS.length,
          (key, value) -> {
            keys.add(key);
            values.add(SampleText.of(value));
          });
      return new SampleManifest(List.of(new SampleColumn(TYPE, keys, values)), List.of());
    } catch (SQLException | IOException | RuntimeException | LinkageError e) {
      failures.accept(new Finding(TYPE, "cannot be read: " + e));
      return new SampleManifest(List.of(), List.of());
    }
  }

  @Override
  public boolean areMissing() throws SQLException, IOException {
    return !has(0);
  }

  @Override
  public void mark() throws SQLException, IOException {
    records.insert(MARK, new byte[] {1});
    records.commit();
  }

  @Override
  public boolean isMarked() throws SQLException, IOException {
    return has(MARK);
  }

  @Override
  public void close() throws SQLException, IOException {
    records.close();
  }

  private boolean has(long key) throws SQLException, IOException {
    var found = new ArrayList<Long>();
    records.read(key, (which, _) -> found.add(which));
    return !found.isEmpty();
  }
}
