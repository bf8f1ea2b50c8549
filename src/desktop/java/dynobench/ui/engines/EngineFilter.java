package dynobench.ui.engines;

import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Lets modes through by their engine's and their own names, and by what survives: each word that
/// is typed stands in one of these.
///
/// @param typed what the user looks for
record EngineFilter(String typed) {
  /// Those of an engine that fit: all where its own name does.
  List<Mode> modes(Descriptor engine) {
    return engine.modes().stream()
        .filter(mode ->
            fits(engine.name(), engine.id(), mode.title(), mode.id(), mode.durability().words()))
        .toList();
  }

  private boolean fits(String... texts) {
    String all = String.join("\n", texts).toLowerCase(Locale.ROOT);
    return Stream.of(typed.strip().toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
  }
}
