package dynobench.protocol.lookup;

import dynobench.workload.OwnPairs;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Pairs of a trial. Each text is a new object, as in an application that reads a file.
interface PairSource {
  /// Returns the name at an index. Names at different indices differ.
  String name(long index);

  String value(long index);

  /// Returns the pairs of the file that the settings name, or generated ones without a file. The
  /// file is a copy in the format of [OwnPairs].
  ///
  /// @throws IOException when the file can't be read
  static PairSource of(long seed, Settings settings) throws IOException {
    Optional<String> file = OwnPairs.file(settings);
    return file.isEmpty()
        ? new SeededPairs(seed, settings)
        : new FilePairs(OwnPairs.read(Path.of(file.get())));
  }
}
