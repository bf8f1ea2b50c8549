package dynobench.run;

import dynobench.event.JarDigest;
import dynobench.files.Fingerprint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Digests of the engines' jars, which are read once. Confined to one thread.
final class JarDigests {
  private final Map<Path, Optional<String>> known = new HashMap<>();

  /// Adds the digests to the lines of settings that name jars. A jar that cannot be read has none;
  /// its worker will report why.
  List<String> added(List<String> settings, List<Path> jars) {
    var lines = new ArrayList<>(settings);
    for (Path jar : jars) {
      int index = lines.indexOf(JarDigest.JAR + jar.getFileName());
      if (index >= 0) {
        of(jar).ifPresent(digest -> lines.set(index, JarDigest.added(lines.get(index), digest)));
      }
    }
    return List.copyOf(lines);
  }

  private Optional<String> of(Path jar) {
    return known.computeIfAbsent(jar, JarDigests::read);
  }

  private static Optional<String> read(Path jar) {
    try {
      return Optional.of(Fingerprint.of(jar));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
