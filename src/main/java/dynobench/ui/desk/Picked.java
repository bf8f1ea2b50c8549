package dynobench.ui.desk;

import dynobench.catalog.Catalog;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// What the user picked among the engines, whether it is in the plan, in a run, or in neither.
public final class Picked {
  private final ObjectProperty<Optional<Catalog.Resolved>> mode =
      new SimpleObjectProperty<>(Optional.empty());

  /// The mode that details are told of.
  public ObjectProperty<Optional<Catalog.Resolved>> mode() {
    return mode;
  }
}
