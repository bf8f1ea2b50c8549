package dynobench.ui.widgets;

import java.awt.image.BufferedImage;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/// Access to the system's clipboard.
public final class SystemClipboard {
  private SystemClipboard() {}

  public static void text(String text) {
    var content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }

  /// Copies a picture of a visible node.
  public static void picture(Node shown) {
    picture(shown.snapshot(null, null));
  }

  /// Copies a picture that was drawn off the screen.
  public static void picture(BufferedImage drawn) {
    int width = drawn.getWidth();
    int[] pixels = drawn.getRGB(0, 0, width, drawn.getHeight(), null, 0, width);
    var image = new WritableImage(width, drawn.getHeight());
    image
        .getPixelWriter()
        .setPixels(
            0, 0, width, drawn.getHeight(), PixelFormat.getIntArgbInstance(), pixels, 0, width);
    picture(image);
  }

  /// Copies a picture.
  public static void picture(Image image) {
    var content = new ClipboardContent();
    content.putImage(image);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
