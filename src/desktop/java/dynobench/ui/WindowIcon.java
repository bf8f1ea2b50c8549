package dynobench.ui;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.image.Image;

/// Icon of the window, in the sizes that systems use; its source is packaging/icon/dynobench.svg.
final class WindowIcon {
  private WindowIcon() {}

  static List<Image> images() {
    return Stream.of(16, 32, 48, 64, 128, 256)
        .map(size -> "icon/" + size + ".png")
        .map(name -> Objects.requireNonNull(WindowIcon.class.getResource(name), name))
        .map(place -> new Image(place.toExternalForm()))
        .toList();
  }
}
