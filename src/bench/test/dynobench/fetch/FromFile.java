package dynobench.fetch;

import dynobench.catalog.Artifact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Source that provides one file for every artifact, and reports progress after each byte.
///
/// @param meanwhile runs before the first byte
public record FromFile(Path file, Runnable meanwhile) implements ArtifactSource {
  /// Returns a fetcher with this file as its only source.
  public static Fetcher fetcher(Path store, Path file, Runnable meanwhile) {
    return new Fetcher(store, () -> new FromFile(file, meanwhile));
  }

  @Override
  public Optional<Path> nearby(Artifact artifact) {
    return Optional.empty();
  }

  @Override
  public void download(Artifact artifact, Path into, DownloadProgress progress)
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
