package dynobench.ui.shownrun;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.chart.SeriesKey;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// Engine or mode that the user selected, whether or not a plan or a run contains it. Selecting a
/// series or opening a run clears the selection.
public final class EngineSelection {
  private final ReadOnlyObjectWrapper<Optional<Pick>> pick =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /// Selected engine, or one of its modes.
  public sealed interface Pick {
    /// Whole engine.
    record OfEngine(Descriptor engine, Availability availability) implements Pick {}

    /// One mode of an engine.
    record OfMode(Catalog.Resolved mode, Availability availability) implements Pick {}
  }

  EngineSelection(ObservableValue<Optional<SeriesKey>> selected, ObservableValue<ShownRun> run) {
    // An invalidation listener, because selecting the same series again is no change.
    selected.addListener(
        (InvalidationListener)
            _ -> {
              selected.getValue(); // else no further event comes
              forget();
            });
    run.addListener((_, _, _) -> forget());
  }

  /// Returns the engine or mode that the details describe; empty while they describe the series or
  /// the run.
  public ReadOnlyObjectProperty<Optional<Pick>> pick() {
    return pick.getReadOnlyProperty();
  }

  public void pick(Pick chosen) {
    pick.set(Optional.of(chosen));
  }

  /// Clears the selection, so that the details describe the series or the run again.
  public void forget() {
    pick.set(Optional.empty());
  }
}
