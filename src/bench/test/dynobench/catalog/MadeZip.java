package dynobench.catalog;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;

/// Writer of sparse archives that claim a long list of entries.
final class MadeZip {
  private MadeZip() {}

  /// Writes a sparse archive that ends with an end-of-central-directory record.
  ///
  /// @param claimed size of the list of entries, in bytes
  static void sparse(Path file, long claimed) throws IOException {
    var bytes = new byte[22];
    var end = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    end.putInt(0x06054B50).putInt(0).putShort((short) 1).putShort((short) 1);
    end.putInt((int) claimed).putInt(0).putShort((short) 0);
    write(file, claimed, bytes);
  }

  /// Writes a sparse archive in ZIP64 format, as archives over 4 GB are.
  static void sparseLarge(Path file, long claimed) throws IOException {
    var bytes = new byte[56 + 20 + 22];
    var end = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    end.putInt(0x06064B50).putLong(44).putShort((short) 45).putShort((short) 45);
    end.putInt(0).putInt(0).putLong(1).putLong(1).putLong(claimed).putLong(0);
    end.putInt(0x07064B50).putInt(0).putLong(claimed).putInt(1);
    end.putInt(0x06054B50).putInt(0).putShort((short) -1).putShort((short) -1);
    end.putInt(-1).putInt(-1).putShort((short) 0);
    write(file, claimed, bytes);
  }

  private static void write(Path file, long before, byte[] end) throws IOException {
    try (var out = new RandomAccessFile(file.toFile(), "rw")) {
      out.setLength(before);
      out.seek(before);
      out.write(end);
    }
  }
}
