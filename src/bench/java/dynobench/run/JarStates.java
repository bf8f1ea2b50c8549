package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.event.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Sizes and times of the engines' jars at the start of a run. A jar that changes during the run,
/// because a build replaces it, would mix two versions in one series.
final class JarStates {
  private record State(long bytes, FileTime changed) {}

  private final Map<Path, Optional<State>> atStart = new HashMap<>();

  JarStates(RunScript script) {
    for (Resolved each : script.contenders().values()) {
      each.engine().jars().forEach(jar -> atStart.put(jar, state(jar)));
    }
  }

  private static Optional<State> state(Path jar) {
    try {
      var read = Files.readAttributes(jar, BasicFileAttributes.class);
      return Optional.of(new State(read.size(), read.lastModifiedTime()));
    } catch (IOException e) {
      return Optional.empty(); // the worker will report why
    }
  }

  /// Returns the failure of a trial after which a jar is not as before; empty if none changed.
  Optional<Outcome> failure() {
    return atStart.keySet().stream()
        .filter(jar -> !state(jar).equals(atStart.get(jar)))
        .findFirst()
        .map(jar ->
            new Outcome.Failed(
                "start",
                "%s changed during the run. Do not build to this file while it is measured"
                    .formatted(jar),
                ""));
  }
}
