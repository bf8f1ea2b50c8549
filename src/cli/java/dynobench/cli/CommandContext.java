package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import java.time.Clock;

/// Objects that the commands use.
///
/// @param version version of this program
public record CommandContext(ProgramHome home, Clock clock, String version) {
  /// Loads the catalog of engines as they are now.
  Catalog catalog() {
    return Catalog.load(home.engineRoots());
  }
}
