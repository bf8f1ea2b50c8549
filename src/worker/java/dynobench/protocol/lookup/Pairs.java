package dynobench.protocol.lookup;

import dynobench.workload.OwnPairs;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The pairs of a trial. Each text is a new one, as an application has them that reads a file.
interface Pairs {
  /// Returns the same name for the same index, and another one for each other index.
  String name(long index);

  String value(long index);

  /// Returns the pairs of the file that the settings name, or made ones where they name none.
  ///
  /// @throws IOException when the file can't be read
  static Pairs of(long seed, Settings settings) throws IOException {
    Optional<String> file = OwnPairs.file(settings);
    return file.isEmpty()
        ? new SeededPairs(seed, settings)
        : new FilePairs(OwnPairs.read(Path.of(file.get())));
  }
}
