package dynobench.ui.runs;

import dynobench.measure.Clock;
import dynobench.reference.Reference;
import dynobench.store.RunEntry;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.FolderWindow;
import dynobench.ui.desk.Picked;
import dynobench.ui.desk.Showing.Overlay;
import dynobench.ui.desk.Shown;
import dynobench.ui.parts.Texts;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.runs.RunItem.Published;
import dynobench.ui.runs.RunItem.Rated;
import dynobench.ui.runs.RunItem.Stored;
import java.nio.file.Path;
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

/// The list of runs and references, and what can be done with those that are selected.
final class RunsViewModel {
  /// Of the dock view.
  static final String ID = "runs";

  private final Desk desk;
  private final Texts texts;
  private final RunWords words;
  private final FolderWindow folders;
  private final Clock pace;
  private final RunBin bin;
  private final RunNotes notes;
  private final StringProperty search = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<List<Group>> groups = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyStringWrapper empty = new ReadOnlyStringWrapper();
  private final ObservableList<RunItem> selected = FXCollections.observableArrayList();

  /// @param pace of replays
  RunsViewModel(Desk desk, Texts texts, FolderWindow folders, Clock pace) {
    this.desk = desk;
    this.texts = texts;
    this.words = new RunWords(texts, desk.clock().getZone());
    this.folders = folders;
    this.pace = pace;
    this.bin = new RunBin(desk, texts);
    this.notes = new RunNotes(desk, texts);
    search.subscribe((_, _) -> arrange());
    desk.archive().runs().subscribe((_, _) -> arrange());
    desk.overlays().references().subscribe((_, _) -> arrange());
    desk.overlays().rates().subscribe((_, _) -> arrange());
    desk.live().running().subscribe((_, _) -> arrange());
    desk.showing().run().subscribe((_, _) -> shownChanged());
    desk.showing().overlays().addListener((ListChangeListener<Overlay>) _ -> arrange());
    arrange();
    desk.overlays().load();
    desk.archive().refreshIfChanged();
  }

  private void shownChanged() {
    desk.archive().refreshIfChanged();
    arrange();
  }

  private void arrange() {
    Optional<List<RunEntry>> runs = desk.archive().runs().get();
    List<Stored> items =
        runs.orElse(List.of()).stream()
            .map(run -> new Stored(run, desk.live().carriesOut(run.id())))
            .toList();
    var today = LocalDate.now(desk.clock());
    groups.set(new RunGroups(words, today).of(items, published(), search.get()));
    boolean found = groups.get().stream().anyMatch(group -> !group.items().isEmpty());
    if (runs.isEmpty()) {
      empty.set(texts.of("empty.listing"));
    } else if (!found) {
      empty.set(texts.of("empty.search", search.get()));
    } else {
      empty.set(items.isEmpty() ? texts.of("empty.none") : "");
    }
  }

  private List<Reference> published() {
    return Stream.<Reference>concat(
            desk.overlays().references().get().stream(), desk.overlays().rates().get().stream())
        .toList();
  }

  /// Words that must all occur in a line.
  StringProperty search() {
    return search;
  }

  ReadOnlyObjectProperty<List<Group>> groups() {
    return groups.getReadOnlyProperty();
  }

  /// What to say where runs would stand; empty when there are some.
  ReadOnlyStringProperty empty() {
    return empty.getReadOnlyProperty();
  }

  /// Set by the view.
  ObservableList<RunItem> selected() {
    return selected;
  }

  RunWords words() {
    return words;
  }

  RunBin bin() {
    return bin;
  }

  RunNotes notes() {
    return notes;
  }

  /// The menu bar orders from anywhere what is to be seen here.
  void comeToFront() {
    desk.navigation().show(ID);
  }

  /// Shows the notes of the selected run, or puts them away.
  void toggleNotes() {
    comeToFront();
    runs().stream().map(Stored::entry).findFirst().ifPresent(notes::toggle);
  }

  /// What the window shows.
  ReadOnlyObjectProperty<Shown> shown() {
    return desk.showing().run();
  }

  /// Whether the window shows it.
  boolean isShown(RunItem item) {
    return desk.showing().run().get().id().equals(id(item));
  }

