package dynobench.ui;

import dynobench.ui.widgets.Appearance;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.image.WritablePixelFormat;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/// Pictures of the window and its views, made without a display.
public final class Photo {
  private Photo() {}

  /// Shows a view alone in a window of that size, with the real window's style, and takes its
  /// picture.
  ///
  /// @param scale pixels per point, 2 for a high-resolution display
  public static void ofView(
      Parent view, Appearance appearance, double width, double height, double scale, Path file)
      throws Exception {
    Stage stage =
        Toolkit.on(() -> {
          var window = new Stage();
          window.setScene(new Scene(new StackPane(view), width, height));
          dress(window.getScene(), appearance);
          window.show();
          return window;
        });
    Toolkit.settle();
    ofNode(stage.getScene().getRoot(), scale, file);
    Toolkit.on(() -> {
      stage.hide();
      return stage;
    });
  }

  /// Styles a scene like the real window.
  public static void dress(Scene scene, Appearance appearance) {
    new WindowTheme(appearance).style(scene);
  }

  /// Takes a picture of a visible node.
  public static void ofNode(Node node, double scale, Path file) throws Exception {
    WritableImage image =
        Toolkit.on(() -> {
          var parameters = new SnapshotParameters();
          parameters.setTransform(Transform.scale(scale, scale));
          return node.snapshot(parameters, null);
        });
    write(image, file);
  }

  private static void write(WritableImage image, Path file) throws IOException {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, WritablePixelFormat.getIntArgbInstance(), pixels, 0, width);
    var picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    picture.setRGB(0, 0, width, height, pixels, 0, width);
    Files.createDirectories(file.toAbsolutePath().getParent());
    ImageIO.write(picture, "png", file.toFile());
  }
}
