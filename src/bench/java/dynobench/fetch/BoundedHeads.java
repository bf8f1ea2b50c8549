package dynobench.fetch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Stream of a tar archive that limits the bytes between two entries. The archive's reader keeps
/// names and attributes of any length in memory.
final class BoundedHeads extends FilterInputStream {
  /// Maximum number of bytes between two entries. A name has at most 4,096.
  private static final long LONGEST = 1 << 20;

  private boolean isInHead = true;
  private long head;

  BoundedHeads(InputStream in) {
    super(in);
  }

  /// Marks the start of a header.
  void begin() {
    isInHead = true;
    head = 0;
  }

  /// Marks the end of a header, where the entry's content starts.
  void end() {
    isInHead = false;
  }

  private void count(long read) throws FetchException {
    head += Math.max(0, read);
    if (isInHead && head > LONGEST) {
      throw new FetchException("it contains an entry whose name or attributes are too long");
    }
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    count(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] into, int from, int length) throws IOException {
    int read = super.read(into, from, length);
    count(read);
    return read;
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    count(skipped);
    return skipped;
  }
}
