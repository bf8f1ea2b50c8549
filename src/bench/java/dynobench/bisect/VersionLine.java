package dynobench.bisect;

import dynobench.plan.Contender;
import java.io.IOException;
import java.util.List;

/// Versions or commits to search, from old to new.
public interface VersionLine {
  /// Returns the names of all versions.
  List<String> names();

  /// Returns a version as a contender. This may build it.
  ///
  /// @param index place of the version, from 0
  /// @throws IOException with the reason, if the version cannot be had
  Contender contender(int index) throws IOException, InterruptedException;
}
