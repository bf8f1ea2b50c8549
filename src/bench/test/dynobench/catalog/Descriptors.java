package dynobench.catalog;

import dynobench.toml.Problems;
import java.nio.file.Path;
import java.util.Optional;

/// Reader of descriptors that are given as text, not as files.
final class Descriptors {
  private Descriptors() {}

  /// Reads a descriptor as if it lay in the folder.
  ///
  /// @return the engine; empty if there were problems
  static Optional<Descriptor> read(Path folder, String id, String text, Problems problems) {
    var place =
        new DescriptorReader.DescriptorLocation(
            folder, false, folder.resolveSibling("jars"), folder);
    return DescriptorReader.root(folder, text, problems)
        .flatMap(root -> DescriptorReader.read(place, id, root, problems));
  }
}
