package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.files.IoErrorText;
import eu.maveniverse.maven.mima.context.Context;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.aether.ConfigurationProperties;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.spi.connector.transport.GetTask;
import org.eclipse.aether.spi.connector.transport.Transporter;
import org.eclipse.aether.spi.connector.transport.TransporterProvider;
import org.eclipse.aether.transfer.NoTransporterException;
import org.eclipse.aether.transfer.TransferCancelledException;
import org.eclipse.aether.util.repository.JreProxySelector;

/// Repositories of the user's Maven, with its mirrors, proxies and passwords. Without settings,
/// Maven's default repositories.
final class MavenSource implements ArtifactSource {
  /// Timeout for a server that sends nothing.
  static final int PATIENCE_MILLIS = 30_000;

  private final Context maven;
  private final boolean offline;
  private final FetchLimit limit;

  /// @param settings settings file to use instead of the user's
  MavenSource(Optional<Path> settings) throws FetchException {
    this(settings, FetchLimit.USUAL);
  }

  /// @param settings settings file to use instead of the user's
  /// @param limit time limit for each file
  MavenSource(Optional<Path> settings, FetchLimit limit) throws FetchException {
    this.limit = limit;
    maven =
        UsersMaven.open(
            settings,
            Map.of(
                ConfigurationProperties.USER_AGENT,
                "Dynobench",
                ConfigurationProperties.REQUEST_TIMEOUT,
                PATIENCE_MILLIS));
    offline = UsersMaven.isOffline(maven, settings);
  }

  @Override
  public Optional<Path> nearby(Artifact artifact) {
    Path own = maven.repositorySystemSession().getLocalRepository().getBasedir().toPath();
    return Optional.of(artifact.in(own)).filter(Files::isRegularFile);
  }

  @Override
  public void download(Artifact artifact, Path into, DownloadProgress progress)
      throws IOException, InterruptedException {
    if (offline) {
      throw new FetchException(
          "Maven's settings are offline: download %s on another machine, and add it"
                  .formatted(artifact.file())
              + " with --from FILE");
    }
    requireRoom(artifact, into);
    var refusals = new ArrayList<String>();
    for (RemoteRepository each : maven.remoteRepositories()) {
      Optional<String> refusal = download(artifact, each, into, progress);
      if (refusal.isEmpty()) {
        return;
      }
      refusals.add(each.getId() + ": " + refusal.get());
    }
    throw new FetchException(
        "Cannot fetch %s (%s). Without a network, download the file on another machine, and add it with"
                .formatted(artifact.coordinates(), String.join("; ", refusals))
            + " --from FILE");
  }

  /// Throws if the disk is too full. The library writes a second copy of the file.
  private static void requireRoom(Artifact artifact, Path into) throws IOException {
    long here = Files.exists(into) ? Files.size(into) : 0;
    long needed = 2 * artifact.bytes() - here;
    long free = Files.getFileStore(into.getParent()).getUsableSpace();
    if (free < needed) {
      throw new FetchException(
          "%s needs %s on the disk of %s while it is fetched, but only %s are free: free some space there"
              .formatted(
                  artifact.file(),
                  Artifact.megabytes(needed),
                  into.getParent(),
                  Artifact.megabytes(free)));
    }
  }

  /// Downloads an artifact from one repository.
  ///
  /// @return why the download failed; empty if it succeeded
  private Optional<String> download(
      Artifact artifact, RemoteRepository repository, Path into, DownloadProgress progress)
      throws IOException, InterruptedException {
    Duration time = limit.of(artifact.bytes());
    try {
      return LimitedTransfer.run(() -> transfer(artifact, repository, into, progress), time);
    } catch (TimeoutException e) {
      return Optional.of(
          "it sent only %s of %s within %s. Try again to continue"
              .formatted(
                  Artifact.megabytes(Files.exists(into) ? Files.size(into) : 0),
                  Artifact.megabytes(artifact.bytes()),
                  FetchLimit.format(time)));
    }
  }

  private Optional<String> transfer(
      Artifact artifact, RemoteRepository repository, Path into, DownloadProgress progress)
      throws IOException, InterruptedException {
    try (Transporter transporter = transporter(throughProxy(repository));
        var watch = new TransferMonitor(artifact, into, progress)) {
      GetTask task =
          new GetTask(URI.create(artifact.location()))
              .setDataFile(into.toFile(), true)
              .setListener(watch);
      transporter.get(task);
      return Optional.empty();
    } catch (Exception e) { // the library declares no narrower type
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (e instanceof TransferCancelledException) {
        Files.deleteIfExists(into); // unusable for a continued download
      }
      return Optional.of(DownloadFailure.reason(e));
    }
  }

  /// Reads a small file of the first repository that has it.
  ///
  /// @throws FetchException if no repository has the file
  byte[] read(String location) throws FetchException, InterruptedException {
    if (offline) {
      throw new FetchException("Maven's settings are offline");
    }
    var refusals = new ArrayList<String>();
    for (RemoteRepository each : maven.remoteRepositories()) {
      try {
        return LimitedTransfer.run(() -> bytes(location, each), limit.least());
      } catch (TimeoutException e) {
        refusals.add(each.getId() + ": not complete within " + FetchLimit.format(limit.least()));
      } catch (IOException e) {
        refusals.add(each.getId() + ": " + IoErrorText.of(e));
      }
    }
    throw new FetchException(String.join("; ", refusals));
  }

  private byte[] bytes(String location, RemoteRepository repository)
      throws FetchException, InterruptedException {
    try (Transporter transporter = transporter(throughProxy(repository))) {
      var task = new GetTask(URI.create(location)).setListener(new SmallFileMonitor());
      transporter.get(task);
      return task.getDataBytes();
    } catch (Exception e) { // the library declares no narrower type
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      throw new FetchException(DownloadFailure.reason(e), e);
    }
  }

  /// Returns the repository with the system's proxy if Maven's settings name none.
  private static RemoteRepository throughProxy(RemoteRepository repository) {
    return repository.getProxy() == null
        ? new RemoteRepository.Builder(repository)
            .setProxy(new JreProxySelector().getProxy(repository))
            .build()
        : repository;
  }

  private Transporter transporter(RemoteRepository repository) throws NoTransporterException {
    return maven
        .lookup()
        .lookup(TransporterProvider.class)
        .orElseThrow()
        .newTransporter(maven.repositorySystemSession(), repository);
  }

  @Override
  public void close() {
    maven.close();
  }
}
