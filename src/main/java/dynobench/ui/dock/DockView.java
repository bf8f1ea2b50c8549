package dynobench.ui.dock;

import dynobench.ui.parts.Texts;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// A view that can be docked.
///
/// @param id by which layouts name it
/// @param home the id of the tabs it goes to when it is opened and has no place yet
public record DockView(String id, String title, String tip, Ikon icon, String home, Node node) {
  /// A view whose texts name it by `title` and `tip`.
  public static DockView of(String id, Texts texts, Ikon icon, String home, Node node) {
    return new DockView(id, texts.of("title"), texts.of("tip"), icon, home, node);
  }
}
