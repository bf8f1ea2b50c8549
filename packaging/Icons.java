import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// Icons of Windows and macOS. Both formats contain PNG pictures.
final class Icons {
  static final int[] SIZES = {16, 32, 48, 64, 128, 256};
  private static final int HEAD = 6;
  private static final int ENTRY = 16;
  private static final int WHOLE_BYTE = 256;

  private Icons() {}

  /// Returns the window's icon of a size in pixels.
  static Path png(Path packaging, int size) {
    return packaging.resolve("../resources/dynobench/ui/icon/" + size + ".png").normalize();
  }

  static Path ico(Path packaging, Path file) throws IOException {
    int offset = HEAD + ENTRY * SIZES.length;
    var head = ByteBuffer.allocate(offset).order(ByteOrder.LITTLE_ENDIAN);
    head.putShort((short) 0).putShort((short) 1).putShort((short) SIZES.length);
    var pictures = new ByteArrayOutputStream();
    for (int size : SIZES) {
      byte[] png = Files.readAllBytes(png(packaging, size));
      byte side = (byte) (size % WHOLE_BYTE); // 0 means 256
      head.put(side).put(side).put((byte) 0).put((byte) 0);
      head.putShort((short) 1).putShort((short) Integer.SIZE);
      head.putInt(png.length).putInt(offset + pictures.size());
      pictures.write(png);
    }
    try (var out = Files.newOutputStream(file)) {
      out.write(head.array());
      pictures.writeTo(out);
    }
    return file;
  }

  static Path icns(Path packaging, Path file) throws IOException {
    Map<String, Path> parts = new LinkedHashMap<>();
    // Icons for screens with two pixels per point have separate names.
    parts.put("icp4", png(packaging, 16));
    parts.put("ic11", png(packaging, 32));
    parts.put("icp5", png(packaging, 32));
    parts.put("ic12", png(packaging, 64));
    parts.put("ic07", png(packaging, 128));
    parts.put("ic13", png(packaging, 256));
    parts.put("ic08", png(packaging, 256));
    parts.put("ic14", packaging.resolve("icon/dynobench-512.png"));
    parts.put("ic09", packaging.resolve("icon/dynobench-512.png"));
    var bytes = new ByteArrayOutputStream();
    var body = new DataOutputStream(bytes);
    for (var part : parts.entrySet()) {
      byte[] png = Files.readAllBytes(part.getValue());
      body.write(part.getKey().getBytes(StandardCharsets.US_ASCII));
      body.writeInt(png.length + 2 * Integer.BYTES);
      body.write(png);
    }
    try (var out = new DataOutputStream(Files.newOutputStream(file))) {
      out.write("icns".getBytes(StandardCharsets.US_ASCII));
      out.writeInt(bytes.size() + 2 * Integer.BYTES);
      bytes.writeTo(out);
    }
    return file;
  }
}
