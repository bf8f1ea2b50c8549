package dynobench.fetch;

import dynobench.catalog.Artifact;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Limits for the content of a server's archives, so that a small archive cannot fill the disk.
final class UnpackBudget {
  /// Maximum number of bytes, ten times that of the largest server so far.
  static final long MOST_BYTES = 8L << 30;

  /// Maximum number of entries, twenty times that of the largest server so far.
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
  /// @throws FetchException if the archives have too many entries
  void countEntry() throws FetchException {
    if (++entries > mostEntries) {
      throw new FetchException(
          "it contains more than %,d entries, the most that is permitted".formatted(mostEntries));
    }
  }

  private void countBytes(long read) throws FetchException {
    bytes += Math.max(0, read);
    if (bytes > mostBytes) {
      throw new FetchException(
          "it unpacks to more than %s, the most that is permitted"
              .formatted(Artifact.megabytes(mostBytes)));
    }
  }

  /// Returns a stream that counts the bytes. Closing it has no effect.
  ///
  /// @return a stream that throws [FetchException] if it delivers too many bytes
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
        // the opener of the stream closes it
      }
    };
  }
}
