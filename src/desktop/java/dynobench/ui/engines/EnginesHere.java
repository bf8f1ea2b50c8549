package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.tasks.BackgroundTask;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableMap;

/// Availability of engines on this machine, and its changes.
public final class EnginesHere {
  private final PlanDraft draft;
  private final EngineFetching fetching;
  private final List<Path> roots;
  private final String taskTitle;
  private final ReadOnlyObjectWrapper<Map<String, Availability>> available =
      new ReadOnlyObjectWrapper<>(Map.of());

  /// Creates the list and checks the engines.
  ///
  /// @param roots folders that contain engines
  /// @param taskTitle title of the task that checks them
  public EnginesHere(PlanDraft draft, EngineFetching fetching, List<Path> roots, String taskTitle) {
    this.draft = draft;
    this.fetching = fetching;
    this.roots = List.copyOf(roots);
    this.taskTitle = taskTitle;
    draft
        .catalog()
        .subscribe(found -> {
          available.set(Map.of());
          found.ifPresent(this::check);
        });
  }

  /// Checks which engines are available; this may have changed.
  private void check(Catalog catalog) {
    fetching
        .tasks()
        .start(
            taskTitle,
            _ -> {
              var found = new HashMap<String, Availability>();
              catalog
                  .everyVersion()
                  .forEach(each -> found.put(each.id(), catalog.availability(each)));
              return Map.copyOf(found);
            },
            found -> {
              if (catalog().filter(catalog::equals).isPresent()) {
                available.set(found);
              }
            });
  }

  /// Returns the engines as they were read last; empty before.
  Optional<Catalog> catalog() {
    return draft.catalog().get();
  }

  /// Returns the folders that contain engines.
  List<Path> roots() {
    return roots;
  }

  /// Returns the availability by engine id. Engines that are not checked yet have no entry.
  ReadOnlyObjectProperty<Map<String, Availability>> available() {
    return available.getReadOnlyProperty();
  }

  /// Returns whether an engine lacks files that can be fetched.
  static boolean canGet(Descriptor engine) {
    return !engine.code().missing().isEmpty();
  }

  /// Returns the engine's name in lists. A user-defined engine has its id added, because two of
  /// them may have the same name.
  static String name(Descriptor engine) {
    return engine.shipped() || engine.isOtherVersion()
        ? engine.name()
        : "%s (%s)".formatted(engine.name(), engine.id());
  }

  /// Returns whether the engine has fetched files or is user-defined.
  boolean canRemove(Descriptor engine) {
    return hasFetched(engine) || isOwn(engine);
  }

  private static boolean hasFetched(Descriptor engine) {
    return engine.code().missing().size() < engine.fetched().size();
  }

  private boolean isOwn(Descriptor engine) {
    return !engine.shipped() && Files.isDirectory(folder(engine));
  }

  private Path folder(Descriptor engine) {
    return roots.getLast().resolve(engine.id());
  }

  /// Fetches the files that an engine lacks, if the user agrees, unless they are being fetched.
  void get(Descriptor engine) {
    if (!fetchTasks().containsKey(engine.id())) {
      fetching.get(engine, this::changed);
    }
  }

  /// Returns the tasks that fetch engines now, by engine id.
  ObservableMap<String, BackgroundTask> fetchTasks() {
    return fetching.fetchTasks();
  }

  /// Removes fetched files without a question, because they can be fetched again. Without such
  /// files it deletes the folder of a user-defined engine, with the user's consent.
  void remove(Descriptor engine) {
    if (!hasFetched(engine)) {
      fetching.delete(name(engine), folder(engine), this::reload);
      return;
    }
    catalog().ifPresent(it -> fetching.remove(engine, it.others(List.of(engine)), this::changed));
  }

  private void changed() {
    catalog().ifPresent(this::check);
    draft.check();
  }

  /// Reads all descriptors again, because one was added or removed.
  void reload() {
    fetching
        .tasks()
        .start(
            taskTitle,
            _ -> Catalog.load(roots),
            catalog -> draft.catalog().set(Optional.of(catalog)));
  }
}
