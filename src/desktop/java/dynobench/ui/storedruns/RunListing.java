package dynobench.ui.storedruns;

import dynobench.store.RunEntry;
import dynobench.store.RunStore;
import dynobench.ui.tasks.TaskStarter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// List of the stored runs. Confined to the user interface's thread.
final class RunListing {
  private final RunStore store;
  private final TaskStarter tasks;
  private final ReadOnlyObjectWrapper<Optional<List<RunEntry>>> runs =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<FileTime> listed = Optional.empty();
  private long requests;
  private long taken;

  RunListing(RunStore store, TaskStarter tasks) {
    this.store = store;
    this.tasks = tasks;
  }

  /// Returns all runs, newest first; empty until they have been listed.
  ReadOnlyObjectProperty<Optional<List<RunEntry>>> runs() {
    return runs.getReadOnlyProperty();
  }

  /// Outcome of reading the folder.
  private record Listing(FileTime at, Optional<List<RunEntry>> entries) {}

  /// Lists the runs in the background.
  ///
  /// @param anyway whether to list them even if the folder has not changed since the last time
  void list(boolean anyway) {
    long now = ++requests;
    Optional<FileTime> known = anyway ? Optional.empty() : listed;
    tasks.start(
        "Listing the runs",
        _ -> {
          FileTime at = changed();
          return new Listing(
              at, known.equals(Optional.of(at)) ? Optional.empty() : Optional.of(store.list()));
        },
        listing -> take(listing, now));
  }

  /// Takes a listing unless a later request has been answered already: answers may arrive out of
  /// order.
  private void take(Listing listing, long when) {
    if (when > taken) {
      listing
          .entries()
          .ifPresent(list -> {
            taken = when;
            listed = Optional.of(listing.at());
            runs.set(Optional.of(list));
          });
    }
  }

  private FileTime changed() {
    try {
      return Files.getLastModifiedTime(store.folder());
    } catch (IOException e) {
      return FileTime.fromMillis(0); // no run stored yet
    }
  }
}
