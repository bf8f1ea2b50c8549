package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.catalog.Descriptor;
import dynobench.catalog.ServerBundle;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/// Downloads jars into a folder with the layout of a Maven repository, and removes them. Only one
/// process changes the folder at a time; other processes wait.
public final class Fetcher {
  /// Lock between threads of this process, since a file lock applies to the whole process.
  private static final ReentrantLock OWN = new ReentrantLock();

  /// Interval between attempts to get a lock that another process holds.
  private static final Duration LOOK = Duration.ofMillis(200);

  private final Path store;
  private final ArtifactSource.Opening sources;

  Fetcher(Path store, ArtifactSource.Opening sources) {
    this.store = store;
    this.sources = sources;
  }

  /// Returns a fetcher with the settings of the user's Maven.
  ///
  /// @param store target folder, which need not exist
  public static Fetcher asMaven(Path store) {
    return new Fetcher(store, () -> new MavenSource(Optional.empty()));
  }

  /// Returns the time limit for a file, in words. The next attempt continues where this one ended.
  public static String limit(Artifact artifact) {
    return FetchLimit.format(FetchLimit.USUAL.of(artifact.bytes()));
  }

  /// Fetches the missing artifacts. Copies those that the user's Maven repository has, and
  /// downloads the others.
  ///
  /// @throws FetchException if an artifact cannot be fetched
  /// @throws InterruptedException if the thread was interrupted; the next attempt continues from
  ///   there
  public void fetch(List<Artifact> artifacts, DownloadProgress progress)
      throws IOException, InterruptedException {
    locked(
        progress::waiting,
        () -> {
          try (ArtifactSource source = sources.open()) {
            for (Artifact each : artifacts) {
              if (!each.isIn(store)) {
                fetch(each, source, progress);
              }
            }
          }
        });
  }

  private void fetch(Artifact artifact, ArtifactSource source, DownloadProgress progress)
      throws IOException, InterruptedException {
    Optional<Path> nearby = source.nearby(artifact);
    if (nearby.isPresent() && FetchedFile.isArtifact(artifact, nearby.get())) {
      store(artifact, nearby.get());
      return;
    }
    Path part = part(artifact);
    Files.createDirectories(part.getParent());
    sweep(part);
    if (!Files.exists(part) || Files.size(part) < artifact.bytes()) {
      source.download(artifact, part, progress);
    } // else a killed process had received all bytes, which are checked next
    Optional<String> fault = FetchedFile.fault(artifact, part);
    if (fault.isPresent()) {
      Files.delete(part);
      throw new FetchException(
          "%s is not the expected file: %s. Dynobench deleted the file."
              .formatted(artifact.coordinates(), fault.get()));
    }
    Files.move(part, artifact.in(store), StandardCopyOption.ATOMIC_MOVE);
  }

  private Path part(Artifact artifact) {
    return artifact.in(store).resolveSibling(artifact.file() + ".part");
  }

  /// Deletes copies of a part that Maven's library leaves when its process is killed.
  private static void sweep(Path part) throws IOException {
    Path folder = Objects.requireNonNull(part.getParent());
    for (Path each : LeftoverFiles.in(folder, part.getFileName() + ".")) {
      Files.delete(each);
    }
  }

  /// Copies artifacts from a file, or from a folder that contains them under any names. Does not
  /// search subfolders. Throws [FetchException] if the path does not exist.
  ///
  /// @return the artifacts that were not found
  public List<Artifact> take(List<Artifact> artifacts, Path from)
      throws IOException, InterruptedException {
    var lacking = new ArrayList<Artifact>();
    locked(() -> {
      List<Path> files = files(from);
      for (Artifact each : artifacts) {
        Optional<Path> found = FetchedFile.find(each, files);
        if (found.isPresent()) {
          store(each, found.get());
        } else {
          lacking.add(each);
        }
      }
    });
    return List.copyOf(lacking);
  }

  private static List<Path> files(Path from) throws IOException {
    if (!Files.exists(from)) {
      throw new FetchException(
          "%s does not exist: name a jar, or a folder of jars".formatted(from));
    }
    if (!Files.isDirectory(from)) {
      return List.of(from);
    }
    try (var all = Files.list(from)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void store(Artifact artifact, Path file) throws IOException {
    Path part = part(artifact);
    Files.createDirectories(part.getParent());
    Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
    Files.move(
        part,
        artifact.in(store),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /// Removes the fetched files of some engines, except files that other engines need. Also removes
  /// the unpacked programs of their servers.
  ///
  /// @param others engines whose files must stay
  /// @return the number of freed bytes, without unpacked programs
  /// @throws FetchException if a run in progress may use the files
  public long remove(List<Descriptor> engines, List<Descriptor> others)
      throws IOException, InterruptedException {
    List<Artifact> needed = fetched(others);
    long[] freed = {0};
    locked(() -> {
      if (RemovalLock.isActive(store)) {
        throw new FetchException("A run in progress may use the fetched files: wait until it ends");
      }
      for (Artifact each : fetched(engines)) {
        Path file = each.in(store);
        if (!needed.contains(each) && Files.exists(file)) {
          freed[0] += Files.size(file);
          Files.delete(file);
        }
        Files.deleteIfExists(part(each));
        sweep(part(each));
      }
      for (Descriptor each : engines) {
        ServerBundle bundle = each.code().bundle();
        if (!bundle.packs().isEmpty()) {
          Unpacker.remove(bundle);
        }
      }
    });
    return freed[0];
  }

  /// Prevents the removal of files while the hold is open.
  public RemovalLock hold() throws IOException {
    return RemovalLock.on(store);
  }

  private static List<Artifact> fetched(List<Descriptor> engines) {
    return engines.stream().flatMap(it -> it.fetched().stream()).toList();
  }

  /// Work to do while holding a lock.
  private interface LockedAction {
    void run() throws IOException, InterruptedException;
  }

  private void locked(LockedAction work) throws IOException, InterruptedException {
    locked(() -> {}, work);
  }

  /// @param waiting callback, called repeatedly while another thread or process holds the lock; may
  ///   interrupt
  private void locked(Runnable waiting, LockedAction work)
      throws IOException, InterruptedException {
    while (!OWN.tryLock(LOOK.toMillis(), TimeUnit.MILLISECONDS)) {
      waiting.run();
    }
    try {
      Files.createDirectories(store);
      try (FileChannel channel =
              FileChannel.open(
                  store.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock _ = lock(channel, waiting)) {
        work.run();
      }
    } finally {
      OWN.unlock();
    }
  }

  private static FileLock lock(FileChannel channel, Runnable waiting)
      throws IOException, InterruptedException {
    while (true) {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return lock;
      }
      waiting.run();
      Thread.sleep(LOOK.toMillis());
    }
  }
}
