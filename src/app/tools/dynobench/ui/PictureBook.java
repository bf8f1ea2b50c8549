package dynobench.ui;

import dynobench.files.FolderTree;
import dynobench.result.RunState;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.stage.Stage;

/// Generator of the images of the README and the guide, from a real run in the real window, without
/// a display: `mvn test-compile exec:exec@pictures`.
public final class PictureBook {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private static final String PLAN =
      """
      name = "comparison"
      description = "Seven ways to keep rows, for the pictures of the guide."
      repetitions = 3
      rows = { from = 1000, step = 1000, count = 5 }
      jvm = { heap = "256m", gc = "serial" }
      contenders = [
        "baseline-map/heap", "hsqldb/mem", "hsqldb/memory-shutdown", "hsqldb/cached-shutdown",
        "derby/memory", "h2/file", "sqlite/wal-full",
      ]
      """;

  private final Path target;
  private final TestWindow window;

  private PictureBook(Path target, TestWindow window) {
    this.target = target;
    this.window = window;
  }

  /// @param arguments the output folder
  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("dynobench-pictures");
    try (var window = TestWindow.open(folder)) {
      new PictureBook(Path.of(arguments[0]), window).make();
    } finally {
      FolderTree.delete(folder);
      Platform.exit();
    }
  }

  private void make() throws Exception {
    Toolkit.on(() -> {
      Stage stage = window.stage();
      stage.setWidth(WIDTH);
      stage.setHeight(HEIGHT);
      return stage;
    });
    window.plan(PLAN);
    window.command("run.start");
    window.await(() -> window.wiring().display().result().trials().size() > 50);
    take("run");
    window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
    Toolkit.on(() -> {
      window.wiring().appearance().dark().set(true);
      return window;
    });
    show(ViewId.ofPhases().getFirst());
    show(ViewId.MONITOR);
    take("dark");
    window.command("view.present");
    take("present");
  }

  private void show(ViewId view) throws Exception {
    Toolkit.on(() -> {
      window.dock().show(view);
      return view;
    });
  }

  private void take(String name) throws Exception {
    Toolkit.settle();
    Photo.ofNode(window.scene().getRoot(), 1, target.resolve(name + ".png"));
  }
}
