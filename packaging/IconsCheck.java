import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;
import javax.imageio.ImageIO;

/// Writes the icons of Windows and macOS, and reads them as these systems do. Every picture must
/// exist, be readable, and have the size that its entry declares.
final class IconsCheck {
  /// Pictures that macOS reads from a file, with their width in pixels.
  private static final Map<String, Integer> WIDTHS =
      Map.of(
          "icp4", 16, "icp5", 32, "ic11", 32, "ic12", 64, "ic07", 128, "ic13", 256, "ic08", 256,
          "ic14", 512, "ic09", 512);

  private static final int TYPE = 4;
  private static final int ICO_HEAD = 6;
  private static final int ICO_ENTRY = 16;
  private static final int ICO_LENGTH = 8;
  private static final int WHOLE_BYTE = 256;

  private IconsCheck() {}

  /// Runs the check. Arguments: the folder `packaging`, and a folder for the icons.
  public static void main(String[] args) throws IOException {
    Path packaging = Path.of(args[0]).toAbsolutePath();
    Path folder = Path.of(args[1]);
    macos(Files.readAllBytes(Icons.icns(packaging, folder.resolve("dynobench.icns"))));
    windows(Files.readAllBytes(Icons.ico(packaging, folder.resolve("dynobench.ico"))));
  }

  private static void macos(byte[] file) throws IOException {
    var in = ByteBuffer.wrap(file);
    require(type(in).equals("icns") && in.getInt() == file.length, "not the head of an .icns");
    var found = new TreeSet<String>();
    while (in.hasRemaining()) {
      String type = type(in);
      byte[] png = new byte[in.getInt() - 2 * Integer.BYTES];
      in.get(png);
      require(WIDTHS.containsKey(type), "macOS knows no " + type);
      picture(png, WIDTHS.get(type), type);
      found.add(type);
    }
    require(found.equals(WIDTHS.keySet()), "only " + found);
  }

  private static String type(ByteBuffer in) {
    byte[] type = new byte[TYPE];
    in.get(type);
    return new String(type, StandardCharsets.US_ASCII);
  }

  private static void windows(byte[] file) throws IOException {
    var in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    require(in.getShort() == 0 && in.getShort() == 1, "not the head of an .ico");
    int count = in.getShort();
    require(count == Icons.SIZES.length, "an .ico of " + count);
    for (int i = 0; i < count; i++) {
      int entry = ICO_HEAD + i * ICO_ENTRY;
      int side = Byte.toUnsignedInt(in.get(entry));
      int length = in.getInt(entry + ICO_LENGTH);
      int offset = in.getInt(entry + ICO_LENGTH + Integer.BYTES);
      byte[] png = Arrays.copyOfRange(file, offset, offset + length);
      picture(png, side == 0 ? WHOLE_BYTE : side, "entry " + i);
    }
  }

  private static void picture(byte[] png, int width, String name) throws IOException {
    var image = ImageIO.read(new ByteArrayInputStream(png));
    require(
        image != null && image.getWidth() == width && image.getHeight() == width,
        name + " is no picture of %d pixels".formatted(width));
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalStateException(otherwise);
    }
  }
}
