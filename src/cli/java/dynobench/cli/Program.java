package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.session.Home;
import java.time.Clock;

/// What the commands work with.
///
/// @param version of this program
public record Program(Home home, Clock clock, String version) {
  /// The engines as they are now.
  Catalog catalog() {
    return Catalog.load(home.engineRoots());
  }
}
