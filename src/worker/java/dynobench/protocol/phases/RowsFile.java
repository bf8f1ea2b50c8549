package dynobench.protocol.phases;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writer of a file with the rows of a seed, for [dynobench.plain.PlainLoop], which can't generate
/// them.
public final class RowsFile {
  private RowsFile() {}

  /// Writes the count, and of each row name, value, date in milliseconds, long and float number.
  public static void write(Path file, long seed, int count) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeInt(count);
      var rows = new SeededRows(seed, count);
      while (rows.next()) {
        out.writeUTF(rows.name());
        out.writeInt(rows.value());
        out.writeLong(rows.date().getTime());
        out.writeLong(rows.longNumber());
        out.writeFloat(rows.floatNumber());
      }
    }
  }
}
