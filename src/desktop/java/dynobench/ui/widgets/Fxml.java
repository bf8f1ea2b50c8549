package dynobench.ui.widgets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/// Loader for the FXML files of views. A file names no controller; the loader sets the given one.
public final class Fxml {
  private Fxml() {}

  /// Loads `name` from the package of the controller's class, with the texts of that package.
  public static Parent load(Object controller, String name) {
    Class<?> view = controller.getClass();
    URL file = view.getResource(name);
    if (file == null) {
      throw new IllegalStateException("The program's file " + name + " is missing");
    }
    var loader = new FXMLLoader(file, new ViewTexts(view).bundle());
    loader.setController(controller);
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException("The program's file " + name + " cannot be read", e);
    }
  }
}
