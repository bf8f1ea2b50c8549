package dynobench.ui.plan;

import dynobench.ui.plandraft.PlanFiles;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Opening of plan files and recordings by drag and drop.
public final class PlanDrop {
  private PlanDrop() {}

  /// Accepts dropped files on a node, such as the root of the window. [PlanFiles#drop] opens a
  /// single one and refuses several.
  ///
  /// @param shown called after a drop, to bring the plan to the front
  public static void accept(Node target, PlanFiles files, Runnable shown) {
    target.addEventHandler(
        DragEvent.DRAG_OVER,
        event -> {
          if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    target.addEventHandler(
        DragEvent.DRAG_DROPPED,
        event -> {
          if (event.getDragboard().hasFiles()) {
            List<Path> paths = event.getDragboard().getFiles().stream().map(File::toPath).toList();
            files.drop(paths);
            shown.run();
            event.setDropCompleted(true);
            event.consume();
          }
        });
  }
}
