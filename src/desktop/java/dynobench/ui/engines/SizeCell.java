package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.ui.engines.ManagerViewModel.EngineVersion;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;

/// Size of an engine: sorted as a number, displayed as text; empty when unknown.
final class SizeCell extends TableCell<EngineVersion, Long> {
  SizeCell() {
    setAlignment(Pos.CENTER_RIGHT);
  }

  @Override
  protected void updateItem(Long bytes, boolean empty) {
    super.updateItem(bytes, empty);
    setText(empty || bytes == null || bytes == 0 ? "" : Artifact.megabytes(bytes));
  }
}
