package dynobench.fetch;

import dynobench.catalog.Artifact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Gives everybody the same file, a byte at a time.
///
/// @param meanwhile what happens before the first one
public record FromFile(Path file, Runnable meanwhile) implements Source {
  /// A fetcher that has nothing but this file.
  public static Fetcher fetcher(Path store, Path file, Runnable meanwhile) {
    return new Fetcher(store, () -> new FromFile(file, meanwhile));
  }

  @Override
  public Optional<Path> nearby(Artifact artifact) {
    return Optional.empty();
  }

  @Override
  public void bring(Artifact artifact, Path into, Progress progress)
      throws IOException, InterruptedException {
    meanwhile.run();
    long size = Files.size(file);
    for (long bytes = 1; bytes <= size; bytes++) {
      progress.at(artifact, bytes);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
    }
    Files.copy(file, into);
  }

  @Override
  public void close() {}
}
