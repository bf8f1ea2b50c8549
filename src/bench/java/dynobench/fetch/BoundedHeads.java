package dynobench.fetch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// A tar archive's bytes, of which only so many may stand between two entries: its reader keeps
/// names and attributes of any length in memory.
final class BoundedHeads extends FilterInputStream {
  /// A name has 4,096 bytes at most.
  private static final long LONGEST = 1 << 20;

  private boolean isInHead = true;
  private long head;

  BoundedHeads(InputStream in) {
    super(in);
  }

  /// The next bytes are those of a head.
  void begin() {
    isInHead = true;
    head = 0;
  }

  /// The next bytes are those of an entry.
  void end() {
    isInHead = false;
  }

  private void count(long read) throws FetchException {
    head += Math.max(0, read);
    if (isInHead && head > LONGEST) {
      throw new FetchException("it holds an entry whose name or attributes are far too long");
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
