package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.catalog.Bundle;
import dynobench.catalog.Descriptor;
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

/// Brings jars into a folder that is laid out as a Maven repository, and takes them out again. Only
/// one process does so at a time; others wait.
public final class Fetcher {
  /// A lock on a file holds for the whole process: its threads need one of their own.
  private static final ReentrantLock OWN = new ReentrantLock();

  /// How often it is looked whether somebody else is done.
  private static final Duration LOOK = Duration.ofMillis(200);

  private final Path store;
  private final Source.Opening sources;

  Fetcher(Path store, Source.Opening sources) {
    this.store = store;
    this.sources = sources;
  }

  /// One that asks as the user's Maven does.
  ///
  /// @param store it needs not exist
  public static Fetcher asMaven(Path store) {
    return new Fetcher(store, () -> new MavenSource(Optional.empty()));
  }

  /// The time after which a file is given up, in words; the next attempt goes on from there.
  public static String limit(Artifact artifact) {
    return FetchLimit.words(FetchLimit.USUAL.of(artifact.bytes()));
  }

  /// Fetches what isn't here.
  ///
  /// @throws FetchException when it can't be had
  /// @throws InterruptedException when the thread was interrupted; the next attempt goes on from
  ///   there
  public void fetch(List<Artifact> artifacts, Progress progress)
      throws IOException, InterruptedException {
    locked(
        progress::waiting,
        () -> {
          try (Source source = sources.open()) {
            for (Artifact each : artifacts) {
              if (!each.isIn(store)) {
                fetch(each, source, progress);
              }
            }
          }
        });
  }

  private void fetch(Artifact artifact, Source source, Progress progress)
      throws IOException, InterruptedException {
    Optional<Path> nearby = source.nearby(artifact);
    if (nearby.isPresent() && FetchedFile.isIt(artifact, nearby.get())) {
      keep(artifact, nearby.get());
      return;
    }
    Path part = part(artifact);
    Files.createDirectories(part.getParent());
    sweep(part);
    if (!Files.exists(part) || Files.size(part) < artifact.bytes()) {
      source.bring(artifact, part, progress);
    } // else a killed one had all of it; whether it is right is seen now
    Optional<String> fault = FetchedFile.fault(artifact, part);
    if (fault.isPresent()) {
      Files.delete(part);
      throw new FetchException(
          "%s is not what was expected: %s. Nothing of it is kept."
              .formatted(artifact.coordinates(), fault.get()));
    }
    Files.move(part, artifact.in(store), StandardCopyOption.ATOMIC_MOVE);
  }

  private Path part(Artifact artifact) {
    return artifact.in(store).resolveSibling(artifact.file() + ".part");
  }

  /// Deletes the copies that Maven's library makes of a part, and leaves when it is killed.
  private static void sweep(Path part) throws IOException {
    Path folder = Objects.requireNonNull(part.getParent());
    for (Path each : Leftovers.in(folder, part.getFileName() + ".")) {
      Files.delete(each);
    }
  }

  /// Takes artifacts from a file, or from a folder that holds them under any name.
  ///
  /// @return those that were not found there
  public List<Artifact> take(List<Artifact> artifacts, Path from)
      throws IOException, InterruptedException {
    var lacking = new ArrayList<Artifact>();
    locked(() -> {
      List<Path> files = files(from);
      for (Artifact each : artifacts) {
        Optional<Path> found = FetchedFile.find(each, files);
        if (found.isPresent()) {
          keep(each, found.get());
        } else {
          lacking.add(each);
        }
      }
    });
    return List.copyOf(lacking);
  }

  private static List<Path> files(Path from) throws IOException {
    if (!Files.exists(from)) {
      throw new FetchException("There is no %s: name a jar, or a folder of jars".formatted(from));
    }
    if (!Files.isDirectory(from)) {
      return List.of(from);
    }
    try (var all = Files.list(from)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void keep(Artifact artifact, Path file) throws IOException {
    Path part = part(artifact);
    Files.createDirectories(part.getParent());
    Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
    Files.move(
        part,
        artifact.in(store),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /// Removes what of some engines was fetched, and what no other one needs.
  ///
  /// @param others that may need the same files
  /// @return how many bytes were freed
  public long remove(List<Descriptor> engines, List<Descriptor> others)
      throws IOException, InterruptedException {
    List<Artifact> needed = fetched(others);
    long[] freed = {0};
    locked(() -> {
      if (Hold.isOn(store)) {
        throw new FetchException(
            "A run goes on that may use what was fetched: nothing is removed before it has ended");
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
        Bundle bundle = each.code().bundle();
        if (!bundle.packs().isEmpty()) {
          Unpacker.remove(bundle);
        }
      }
    });
    return freed[0];
  }

  /// Lets nobody remove anything.
  public Hold hold() throws IOException {
    return Hold.on(store);
  }

  private static List<Artifact> fetched(List<Descriptor> engines) {
    return engines.stream().flatMap(it -> it.fetched().stream()).toList();
  }

  /// Something that a lock is held for.
  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  private void locked(Work work) throws IOException, InterruptedException {
    locked(() -> {}, work);
  }

  /// @param waiting is called again and again while somebody else has the lock; may interrupt
  private void locked(Runnable waiting, Work work) throws IOException, InterruptedException {
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
