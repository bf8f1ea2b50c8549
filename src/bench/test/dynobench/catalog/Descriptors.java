package dynobench.catalog;

import dynobench.toml.Problems;
import java.nio.file.Path;
import java.util.Optional;

/// Reads descriptors that lie in no folder.
final class Descriptors {
  private Descriptors() {}

  /// @return the engine; empty when there were problems
  static Optional<Descriptor> read(Path folder, String id, String text, Problems problems) {
    var place = new DescriptorReader.Place(folder, false, folder.resolveSibling("jars"), folder);
    return DescriptorReader.root(folder, text, problems)
        .flatMap(root -> DescriptorReader.read(place, id, root, problems));
  }
}
