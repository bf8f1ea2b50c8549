package dynobench.engine.baseline;

import dynobench.engine.Database;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.engine.SelectOptions;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup.AppendedFile.Flush;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Date;

/// An open file of rows. A row is a length, the name in UTF-8, and the other columns in fixed
/// width. The id is not stored.
final class AppendedFile implements Database, RowTable {
  private static final int BUFFER_BYTES = 1 << 16;
  private static final int FIXED_BYTES = 4 + 4 + 8 + 8 + 4;

  private final FileChannel channel;
  private final Flush flush;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_BYTES);

  AppendedFile(Path file, Flush flush) throws IOException {
    this.channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    this.flush = flush;
  }

  @Override
  public Identity identity() {
    return new Identity("java.nio FileChannel", System.getProperty("java.version"), "none");
  }

  @Override
  public RowTable rows() {
    return this;
  }

  @Override
  public void create() throws IOException {
    channel.truncate(0);
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) throws IOException {
    channel.position(channel.size());
    long every = commit.rowsPerCommit();
    buffer.clear();
    long open = 0;
    while (rows.next()) {
      append(rows);
      if (++open == every) {
        commit();
        open = 0;
      }
    }
    if (open > 0) {
      commit();
    }
  }

  private void append(RowCursor row) throws IOException {
    byte[] name = row.name().getBytes(StandardCharsets.UTF_8);
    if (buffer.remaining() < FIXED_BYTES + name.length) {
      drain();
    }
    buffer.putInt(name.length).put(name).putInt(row.value());
    buffer.putLong(row.date().getTime()).putLong(row.longNumber()).putFloat(row.floatNumber());
  }

  private void commit() throws IOException {
    drain();
    if (flush == Flush.COMMIT) {
      channel.force(false);
    }
  }

  private void drain() throws IOException {
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    buffer.clear();
  }

  /// Reads rows up to the limit or the end of the file. An incomplete last row counts as the end,
  /// because a crash may leave such a row, which was never acknowledged. A check of the row count
  /// detects a row that is missing for another reason.
  @Override
  public void scan(SelectOptions reading, RowSink sink) throws IOException {
    channel.position(0);
    buffer.clear().flip();
    for (long read = 0; (read == 0 || !reading.endsAt(read)) && filled(4); read++) {
      int length = buffer.getInt();
      if (length < 0 || length > BUFFER_BYTES - FIXED_BYTES) {
        return; // a power cut has left other bytes here
      }
      var name = new byte[length];
      if (!filled(name.length + FIXED_BYTES - 4)) {
        return;
      }
      buffer.get(name);
      sink.row(
          new String(name, StandardCharsets.UTF_8),
          buffer.getInt(),
          new Date(buffer.getLong()),
          buffer.getLong(),
          buffer.getFloat());
    }
  }

  @Override
  public long count() throws IOException {
    var count = new long[1];
    scan(SelectOptions.ALL, (_, _, _, _, _) -> count[0]++);
    return count[0];
  }

  /// Fills the buffer until it contains at least this number of bytes; returns false at the end of
  /// the file.
  private boolean filled(int bytes) throws IOException {
    while (buffer.remaining() < bytes) {
      buffer.compact();
      int read = channel.read(buffer);
      buffer.flip();
      if (read < 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    if (flush == Flush.CLOSE) {
      channel.force(true);
    }
    channel.close();
  }
}
