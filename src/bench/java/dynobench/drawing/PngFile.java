package dynobench.drawing;

import dynobench.files.FileTarget;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/// PNG file of a picture. A file that exists is replaced as a whole.
public final class PngFile {
  private PngFile() {}

  /// Writes a picture.
  ///
  /// @throws IOException if the file cannot be written; the message contains the reason and the
  ///   remedy
  public static void write(BufferedImage picture, Path file) throws IOException {
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(picture, "png", bytes);
    FileTarget.replace(file, bytes::writeTo);
  }
}
