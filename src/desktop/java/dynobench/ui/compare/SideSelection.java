package dynobench.ui.compare;

import dynobench.store.RunEntry;
import dynobench.ui.shownrun.LastComparison;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunArchive;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// Sides that can be compared and the chosen ones. Runs and contenders each keep their choice while
/// the other kind is shown.
final class SideSelection {
  private final RunDisplay showing;
  private final RunArchive archive;
  private final Runnable changed;
  private final BooleanProperty contenders = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<List<ComparisonSide>> choices =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<ComparisonSide>> base =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObservableList<ComparisonSide> others = FXCollections.observableArrayList();
  private final Map<Boolean, ChosenSides> left = new HashMap<>();
  private Optional<LastComparison> awaited = Optional.empty();
  private boolean setting;

  private record ChosenSides(Optional<ComparisonSide> base, List<ComparisonSide> others) {
    static final ChosenSides NONE = new ChosenSides(Optional.empty(), List.of());

    /// Returns the choice without missing sides.
    ChosenSides of(List<ComparisonSide> all) {
      return new ChosenSides(
          base.filter(all::contains), others.stream().filter(all::contains).toList());
    }
  }

  /// Creates an empty choice.
  ///
  /// @param changed called when the choice has changed
  SideSelection(RunDisplay showing, RunArchive archive, Runnable changed) {
    this.showing = showing;
    this.archive = archive;
    this.changed = changed;
    contenders.subscribe((was, _) -> changeKind(was));
    base.subscribe((_, now) -> changeBase(now));
    others.addListener((ListChangeListener<ComparisonSide>) _ -> chosen());
  }

  /// Chooses runs that the user selected in another view; the first one is the baseline.
  void set(List<Path> folders) {
    set(
        false,
        Optional.of(new ComparisonSide.Run(folders.getFirst())),
        folders.stream().skip(1).<ComparisonSide>map(ComparisonSide.Run::new).toList());
  }

  private void set(boolean kind, Optional<ComparisonSide> first, List<ComparisonSide> rest) {
    setting = true;
    contenders.set(kind);
    list();
    base.set(first);
    others.setAll(rest);
    setting = false;
    chosen();
  }

  private void set(boolean kind, ChosenSides choice) {
    set(kind, choice.base(), choice.others());
  }

  private void chosen() {
    if (!setting) {
      awaited = Optional.empty();
      changed.run();
    }
  }

  /// Removes the baseline from the others, so that no side is compared with itself.
  private void changeBase(Optional<ComparisonSide> now) {
    if (!setting) {
      now.ifPresent(others::remove);
      chosen();
    }
  }

  private void changeKind(boolean was) {
    if (!setting) {
      left.put(was, new ChosenSides(base.get(), List.copyOf(others)));
      boolean kind = contenders.get();
      set(kind, left.getOrDefault(kind, ChosenSides.NONE).of(all(kind)));
    }
  }

  /// Updates the available sides and removes missing ones from the choice. While the stored runs
  /// are not known yet, chosen runs stay.
  void list() {
    choices.set(all(contenders.get()));
    if (!setting && isKnown()) {
      var now = new ChosenSides(base.get(), List.copyOf(others));
      ChosenSides rest = now.of(choices.get());
      if (!rest.equals(now)) {
        set(contenders.get(), rest);
      }
    }
  }

  private boolean isKnown() {
    return contenders.get() || archive.runs().get().isPresent();
  }

  private List<ComparisonSide> all(boolean kind) {
    return kind
        ? showing.result().series().stream()
            .<ComparisonSide>map(ComparisonSide.Contender::new)
            .toList()
        : archive.runs().get().orElse(List.of()).stream()
            .filter(run -> run.plan().isPresent())
            .map(RunEntry::folder)
            .<ComparisonSide>map(ComparisonSide.Run::new)
            .toList();
  }

  /// Restores an earlier choice as soon as it is available and the view is visible, unless the user
  /// chooses something else first.
  void await(LastComparison earlier) {
    setting = true;
    contenders.set(earlier.contenders());
    list();
    setting = false;
    awaited = Optional.of(earlier);
  }

  /// Returns whether an earlier choice is not available yet.
  boolean isAwaiting() {
    return awaited.isPresent();
  }

  /// Restores the awaited choice if it is available: all of its contenders, or those of its runs
  /// that still exist.
  void arrive() {
    awaited
        .filter(_ -> isKnown())
        .map(it ->
            new ChosenSides(
                find(it.base().stream()).findFirst(), find(it.others().stream()).toList()))
        .filter(it -> !contenders.get() || it.others().size() == awaited.get().others().size())
        .ifPresent(it -> set(contenders.get(), it));
  }

  private Stream<ComparisonSide> find(Stream<String> keys) {
    return keys.flatMap(key -> choices.get().stream().filter(each -> each.key().equals(key)));
  }

  /// Returns whether contenders of the shown run are compared rather than runs.
  BooleanProperty contenders() {
    return contenders;
  }

  ReadOnlyObjectProperty<List<ComparisonSide>> choices() {
    return choices.getReadOnlyProperty();
  }

  /// Returns the baseline, side A.
  ObjectProperty<Optional<ComparisonSide>> base() {
    return base;
  }

  /// Returns the other sides, B and following.
  ObservableList<ComparisonSide> others() {
    return others;
  }

  /// Returns all sides, the baseline first.
  Stream<ComparisonSide> all() {
    return Stream.concat(base.get().stream(), others.stream());
  }

  /// Returns whether a side is missing.
  boolean isIncomplete() {
    return base.get().isEmpty() || others.isEmpty();
  }

  /// Adds a side to the others, or removes it.
  void use(ComparisonSide side, boolean wanted) {
    if (wanted && !others.contains(side)) {
      others.add(side);
    } else if (!wanted) {
      others.remove(side);
    }
  }

  /// Swaps the baseline and the first of the others.
  void swap() {
    if (!isIncomplete()) {
      var rest = new ArrayList<ComparisonSide>(others);
      ComparisonSide first = rest.set(0, base.get().orElseThrow());
      set(contenders.get(), Optional.of(first), rest);
    }
  }
}
