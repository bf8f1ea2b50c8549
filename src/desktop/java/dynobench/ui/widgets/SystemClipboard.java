package dynobench.ui.widgets;

import javafx.scene.Node;
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
    var content = new ClipboardContent();
    content.putImage(shown.snapshot(null, null));
    Clipboard.getSystemClipboard().setContent(content);
  }
}
