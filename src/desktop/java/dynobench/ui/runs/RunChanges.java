package dynobench.ui.runs;

import dynobench.store.RunEntry;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.FolderWindow;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;

/// Changes to the folders of stored runs, and to their notes.
final class RunChanges {
  private final RunSources library;
  private final RunDisplay showing;
  private final TaskStarter tasks;
  private final FolderWindow folders;
  private final ViewTexts texts;
  private final RunBin bin;
  private final RunNotes notes;

  RunChanges(
      RunSources library,
      RunDisplay showing,
      TaskStarter tasks,
      FolderWindow folders,
      ViewTexts texts) {
    this.library = library;
    this.showing = showing;
    this.tasks = tasks;
    this.folders = folders;
    this.texts = texts;
    this.bin = new RunBin(library.archive(), tasks, texts);
    this.notes = new RunNotes(library.archive(), tasks, texts);
  }

  RunBin bin() {
    return bin;
  }

  RunNotes notes() {
    return notes;
  }

  /// Renames the folder of a run. A run that is shown or overlaid is opened again with its new
  /// name.
  void rename(RunEntry run, String name) {
    if (name.strip().equals(run.id())) {
      return;
    }
    notes.close();
    boolean shown = showing.run().get().id().equals(run.id());
    boolean overlaid = library.overlays().has(run.id());
    if (overlaid) {
      library.overlays().toggle(run.folder()); // returns with its new name
    }
    tasks.store(
        texts.of("task.rename"),
        _ -> library.archive().store().rename(run.folder(), name.strip()),
        folder -> {
          library.archive().refresh();
          if (shown) {
            library.archive().open(folder);
          }
          if (overlaid) {
            library.overlays().toggle(folder);
          }
        });
  }

  void delete(List<RunEntry> runs) {
    notes.close();
    bin.delete(runs);
  }

  void showFolder(Path folder) {
    folders.open(folder, tasks);
  }
}
