package dynobench.store;

import dynobench.files.AtomicFile;
import dynobench.files.Fingerprint;
import dynobench.files.OwnFolder;
import dynobench.files.RegularFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Summaries of large logs, in a private folder of this installation. Summaries are not stored in
/// the folders of runs, which may be untrusted: an untrusted summary would replace the log, and
/// writing a summary could follow a link.
public final class SummaryCache {
  /// Cache that stores nothing.
  public static final SummaryCache NONE = new SummaryCache(Optional.empty());

  /// Maximum size of the cache in bytes: summaries of ten million figures. The least recently used
  /// ones are deleted first.
  private static final long MOST_BYTES = 1L << 30;

  private static final String ENDING = ".jsonl";

  private final Optional<Path> folder;

  private SummaryCache(Optional<Path> folder) {
    this.folder = folder;
  }

  /// @param folder folder that is created with the first summary
  public static SummaryCache in(Path folder) {
    return new SummaryCache(Optional.of(folder));
  }

  boolean isNone() {
    return folder.isEmpty();
  }

  /// Opens the summary of a run.
  ///
  /// @throws NoSuchFileException when it does not exist
  InputStream open(Path run) throws IOException {
    Path file = file(run);
    InputStream in = new BufferedInputStream(RegularFile.stream(file));
    touch(file);
    return in;
  }

  private static void touch(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // the folder is read-only: then its creation counts as its last use
    }
  }

  /// Replaces the summary of a run, and deletes others if the cache is too large.
  void store(Path run, AtomicFile.ContentWriter content) throws IOException {
    if (folder.isPresent()) {
      OwnFolder.createPrivate(folder.get());
      AtomicFile.write(file(run), content);
      makeRoom(folder.get());
    }
  }

  /// Deletes the summary of a run that is moved or deleted. Ignored if the summary does not exist
  /// or cannot be deleted.
  public void forget(Path run) {
    try {
      if (folder.isPresent()) {
        Files.deleteIfExists(file(run));
      }
    } catch (IOException e) {
      // it is deleted when the cache is too large
    }
  }

  /// Returns the file for the summary of a run, which may not exist.
  Path file(Path run) throws IOException {
    Path summaries = folder.orElseThrow(() -> new NoSuchFileException(run.toString()));
    return summaries.resolve(Fingerprint.of(run.toRealPath().toString()) + ENDING);
  }

  private record CachedSummary(Path file, FileTime used, long bytes) {}

  private static void makeRoom(Path folder) throws IOException {
    long bytes = 0;
    for (CachedSummary each : newestFirst(folder)) {
      bytes += each.bytes();
      if (bytes > MOST_BYTES) {
        Files.deleteIfExists(each.file());
      }
    }
  }

  private static List<CachedSummary> newestFirst(Path folder) throws IOException {
    var all = new ArrayList<CachedSummary>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path each : files.toList()) {
        all.add(new CachedSummary(each, Files.getLastModifiedTime(each), Files.size(each)));
      }
    }
    all.sort(Comparator.comparing(CachedSummary::used).reversed());
    return all;
  }
}
