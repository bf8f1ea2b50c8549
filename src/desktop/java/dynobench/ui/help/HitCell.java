package dynobench.ui.help;

import dynobench.ui.help.HelpBook.Hit;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Row of the contents or of the search results: a page's title, with its section above it and the
/// excerpt below it. An empty section or excerpt takes no space.
final class HitCell extends ListCell<Hit> {
  private final Label section = label("help-section");
  private final Label title = label("help-title");
  private final Label excerpt = label("help-excerpt");
  private final VBox box = new VBox(section, title, excerpt);

  HitCell() {
    setPrefWidth(0); // as wide as the list
  }

  private static Label label(String style) {
    var label = new Label();
    label.getStyleClass().add(style);
    label.managedProperty().bind(label.visibleProperty());
    label.visibleProperty().bind(label.textProperty().isNotEmpty());
    return label;
  }

  @Override
  protected void updateItem(@Nullable Hit hit, boolean empty) {
    super.updateItem(hit, empty);
    if (hit == null || empty) {
      setGraphic(null);
      return;
    }
    section.setText(hit.section());
    title.setText(hit.page().title());
    excerpt.setText(hit.excerpt());
    setGraphic(box);
    setAccessibleText(hit.page().title());
  }
}
