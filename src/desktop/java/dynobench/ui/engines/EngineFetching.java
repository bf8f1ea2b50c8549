package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.catalog.Descriptor;
import dynobench.fetch.Fetcher;
import dynobench.files.FolderTree;
import dynobench.table.NumberText;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;

/// Fetching of engines in the background, with the user's consent, and their removal.
public final class EngineFetching {
  private static final ViewTexts TEXTS = new ViewTexts(EngineFetching.class);

  private final TaskStarter tasks;
  private final Dialogs dialogs;
  private final Fetcher fetcher;
  private final ObservableMap<String, BackgroundTask> fetchTasks =
      FXCollections.observableHashMap();

  public EngineFetching(TaskStarter tasks, Dialogs dialogs, Fetcher fetcher) {
    this.tasks = tasks;
    this.dialogs = dialogs;
    this.fetcher = fetcher;
  }

  TaskStarter tasks() {
    return tasks;
  }

  /// Fetches the missing files of an engine in the background, if the user agrees.
  ///
  /// @param after called when the engine is here; not called after a failure or a cancellation
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
    BackgroundTask task =
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
    watch(engine.id(), task);
  }

  /// Lists a task while it runs.
  private void watch(String id, BackgroundTask task) {
    if (task.state().get() == BackgroundTask.State.RUNNING) {
      fetchTasks.put(id, task);
      task.state().subscribe((_, _) -> fetchTasks.remove(id));
    }
  }

  /// Returns the tasks that fetch engines now, by engine id.
  ObservableMap<String, BackgroundTask> fetchTasks() {
    return fetchTasks;
  }

  private void fetch(List<Artifact> missing, BackgroundTask.Report report) throws Exception {
    var progress = new FetchProgress(Artifact.bytes(missing), report);
    for (Artifact each : missing) {
      progress.begin(each);
      try {
        fetcher.fetch(List.of(each), progress);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        report.proceed(TEXTS.of("get.stopped"));
        throw e; // interrupted by other code
      }
      report.proceed(TEXTS.of("get.stopped"));
    }
  }

  /// Removes the fetched files of an engine in the background, without a question.
  ///
  /// @param others engines whose files are kept
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
