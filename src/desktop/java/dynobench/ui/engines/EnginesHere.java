package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.ui.draft.PlanDraft;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which engines can run here, and how that changes.
public final class EnginesHere {
  private final PlanDraft draft;
  private final EngineFetching fetching;
  private final List<Path> roots;
  private final String taskTitle;
  private final ReadOnlyObjectWrapper<Map<String, Availability>> available =
      new ReadOnlyObjectWrapper<>(Map.of());

  /// @param roots folders that engines lie in
  /// @param taskTitle of looking
  public EnginesHere(PlanDraft draft, EngineFetching fetching, List<Path> roots, String taskTitle) {
    this.draft = draft;
    this.fetching = fetching;
    this.roots = List.copyOf(roots);
    this.taskTitle = taskTitle;
    draft
        .catalog()
        .subscribe(found -> {
          available.set(Map.of());
          found.ifPresent(this::look);
        });
  }

  /// What can run here, which may have changed.
  private void look(Catalog catalog) {
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

  /// The engines as they were read last; empty until then.
  Optional<Catalog> catalog() {
    return draft.catalog().get();
  }

  /// Folders that engines lie in.
  List<Path> roots() {
    return roots;
  }

  /// By the engines' ids; those that nobody has looked at yet are missing.
  ReadOnlyObjectProperty<Map<String, Availability>> available() {
    return available.getReadOnlyProperty();
  }

  /// Whether what it needs can be brought here.
  static boolean canGet(Descriptor engine) {
    return !engine.code().missing().isEmpty();
  }

  /// What it is called where engines are listed: two of one name may be somebody's own.
  static String name(Descriptor engine) {
    return engine.shipped() || engine.isOtherVersion()
        ? engine.name()
        : "%s (%s)".formatted(engine.name(), engine.id());
  }

  /// Whether something was brought here for it, or it is somebody's own.
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

  void get(Descriptor engine) {
    fetching.get(engine, this::changed);
  }

  /// What was fetched can be had again; somebody's own is asked for before it goes.
  void remove(Descriptor engine) {
    if (!hasFetched(engine)) {
      fetching.delete(name(engine), folder(engine), this::reload);
      return;
    }
    catalog().ifPresent(it -> fetching.remove(engine, it.others(List.of(engine)), this::changed));
  }

  private void changed() {
    catalog().ifPresent(this::look);
    draft.check();
  }

  /// A descriptor was added: all are read anew.
  void reload() {
    fetching
        .tasks()
        .start(
            taskTitle,
            _ -> Catalog.load(roots),
            catalog -> draft.catalog().set(Optional.of(catalog)));
  }
}
