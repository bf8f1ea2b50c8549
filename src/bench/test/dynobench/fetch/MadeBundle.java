package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.catalog.ServerBundle;
import dynobench.files.Fingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Bundles from jars that a test creates.
final class MadeBundle {
  private MadeBundle() {}

  /// Puts a jar with these entries into a store.
  ///
  /// @param take paths in the jar, and their target in the bundle
  /// @param home the folder to unpack the bundle to
  static ServerBundle of(
      Map<String, byte[]> entries, Map<String, String> take, Path store, Path home)
      throws IOException {
    Path file = Files.createTempFile(store.getParent(), "made", ".jar");
    try (var out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(each.getKey()));
        out.write(each.getValue());
      }
    }
    var artifact = new Artifact("own", "server", "1", Files.size(file), Fingerprint.of(file));
    Path kept = artifact.in(store);
    Files.createDirectories(kept.getParent());
    Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING);
    return new ServerBundle("", home, List.of(new ServerBundle.Pack(artifact, take)));
  }
}
