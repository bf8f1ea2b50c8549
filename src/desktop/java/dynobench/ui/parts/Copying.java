package dynobench.ui.parts;

import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/// Puts things on the system's clipboard.
public final class Copying {
  private Copying() {}

  public static void text(String text) {
    var content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }

  /// A picture of something that is shown.
  public static void picture(Node shown) {
    var content = new ClipboardContent();
    content.putImage(shown.snapshot(null, null));
    Clipboard.getSystemClipboard().setContent(content);
  }
}
