package dynobench.fetch;

import dynobench.catalog.ArtifactName;
import dynobench.files.IoErrorText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Releases of artifacts in the repositories of the user's Maven.
public final class MavenReleases {
  private final Optional<Path> settings;

  /// Uses the settings of the user's Maven.
  public MavenReleases() {
    this(Optional.empty());
  }

  /// @param settings settings file to use instead of the user's
  public MavenReleases(Optional<Path> settings) {
    this.settings = settings;
  }

  /// Asks for the releases of several artifacts at once. Waits at most as long as one answer may
  /// take.
  ///
  /// @throws FetchException if Maven's settings cannot be read
  /// @throws InterruptedException if the thread was interrupted
  public Map<ArtifactName, ReleaseAnswer> of(Collection<ArtifactName> artifacts)
      throws FetchException, InterruptedException {
    try (var source = new MavenSource(settings);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var asked = new LinkedHashMap<ArtifactName, Future<ReleaseAnswer>>();
      artifacts.forEach(each -> asked.put(each, threads.submit(() -> answer(each, source))));
      try {
        var answers = new LinkedHashMap<ArtifactName, ReleaseAnswer>();
        for (var each : asked.entrySet()) {
          answers.put(each.getKey(), each.getValue().get());
        }
        return answers;
      } catch (ExecutionException e) {
        throw new IllegalStateException(e);
      } finally {
        threads.shutdownNow();
      }
    }
  }

  private static ReleaseAnswer answer(ArtifactName artifact, MavenSource source)
      throws InterruptedException {
    try {
      byte[] list = source.read(artifact.metadataLocation());
      return new ReleaseAnswer.Listed(PublishedReleases.parse(artifact, list));
    } catch (IOException e) {
      return new ReleaseAnswer.Unreadable(IoErrorText.of(e));
    }
  }
}
