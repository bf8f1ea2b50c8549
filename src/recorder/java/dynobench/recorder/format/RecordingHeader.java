package dynobench.recorder.format;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/// Sizes and marks of a recording's file. The file starts with a header of 64 bytes and properties.
/// Blocks follow. A block holds whole records of one session. Other files may continue the first
/// one: they have the same id, and numbers from 1 in their headers and at the ends of their names.
public final class RecordingHeader {
  /// Length of the header without its properties.
  public static final int BYTES = 64;

  /// Length of the id of a recording.
  public static final int ID_BYTES = 16;

  /// Length of the header of a block.
  public static final int BLOCK_BYTES = 24;

  /// Limit of the records of one block.
  public static final int MOST_BLOCK_BYTES = 1 << 24;

  /// Limit of the header's properties.
  public static final int MOST_PROPERTY_BYTES = 1 << 16;

  /// Mark at the start of each block.
  public static final int BLOCK_MARK = 0x444E4231;

  /// Version of the format. A reader refuses another major version, and skips records that a newer
  /// minor version has added.
  public static final int MAJOR = 1;

  public static final int MINOR = 0;

  /// Unit of stored times.
  public static final long TICK_NANOS = 100;

  /// Property of the header with what the file holds.
  public static final String CONTENT = "content";

  /// Value of [#CONTENT] for a file that holds nothing but starting data.
  public static final String STARTING_DATA = "starting data";

  private static final String MARK = "DYNOREC\n";

  private RecordingHeader() {}

  /// Returns the first bytes of each recording.
  public static byte[] mark() {
    return MARK.getBytes(StandardCharsets.US_ASCII);
  }

  /// Returns the path of a file that continues a recording.
  ///
  /// @param first the recording's first file
  /// @param number number from 1; 0 for the first file itself
  public static Path file(Path first, int number) {
    return number == 0 ? first : first.resolveSibling(first.getFileName() + "." + number);
  }

  /// Returns the CRC-32C of a part of an array.
  public static int checksum(byte[] bytes, int begin, int end) {
    var crc = new CRC32C();
    crc.update(bytes, begin, end - begin);
    return (int) crc.getValue();
  }
}
