package dynobench.ui.engines;

import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Filter of modes by the names of engine and mode and by durability. Each typed word must occur in
/// one of these.
///
/// @param typed text of the filter field
record EngineFilter(String typed) {
  /// Returns the matching modes of an engine; all of them if the engine's own name matches.
  List<Mode> modes(Descriptor engine) {
    return engine.modes().stream()
        .filter(mode ->
            fits(
                engine.name(),
                engine.id(),
                mode.title(),
                mode.id(),
                mode.durability().description()))
        .toList();
  }

  private boolean fits(String... texts) {
    String all = String.join("\n", texts).toLowerCase(Locale.ROOT);
    return Stream.of(typed.strip().toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
  }
}
