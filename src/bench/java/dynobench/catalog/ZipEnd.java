package dynobench.catalog;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The record at the end of a zip archive, which states the size of the list of entries. The JDK
/// allocates that size on opening, even if the archive is shorter.
final class ZipEnd {
  private static final int SIGNATURE = 0x06054B50;
  private static final int LENGTH = 22;
  private static final int LONGEST_COMMENT = 0xFFFF;
  private static final int DIRECTORY_BYTES = 12;

  /// Signature of the locator that archives with more than 4 GB or 65,535 entries have.
  private static final int LOCATOR_SIGNATURE = 0x07064B50;

  private static final int LOCATOR_LENGTH = 20;
  private static final int LOCATOR_END = 8;
  private static final int LARGE_SIGNATURE = 0x06064B50;
  private static final int LARGE_LENGTH = 56;
  private static final int LARGE_DIRECTORY_BYTES = 40;

  private final FileChannel file;

  private ZipEnd(FileChannel file) {
    this.file = file;
  }

  /// Returns the claimed size of an archive's list of entries in bytes. If several records could be
  /// the last, returns the largest size.
  ///
  /// @return 0 if there is no such record, or only an impossible one
  static long directoryBytes(Path archive) throws IOException {
    try (var file = FileChannel.open(archive, StandardOpenOption.READ)) {
      return new ZipEnd(file).directoryBytes();
    }
  }

  private long directoryBytes() throws IOException {
    long size = file.size();
    long from = Math.max(0, size - LENGTH - LONGEST_COMMENT - LOCATOR_LENGTH);
    ByteBuffer tail = read(from, (int) (size - from));
    long largest = 0;
    for (int at = 0; at + LENGTH <= tail.limit(); at++) {
      if (tail.getInt(at) == SIGNATURE) {
        long claimed = Integer.toUnsignedLong(tail.getInt(at + DIRECTORY_BYTES));
        largest = Math.max(largest, possible(claimed, from + at));
        largest = Math.max(largest, possible(large(tail, at - LOCATOR_LENGTH), from + at));
      }
    }
    return largest;
  }

  /// Returns a claimed size of the list in bytes. Returns 0 if the claim is impossible, because the
  /// list must fit before the end record.
  private static long possible(long claimed, long end) {
    return claimed < 0 || claimed > end ? 0 : claimed;
  }

  /// Returns the size that the record of a large archive claims; 0 if there is no such record.
  private long large(ByteBuffer tail, int locator) throws IOException {
    if (locator < 0 || tail.getInt(locator) != LOCATOR_SIGNATURE) {
      return 0;
    }
    long at = tail.getLong(locator + LOCATOR_END);
    if (at < 0 || at > file.size() - LARGE_LENGTH) {
      return 0;
    }
    ByteBuffer large = read(at, LARGE_LENGTH);
    return large.getInt(0) == LARGE_SIGNATURE ? large.getLong(LARGE_DIRECTORY_BYTES) : 0;
  }

  private ByteBuffer read(long from, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    while (bytes.hasRemaining() && file.read(bytes, from + bytes.position()) >= 0) {}
    return bytes.flip();
  }
}
