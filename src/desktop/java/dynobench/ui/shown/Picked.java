package dynobench.ui.shown;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.chart.SeriesKey;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// What the user picked among the engines, whether it is in the plan, in a run, or in neither.
/// Whoever picks a series or opens a run afterwards looks at that.
public final class Picked {
  private final ReadOnlyObjectWrapper<Optional<Pick>> pick =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /// An engine, or one of its modes.
  public sealed interface Pick {
    /// All of an engine.
    record OfEngine(Descriptor engine, Availability availability) implements Pick {}

    /// One mode.
    record OfMode(Catalog.Resolved mode, Availability availability) implements Pick {}
  }

  Picked(ObservableValue<Optional<SeriesKey>> selected, ObservableValue<Shown> run) {
    // The same series may be picked again, which is no change.
    selected.addListener(
        (InvalidationListener)
            _ -> {
              selected.getValue(); // or the next one would not be told of
              forget();
            });
    run.addListener((_, _, _) -> forget());
  }

  /// What details are told of; empty when it is the series or the run.
  public ReadOnlyObjectProperty<Optional<Pick>> pick() {
    return pick.getReadOnlyProperty();
  }

  public void pick(Pick chosen) {
    pick.set(Optional.of(chosen));
  }

  /// Details go back to the series or the run.
  public void forget() {
    pick.set(Optional.empty());
  }
}
