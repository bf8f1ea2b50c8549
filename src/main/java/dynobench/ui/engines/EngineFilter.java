package dynobench.ui.engines;

import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Lets modes through by their engine's and their own names, and by what survives.
///
/// @param typed what the user looks for
record EngineFilter(String typed) {
  /// Those of an engine that fit: all where its own name does.
  List<Mode> modes(Descriptor engine) {
    boolean whole = fits(engine.name(), engine.id());
    return engine.modes().stream()
        .filter(mode -> whole || fits(mode.title(), mode.id(), mode.durability().words()))
        .toList();
  }

  private boolean fits(String... texts) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    return Stream.of(texts).anyMatch(each -> each.toLowerCase(Locale.ROOT).contains(wanted));
  }
}
