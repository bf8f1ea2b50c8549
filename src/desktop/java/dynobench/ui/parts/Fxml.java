package dynobench.ui.parts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/// Loads the FXML file of a view. The file names no controller: it gets the one that was made for
/// it, with all it needs.
public final class Fxml {
  private Fxml() {}

  /// Loads `name` from beside the controller's class, with the texts of the same package.
  public static Parent load(Object controller, String name) {
    Class<?> view = controller.getClass();
    URL file = view.getResource(name);
    if (file == null) {
      throw new IllegalStateException("The program's own " + name + " is missing");
    }
    var loader = new FXMLLoader(file, new Texts(view).bundle());
    loader.setController(controller);
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException("The program's own " + name + " can't be read", e);
    }
  }
}
