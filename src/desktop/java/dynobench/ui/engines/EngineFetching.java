package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.catalog.Descriptor;
import dynobench.fetch.DownloadProgress;
import dynobench.fetch.Fetcher;
import dynobench.files.FolderTree;
import dynobench.table.NumberText;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/// Fetching of engines in the background, with the user's consent, and their removal.
public record EngineFetching(TaskStarter tasks, Dialogs dialogs, Fetcher fetcher) {
  private static final ViewTexts TEXTS = new ViewTexts(EngineFetching.class);

  /// Fetches the missing files of an engine if the user agrees.
  ///
  /// @param after called when the engine is here
  void get(Descriptor engine, Runnable after) {
    List<Artifact> missing = engine.code().missing();
    String size = Artifact.megabytes(Artifact.bytes(missing));
    String name = name(engine);
    if (!dialogs.agrees(
        TEXTS.of("get.title", name, size),
        TEXTS.of(
            "get.question", NumberText.counted(missing.size(), "file"), size, engine.licence()),
        TEXTS.of("get.yes"))) {
      return;
    }
    var _ =
        tasks.startAwaited(
            TEXTS.of("get.task", name),
            report -> {
              fetch(missing, report);
              return name;
            },
            done -> {
              tasks.notifications().add(TEXTS.of("get.done", done));
              after.run();
            });
  }

  private void fetch(List<Artifact> missing, BackgroundTask.Report report) throws Exception {
    double all = Artifact.bytes(missing);
    var before = new AtomicLong();
    for (Artifact each : missing) {
      report.stage(each.file());
      fetcher.fetch(
          List.of(each),
          new DownloadProgress() {
            @Override
            public void at(Artifact artifact, long bytes) {
              report.fraction((before.get() + bytes) / all);
              stopIfAsked(report);
            }

            @Override
            public void waiting() {
              report.stage(TEXTS.of("get.waiting"));
              stopIfAsked(report);
            }
          });
      before.addAndGet(each.bytes());
      report.proceed(TEXTS.of("get.stopped"));
    }
  }

  /// Interrupts the fetching if the user cancelled it. Files received so far are kept, and the next
  /// attempt continues with them.
  private static void stopIfAsked(BackgroundTask.Report report) {
    if (report.cancellation().isRequested()) {
      Thread.currentThread().interrupt();
    }
  }

  /// Removes the fetched files of an engine.
  ///
  /// @param others engines that may need the same files
  /// @param after called when the files are removed
  void remove(Descriptor engine, List<Descriptor> others, Runnable after) {
    String name = name(engine);
    var _ =
        tasks.startAwaited(
            TEXTS.of("remove.task", name),
            _ -> fetcher.remove(List.of(engine), others),
            freed -> {
              tasks.notifications().add(TEXTS.of("remove.done", name, Artifact.megabytes(freed)));
              after.run();
            });
  }

  /// Deletes a user-defined engine if the user agrees.
  ///
  /// @param after called when the engine is deleted
  void delete(String name, Path folder, Runnable after) {
    if (dialogs.agrees(
        TEXTS.of("delete.title", name),
        TEXTS.of("delete.question", folder),
        TEXTS.of("delete.yes"))) {
      var _ =
          tasks.startAwaited(
              TEXTS.of("remove.task", name),
              _ -> {
                FolderTree.delete(folder);
                return name;
              },
              gone -> {
                tasks.notifications().add(TEXTS.of("delete.done", gone));
                after.run();
              });
    }
  }

  private static String name(Descriptor engine) {
    return engine.name() + " " + engine.version();
  }
}
