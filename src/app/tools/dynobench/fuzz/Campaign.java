package dynobench.fuzz;

import dynobench.files.FolderTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.LongStream;

/// Sequence of one fuzzer's inputs.
final class Campaign {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /// Multiplier that spreads adjacent seeds.
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Fuzzer fuzzer;
  private final Place place;
  private final Path folder;
  private final Tally tally;
  private final Watchdog watchdog = new Watchdog(PATIENCE);

  /// @param place folder in which no file may remain
  Campaign(Fuzzer fuzzer, Place place) {
    this.fuzzer = fuzzer;
    this.place = place;
    this.folder = place.folder().resolve("input");
    this.tally = new Tally(fuzzer.name());
  }

  Tally run(LongStream seeds) throws IOException, InterruptedException {
    Set<Path> before = place.files();
    for (long seed : seeds.toArray()) {
      attempt(seed);
      FolderTree.delete(folder);
      Set<Path> left = place.files();
      left.removeAll(before);
      if (!left.isEmpty()) {
        tally.add(seed, new Finding("a file was left behind", left.toString()));
        for (Path each : List.copyOf(left)) {
          FolderTree.delete(each);
        }
      }
    }
    return tally;
  }

  private void attempt(long seed) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    long begin = System.nanoTime();
    try {
      FuzzVerdict verdict = watchdog.call(() -> fuzzer.attempt(new Random(seed * SPREAD), folder));
      tally.add(seed, System.nanoTime() - begin, verdict);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      tally.add(seed, System.nanoTime() - begin, refused(Finding.of(cause)));
    } catch (Watchdog.Hang e) {
      tally.add(
          seed,
          System.nanoTime() - begin,
          refused(new Finding("a hang", String.valueOf(e.getMessage()))));
    }
  }

  private static FuzzVerdict refused(Finding finding) {
    return new FuzzVerdict(false, List.of(), List.of(finding), List.of());
  }
}
