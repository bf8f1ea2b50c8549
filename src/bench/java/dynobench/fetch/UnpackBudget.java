package dynobench.fetch;

import dynobench.catalog.Artifact;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// What a server's archives may hold at most, so that a small archive can't fill the disk.
final class UnpackBudget {
  /// The largest server that was unpacked has a tenth of it.
  static final long MOST_BYTES = 8L << 30;

  /// The largest server that was unpacked has a twentieth of it.
  static final int MOST_ENTRIES = 200_000;

  private final long mostBytes;
  private final int mostEntries;
  private long bytes;
  private int entries;

  UnpackBudget(long mostBytes, int mostEntries) {
    this.mostBytes = mostBytes;
    this.mostEntries = mostEntries;
  }

  /// Counts an entry of an archive.
  ///
  /// @throws FetchException when there are too many
  void countEntry() throws FetchException {
    if (++entries > mostEntries) {
      throw new FetchException(
          "it holds more than %,d entries, which is more than any server has"
              .formatted(mostEntries));
    }
  }

  private void countBytes(long read) throws FetchException {
    bytes += Math.max(0, read);
    if (bytes > mostBytes) {
      throw new FetchException(
          "it unpacks to more than %s, which is more than any server has"
              .formatted(Artifact.megabytes(mostBytes)));
    }
  }

  /// The same stream, whose bytes are counted. Closing it does nothing.
  ///
  /// @return one that throws a [FetchException] when there are too many bytes
  InputStream counted(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        int read = super.read();
        countBytes(read < 0 ? 0 : 1);
        return read;
      }

      @Override
      public int read(byte[] into, int from, int length) throws IOException {
        int read = super.read(into, from, length);
        countBytes(read);
        return read;
      }

      @Override
      public long skip(long count) throws IOException {
        long skipped = super.skip(count);
        countBytes(skipped);
        return skipped;
      }

      @Override
      public void close() {
        // whoever opened the stream closes it
      }
    };
  }
}
