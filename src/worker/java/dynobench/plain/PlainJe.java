package dynobench.plain;

import com.sleepycat.je.Cursor;
import com.sleepycat.je.Database;
import com.sleepycat.je.DatabaseConfig;
import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.Environment;
import com.sleepycat.je.EnvironmentConfig;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.OperationStatus;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Date;

/// Berkeley DB JE without transactions. A stored row consists of its numbers, then its name.
final class PlainJe implements PlainTarget {
  private static final int NUMBERS = 2 * Integer.BYTES + 2 * Long.BYTES;

  private interface DatabaseCall {
    long of(Database database);
  }

  private final Path folder;

  PlainJe(Path folder) {
    this.folder = folder;
  }

  private long opened(DatabaseCall use) {
    Environment environment =
        new Environment(folder.toFile(), new EnvironmentConfig().setAllowCreate(true));
    Database database =
        environment.openDatabase(null, "test", new DatabaseConfig().setAllowCreate(true));
    long result = use.of(database);
    database.close();
    environment.close();
    return result;
  }

  @Override
  public void create() {
    opened(_ -> 0);
  }

  @Override
  public void insert(PlainRows rows) {
    opened(database -> {
      var key = new DatabaseEntry();
      var data = new DatabaseEntry();
      for (int i = 0; i < rows.count; i++) {
        key.setData(ByteBuffer.allocate(Long.BYTES).putLong(i + 1L).array());
        data.setData(bytes(rows, i));
        database.put(null, key, data);
      }
      return 0;
    });
  }

  private static byte[] bytes(PlainRows rows, int i) {
    byte[] name = rows.names[i].getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(NUMBERS + name.length)
        .putInt(rows.values[i])
        .putLong(rows.dates[i].getTime())
        .putLong(rows.longNumbers[i])
        .putFloat(rows.floatNumbers[i])
        .put(name)
        .array();
  }

  @Override
  public long select() {
    return opened(database -> {
      long sum = 0;
      var key = new DatabaseEntry();
      var data = new DatabaseEntry();
      try (Cursor cursor = database.openCursor(null, null)) {
        while (cursor.getNext(key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS) {
          sum += sum(data.getData());
        }
      }
      return sum;
    });
  }

  private static long sum(byte[] row) {
    ByteBuffer bytes = ByteBuffer.wrap(row);
    int value = bytes.getInt();
    var date = new Date(bytes.getLong());
    long longNumber = bytes.getLong();
    float floatNumber = bytes.getFloat();
    var name = new String(row, NUMBERS, row.length - NUMBERS, StandardCharsets.UTF_8);
    return PlainRows.sum(name, value, date, longNumber, floatNumber);
  }
}
