package dynobench.fetch;

import dynobench.files.IoErrorText;
import eu.maveniverse.maven.mima.context.Context;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.aether.ConfigurationProperties;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResult;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferCancelledException;
import org.eclipse.aether.transfer.TransferEvent;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;

/// Jars by their coordinates, with their runtime dependencies, in the user's Maven repository. For
/// drivers without a descriptor. Verifies the checksums that Maven knows.
public final class MavenJars {
  private static final Pattern COORDINATES = Pattern.compile("[\\w.-]+:[\\w.-]+:[\\w.-]+");

  /// Default limit, sufficient for 90 MB at 50 kB/s.
  private static final Duration USUAL_LIMIT = Duration.ofMinutes(30);

  private final Optional<Path> settings;
  private final Duration limit;

  /// Uses the settings of the user's Maven.
  public MavenJars() {
    this(Optional.empty());
  }

  /// @param settings settings file to use instead of the user's
  MavenJars(Optional<Path> settings) {
    this(settings, USUAL_LIMIT);
  }

  /// @param settings settings file to use instead of the user's
  /// @param limit time limit for all files together
  MavenJars(Optional<Path> settings, Duration limit) {
    this.settings = settings;
    this.limit = limit;
  }

  /// Fetches the missing jars. Returns the paths of the jar and all its runtime dependencies.
  ///
  /// @param coordinates `group:name:version`
  /// @param listener consumer of the name of each file whose download begins, descriptions of
  ///   dependencies included
  /// @throws FetchException if a jar cannot be fetched
  /// @throws InterruptedException if the thread was interrupted
  public List<Path> fetch(String coordinates, Consumer<String> listener)
      throws FetchException, InterruptedException {
    if (!COORDINATES.matcher(coordinates).matches()) {
      throw new FetchException(
          "Coordinates have the form group:name:version, such as org.duckdb:duckdb_jdbc:1.4.0, not \"%s\""
              .formatted(coordinates));
    }
    try {
      return LimitedTransfer.run(() -> resolve(coordinates, listener), limit);
    } catch (TimeoutException e) {
      throw new FetchException(
          "Cannot fetch %s: not complete within %s. Try again: complete files are kept"
              .formatted(coordinates, FetchLimit.format(limit)),
          e);
    } catch (FetchException e) {
      throw e;
    } catch (IOException e) {
      throw new FetchException("Cannot fetch %s: %s".formatted(coordinates, IoErrorText.of(e)), e);
    }
  }

  private List<Path> resolve(String coordinates, Consumer<String> listener)
      throws FetchException, InterruptedException {
    try (Context maven =
        UsersMaven.open(
            settings,
            Map.of(
                ConfigurationProperties.REQUEST_TIMEOUT,
                MavenSource.PATIENCE_MILLIS,
                // One thread for everything, so that it can be interrupted.
                "aether.connector.basic.threads",
                1,
                "aether.dependencyCollector.impl",
                "df"))) {
      DependencyResult found =
          maven
              .repositorySystem()
              .resolveDependencies(
                  session(maven, UsersMaven.isOffline(maven, settings), listener),
                  request(maven, coordinates));
      return found.getArtifactResults().stream()
          .map(each -> each.getArtifact().getFile().toPath())
          .toList();
    } catch (RepositoryException e) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      throw new FetchException(
          "Cannot fetch %s: %s".formatted(coordinates, DownloadFailure.reason(cause(e))), e);
    }
  }

  /// Returns the innermost repository exception. The outer ones only name the request.
  private static Exception cause(Exception e) {
    return e.getCause() instanceof RepositoryException inner ? cause(inner) : e;
  }

  private static DefaultRepositorySystemSession session(
      Context maven, boolean offline, Consumer<String> listener) {
    var session = new DefaultRepositorySystemSession(maven.repositorySystemSession());
    session.setOffline(offline);
    session.setTransferListener(
        new AbstractTransferListener() {
          @Override
          public void transferInitiated(TransferEvent event) {
            listener.accept(event.getResource().getResourceName());
          }

          @Override
          public void transferProgressed(TransferEvent event) throws TransferCancelledException {
            if (Thread.currentThread().isInterrupted()) {
              throw new TransferCancelledException();
            }
          }
        });
    return session;
  }

  private static DependencyRequest request(Context maven, String coordinates) {
    var collect = new CollectRequest();
    // Not as root: Maven would fetch the optional dependencies of the root, too.
    collect.addDependency(new Dependency(new DefaultArtifact(coordinates), JavaScopes.RUNTIME));
    collect.setRepositories(maven.remoteRepositories());
    return new DependencyRequest(
        collect, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
  }
}
