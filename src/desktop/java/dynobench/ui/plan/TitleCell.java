package dynobench.ui.plan;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// Cell of a box of ids that displays their titles.
final class TitleCell extends ListCell<String> {
  private final UnaryOperator<String> title;
  private final Supplier<@Nullable String> otherwise;

  private TitleCell(UnaryOperator<String> title, Supplier<@Nullable String> otherwise) {
    this.title = title;
    this.otherwise = otherwise;
  }

  /// Makes a box display titles. It also displays an invalid value, such as one from a plan file; a
  /// box alone shows only its items.
  static void in(ComboBox<String> box, UnaryOperator<String> title) {
    box.setCellFactory(_ -> new TitleCell(title, () -> null));
    var button = new TitleCell(title, box::getValue);
    box.setButtonCell(button);
    box.valueProperty().subscribe(button::show);
  }

  private void show(@Nullable String id) {
    setText(id == null ? "" : title.apply(id));
  }

  @Override
  protected void updateItem(String id, boolean empty) {
    super.updateItem(id, empty);
    show(empty || id == null ? otherwise.get() : id);
  }
}
