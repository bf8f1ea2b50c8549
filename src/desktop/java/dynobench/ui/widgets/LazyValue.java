package dynobench.ui.widgets;

import java.util.Optional;
import java.util.function.Supplier;

/// Supplier that creates its value at the first call. Confined to the user interface's thread.
public final class LazyValue<T> implements Supplier<T> {
  private final Supplier<T> factory;
  private Optional<T> made = Optional.empty();

  public LazyValue(Supplier<T> factory) {
    this.factory = factory;
  }

  @Override
  public T get() {
    if (made.isEmpty()) {
      made = Optional.of(factory.get());
    }
    return made.get();
  }
}
