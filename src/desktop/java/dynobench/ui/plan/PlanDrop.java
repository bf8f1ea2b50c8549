package dynobench.ui.plan;

import dynobench.runfile.RunFile;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.storedruns.RunArchive;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Opening of plan files, recordings and result files by drag and drop.
public final class PlanDrop {
  private PlanDrop() {}

  /// Accepts dropped files on a node, such as the root of the window. A single one is opened;
  /// several are refused.
  ///
  /// @param shown called after the drop of a plan, to bring it to the front
  public static void accept(Node target, PlanFiles files, RunArchive archive, Runnable shown) {
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
            open(paths, files, archive, shown);
            event.setDropCompleted(true);
            event.consume();
          }
        });
  }

  /// Opens dropped files: the archive opens a result file, and [PlanFiles#drop] all others.
  public static void open(List<Path> paths, PlanFiles files, RunArchive archive, Runnable shown) {
    if (paths.size() == 1 && RunFile.isNamed(paths.getFirst())) {
      archive.openFile(paths.getFirst());
    } else {
      files.drop(paths);
      shown.run();
    }
  }
}
