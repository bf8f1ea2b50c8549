package dynobench.ui.recording;

import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Cell with a share as a bar and as a number. The largest share of the table has a full bar.
final class ShareCell<T> extends TableCell<T, T> {
  private final RecordingColumn<T> column;
  private final double most;
  private final Region bar = new Region();
  private final StackPane track = new StackPane(bar);
  private final Label number = new Label();
  private final HBox both = new HBox(track, number);
  private double share;

  ShareCell(RecordingColumn<T> column, double most) {
    this.column = column;
    this.most = most;
    bar.getStyleClass().add("share-bar");
    number.getStyleClass().add("share-number");
    StackPane.setAlignment(bar, Pos.CENTER_LEFT);
    HBox.setHgrow(track, Priority.ALWAYS);
    track.setMinWidth(0);
    track.widthProperty().subscribe(_ -> fit());
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
  }

  private void fit() {
    bar.setMaxWidth(track.getWidth() * share / most);
  }

  @Override
  protected void updateItem(T row, boolean empty) {
    super.updateItem(row, empty);
    setGraphic(empty ? null : both);
    if (!empty) {
      T shown = Objects.requireNonNull(row);
      share = column.number(shown);
      number.setText(column.text().apply(shown));
      fit();
    }
  }
}
