package dynobench.fetch;

import dynobench.catalog.Artifact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// A source of artifacts.
interface ArtifactSource extends AutoCloseable {
  /// Opens a source.
  interface Opening {
    ArtifactSource open() throws IOException;
  }

  /// Returns a file on this machine that may be the artifact.
  Optional<Path> nearby(Artifact artifact);

  /// Downloads an artifact.
  ///
  /// @param into target file; its content is kept if the origin can continue the download
  /// @throws FetchException if no origin has the artifact
  /// @throws InterruptedException if the thread was interrupted; the received bytes are kept
  void download(Artifact artifact, Path into, DownloadProgress progress)
      throws IOException, InterruptedException;

  @Override
  void close();
}
