package dynobench.fetch;

import dynobench.catalog.Artifact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Where artifacts come from.
interface Source extends AutoCloseable {
  /// Where it is.
  interface Opening {
    Source open() throws IOException;
  }

  /// A file on this machine that may be the artifact.
  Optional<Path> nearby(Artifact artifact);

  /// Brings the artifact from elsewhere.
  ///
  /// @param into what there is of it already is kept, if its origin can go on from there
  /// @throws FetchException when no origin has it
  /// @throws InterruptedException when the thread was interrupted; what has come by then is kept
  void bring(Artifact artifact, Path into, Progress progress)
      throws IOException, InterruptedException;

  @Override
  void close();
}
