package dynobench.ui.runs;

import dynobench.plan.RoundsObstacle;
import dynobench.store.RunEntry;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.runs.RunItem.Published;
import dynobench.ui.runs.RunItem.Stored;
import dynobench.ui.shownrun.RunDisplay.Overlay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.storedruns.AddRounds;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// State of the list of runs and references, and actions for the selected rows.
final class RunsViewModel {
  private final RunSources library;
  private final AddRounds adding;
  private final RunOpening opening;
  private final RunChanges changes;
  private final Clock clock;
  private final ViewTexts texts;
  private final RunWords words;
  private final StringProperty search = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<List<Group>> groups = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyStringWrapper empty = new ReadOnlyStringWrapper();
  private final ObservableList<RunItem> selected = FXCollections.observableArrayList();

  /// Creates a model.
  ///
  /// @param adding adds rounds to a run
  RunsViewModel(
      RunSources library,
      AddRounds adding,
      RunOpening opening,
      RunChanges changes,
      Clock clock,
      ViewTexts texts) {
    this.library = library;
    this.adding = adding;
    this.opening = opening;
    this.changes = changes;
    this.clock = clock;
    this.texts = texts;
    this.words = new RunWords(texts, clock.getZone());

    search.subscribe((_, _) -> arrange());
    library.archive().runs().subscribe((_, _) -> arrange());
    library.overlays().references().subscribe((_, _) -> arrange());
    library.live().running().subscribe((_, _) -> arrange());
    opening.shown().subscribe((_, _) -> shownChanged());
    library.overlays().active().addListener((ListChangeListener<Overlay>) _ -> arrange());
    arrange();
    library.overlays().load();
    library.archive().refreshIfChanged();
  }

  private void shownChanged() {
    library.archive().refreshIfChanged();
    arrange();
  }

  private void arrange() {
    Optional<List<RunEntry>> runs = library.archive().runs().get();
    List<Stored> items =
        runs.orElse(List.of()).stream()
            .map(run -> new Stored(run, library.live().carriesOut(run.id())))
            .toList();
    var today = LocalDate.now(clock);
    groups.set(
        new RunGroups(words, today).of(items, library.overlays().references().get(), search.get()));
    boolean found = groups.get().stream().anyMatch(group -> !group.items().isEmpty());
    if (runs.isEmpty()) {
      empty.set(texts.of("empty.listing"));
    } else if (!found) {
      empty.set(texts.of("empty.search", search.get()));
    } else {
      empty.set(items.isEmpty() ? texts.of("empty.none") : "");
    }
  }

  /// Returns the search text; all of its words must occur in a row.
  StringProperty search() {
    return search;
  }

  ReadOnlyObjectProperty<List<Group>> groups() {
    return groups.getReadOnlyProperty();
  }

  /// Returns the text while runs are being listed, without matches, or without any stored run;
  /// otherwise empty.
  ReadOnlyStringProperty empty() {
    return empty.getReadOnlyProperty();
  }

  /// Returns the selected rows, which the view sets.
  ObservableList<RunItem> selected() {
    return selected;
  }

  RunWords words() {
    return words;
  }

  RunBin bin() {
    return changes.bin();
  }

  RunNotes notes() {
    return changes.notes();
  }

  /// Shows the list. Commands of the menu bar call this, because their effect is visible here.
  void comeToFront() {
    opening.showList();
  }

  /// Opens the notes of the selected run, or closes them.
  void toggleNotes() {
    comeToFront();
    runs().stream().map(Stored::entry).findFirst().ifPresent(notes()::toggle);
  }

  /// Returns the run that the window shows.
  ReadOnlyObjectProperty<ShownRun> shown() {
    return opening.shown();
  }

  /// Returns whether the window shows this run.
  boolean isShown(RunItem item) {
    return opening.shown().get().id().equals(id(item));
  }

  /// Returns whether this run is an overlay of the charts.
  boolean isOverlaid(RunItem item) {
    return library.overlays().has(id(item));
  }

  private static String id(RunItem item) {
    return switch (item) {
      case Group _ -> "";
      case Stored run -> run.entry().id();
      case Published it -> it.figures().id();
    };
  }

  /// Returns the selected runs.
  List<Stored> runs() {
    return selected.stream()
        .flatMap(each -> each instanceof Stored run ? Stream.of(run) : Stream.empty())
        .toList();
  }

  /// Returns the selected runs that have ended.
  List<RunEntry> ended() {
    return runs().stream().filter(Stored::ended).map(Stored::entry).toList();
  }

  /// Returns the selected run if it is the only selected row and has ended.
  Optional<RunEntry> single() {
    return selected.size() == 1 ? ended().stream().findFirst() : Optional.empty();
  }

  void open() {
    if (selected.size() == 1) {
      opening.open(selected.getFirst());
    }
  }

  void replay() {
    single().map(RunEntry::folder).ifPresent(opening::replay);
  }

  /// Returns why no rounds can be added to the selected run, as a clause. Empty if they can, or
  /// unless exactly one run is selected that has ended.
  String whyNoRounds() {
    return single()
        .map(run ->
            library.live().running().get()
                ? texts.of("why.running")
                : run.fixed()
                    .map(RoundsObstacle::clause)
                    .orElse(run.damage().isPresent() ? texts.of("why.damaged") : ""))
        .orElse("");
  }

  /// Asks for a number of rounds, and adds them to the selected run.
  void addRounds() {
    single().filter(_ -> whyNoRounds().isEmpty()).map(RunEntry::folder).ifPresent(adding::ask);
  }

  /// Returns the runs to compare, the oldest first. A single selected run follows the shown one;
  /// without another shown run there is none.
  List<Path> comparable() {
    List<Path> chosen =
        runs().stream()
            .map(Stored::entry)
            .sorted(Comparator.comparing(RunEntry::started))
            .map(RunEntry::folder)
            .toList();
    if (chosen.size() == 1) {
      return opening.shown().get().folder().stream()
          .filter(shown -> !shown.equals(chosen.getFirst()))
          .map(shown -> List.of(shown, chosen.getFirst()))
          .findFirst()
          .orElse(List.of());
    }
    return chosen;
  }

  void compare() {
    opening.compare(comparable());
  }

  /// Adds each selected row as an overlay of the charts, or removes it.
  void overlay() {
    for (RunItem item : List.copyOf(selected)) {
      switch (item) {
        case Group _ -> {}
        case Stored run -> library.overlays().toggle(run.entry().folder());
        case Published it -> library.overlays().toggle(it.figures());
      }
    }
  }

  /// Renames a run.
  void rename(RunEntry run, String name) {
    changes.rename(run, name);
  }

  void delete() {
    List<RunEntry> gone = ended();
    if (!gone.isEmpty()) {
      comeToFront(); // with the line that offers to restore
      changes.delete(gone);
    }
  }

  void showFolder() {
    runs().stream().map(run -> run.entry().folder()).findFirst().ifPresent(changes::showFolder);
  }

  /// Lists the runs again when the list became visible and runs have changed.
  ///
  /// @param inFront whether the window has the focus; null while the list is in no window
  void visibilityChanged(@Nullable Boolean inFront) {
    if (Boolean.TRUE.equals(inFront)) {
      library.archive().refreshIfChanged();
    }
  }

  void refresh() {
    library.archive().refresh();
  }
}