  /// Whether charts show it besides.
  boolean isOverlaid(RunItem item) {
    return desk.overlays().has(id(item));
  }

  private static String id(RunItem item) {
    return switch (item) {
      case Group _ -> "";
      case Stored run -> run.entry().id();
      case Published it -> it.figures().id();
      case Rated it -> it.rates().publication().id();
    };
  }

  /// Those of the selected lines that are runs.
  List<Stored> runs() {
    return selected.stream()
        .flatMap(each -> each instanceof Stored run ? Stream.of(run) : Stream.empty())
        .toList();
  }

  /// Those of the selected runs that have ended.
  List<RunEntry> ended() {
    return runs().stream().filter(Stored::ended).map(Stored::entry).toList();
  }

  /// The selected run, if it is one that has ended.
  Optional<RunEntry> single() {
    return selected.size() == 1 ? ended().stream().findFirst() : Optional.empty();
  }

  void open() {
    if (selected.size() == 1) {
      switch (selected.getFirst()) {
        case Group _ -> {}
        case Stored run when run.running() -> desk.live().show();
        case Stored run -> desk.archive().open(run.entry().folder());
        case Published it -> desk.showing().show(it.figures());
        case Rated it -> {
          desk.picked().pick(new Picked.Pick.OfRates(it.rates()));
          desk.navigation().show("details");
        }
      }
    }
  }

  void replay() {
    single().ifPresent(run -> desk.archive().replay(run.folder(), pace));
  }

  /// The runs to be compared, the oldest first; a single one is compared with the one that is
  /// shown.
  List<Path> comparable() {
    List<Path> chosen =
        runs().stream()
            .map(Stored::entry)
            .sorted(Comparator.comparing(RunEntry::started))
            .map(RunEntry::folder)
            .toList();
    if (chosen.size() == 1) {
      return desk.showing().run().get().folder().stream()
          .filter(shown -> !shown.equals(chosen.getFirst()))
          .map(shown -> List.of(shown, chosen.getFirst()))
          .findFirst()
          .orElse(List.of());
    }
    return chosen;
  }

  void compare() {
    desk.showing().compared().setAll(comparable());
  }

  /// Lays each selected line over the charts, or takes it away again.
  void overlay() {
    for (RunItem item : List.copyOf(selected)) {
      switch (item) {
        case Group _ -> {}
        case Stored run -> desk.overlays().toggle(run.entry().folder());
        case Published it -> desk.overlays().toggle(it.figures());
        case Rated it ->
            desk.notices().say(texts.of("rates.overlay", it.rates().publication().title()));
      }
    }
  }

  /// Gives a run another name.
  void rename(RunEntry run, String name) {
    if (name.strip().equals(run.id())) {
      return;
    }
    notes.close();
    boolean shown = isShown(new Stored(run, false));
    boolean overlaid = desk.overlays().has(run.id());
    if (overlaid) {
      desk.overlays().toggle(run.folder()); // comes back under its new name
    }
    desk.background()
        .store(
            texts.of("job.rename"),
            _ -> desk.archive().store().rename(run.folder(), name.strip()),
            folder -> {
              desk.archive().refresh();
              if (shown) {
                desk.archive().open(folder);
              }
              if (overlaid) {
                desk.overlays().toggle(folder);
              }
            },
            failure -> desk.notices().say(failure.sentence(), failure.details()));
  }

  void delete() {
    List<RunEntry> gone = ended();
    if (!gone.isEmpty()) {
      comeToFront(); // with the line that offers to take them back
      notes.close();
      bin.delete(gone);
    }
  }

  void showFolder() {
    runs().stream()
        .map(run -> run.entry().folder())
        .findFirst()
        .ifPresent(folder -> folders.open(folder, desk));
  }

  /// The list came before the user's eyes, or went.
  ///
  /// @param inFront null while it is in no window
  void seen(@Nullable Boolean inFront) {
    if (Boolean.TRUE.equals(inFront)) {
      desk.archive().refreshIfChanged();
    }
  }

  void refresh() {
    desk.archive().refresh();
  }
}
