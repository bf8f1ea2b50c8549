package dynobench.crash;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.ResultFile;
import dynobench.catalog.TestedFile;
import dynobench.durability.CrashTally;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Results of crash tests in a folder of engines. Crash runs are added one after the other.
///
/// @param engines the folder with the engines' folders
public record CrashRecord(Path engines) {
  /// Adds a run's results, even if the run was interrupted. Leaves out contenders with JVM flags of
  /// their own. Replaces results of another version only if the run's version is the installed one.
  ///
  /// @param catalog the installed engines
  /// @return the written files; empty for a run that was added before or has no results
  /// @throws IOException if a file cannot be read or written, or is of another version
  public List<Path> add(RunResult run, Catalog catalog) throws IOException {
    String name =
        Instant.ofEpochMilli(run.started().map(RunStarted::atMillis).orElse(0L)).toString();
    Map<String, List<Series>> engines =
        run.series().stream()
            .filter(each -> each.contender().flags().isEmpty())
            .collect(
                Collectors.groupingBy(
                    each -> each.contender().engine(), TreeMap::new, Collectors.toList()));
    var written = new ArrayList<Path>();
    for (var each : engines.entrySet()) {
      List<CrashTally> tallies = tallies(run, each.getValue());
      if (!tallies.isEmpty()) {
        Path folder = this.engines.resolve(each.getKey());
        Files.createDirectories(folder);
        String version = each.getValue().getFirst().version();
        requireNotOther(folder, each.getKey(), version, catalog);
        TestedFile known = known(folder, version);
        if (!known.runs().contains(name)) {
          known.plus(name, tallies).write(folder);
          written.add(folder.resolve(TestedFile.FILE));
        }
      }
    }
    return written;
  }

  private static void requireNotOther(Path folder, String engine, String version, Catalog catalog)
      throws IOException {
    Optional<String> other =
        read(folder).map(TestedFile::version).filter(it -> !it.equals(version));
    boolean isHere = catalog.engine(engine).filter(it -> it.version().equals(version)).isPresent();
    if (other.isPresent() && !isHere) {
      throw new IOException(
          "%s has version %s, but the run has version %s: delete the file to start a new record"
              .formatted(folder.resolve(TestedFile.FILE), other.get(), version));
    }
  }

  private static Optional<TestedFile> read(Path folder) throws IOException {
    return ResultFile.readSound(folder, TestedFile::read);
  }

  /// Returns the known results of a version. Results of another version say nothing about this
  /// version.
  private static TestedFile known(Path folder, String version) throws IOException {
    return read(folder)
        .filter(it -> it.version().equals(version))
        .orElse(new TestedFile(version, List.of(), List.of()));
  }

  private static List<CrashTally> tallies(RunResult run, List<Series> modes) {
    List<Contender> contenders = modes.stream().map(Series::contender).toList();
    return run.crashes().all().stream()
        .filter(each -> contenders.contains(each.trial().contender()))
        .flatMap(each -> each.tally(disk(run, each)).stream())
        .toList();
  }

  /// Returns the kind of disk; "unknown" instead of a blank, which a record must not have.
  private static String disk(RunResult run, CrashResult crash) {
    String disk = run.crashes().disk(crash);
    return disk.isBlank() ? "unknown" : disk;
  }

  /// Remaining crashes.
  ///
  /// @param contenders contenders with fewer crashes than requested
  /// @param times the largest number of missing crashes of any contender, for each kind; the
  ///   requested numbers if no contender is left
  /// @param before the largest number of crashes of one kind that one of these contenders already
  ///   has
  public record Due(List<Contender> contenders, CrashRules.CrashCounts times, int before) {
    public Due {
      contenders = List.copyOf(contenders);
    }
  }

  /// Returns the crashes that are missing from the requested number. Counts the recorded crashes of
  /// the contender's mode and commit style in the installed version. Kills during writing count on
  /// any disk, all other crashes only on the given kind of disk.
  public Due due(
      Catalog catalog, List<Contender> contenders, CrashRules.CrashCounts asked, DiskKind disk)
      throws IOException {
    var left = new ArrayList<Contender>();
    int kills = 0;
    int pulls = 0;
    int closings = 0;
    int full = 0;
    int before = 0;
    for (Contender each : contenders) {
      List<CrashTally> known = known(catalog, each);
      int killed = times(known, it -> it.isKill() && it.isWriting());
      int pulled = times(known, it -> !it.isKill() && it.isWriting() && isOf(it, disk));
      int closed = times(known, it -> it.isKill() && it.isEnding() && isOf(it, disk));
      int filled = times(known, it -> it.isFull() && isOf(it, disk));
      if (killed < asked.kills()
          || pulled < asked.pulls()
          || closed < asked.closings()
          || filled < asked.full()) {
        left.add(each);
        kills = Math.max(kills, asked.kills() - killed);
        pulls = Math.max(pulls, asked.pulls() - pulled);
        closings = Math.max(closings, asked.closings() - closed);
        full = Math.max(full, asked.full() - filled);
        before = Math.max(before, Math.max(Math.max(killed, pulled), Math.max(closed, filled)));
      }
    }
    return left.isEmpty()
        ? new Due(left, asked, before)
        : new Due(left, new CrashRules.CrashCounts(kills, pulls, closings, full), before);
  }

  private static boolean isOf(CrashTally tally, DiskKind disk) {
    return tally.disk().equals(disk.id());
  }

  private static int times(List<CrashTally> known, Predicate<CrashTally> which) {
    return known.stream().filter(which).mapToInt(CrashTally::times).sum();
  }

  private List<CrashTally> known(Catalog catalog, Contender contender) throws IOException {
    String version = catalog.engine(contender.engine()).map(Descriptor::version).orElse("");
    return known(engines.resolve(contender.engine()), version).tallies().stream()
        .filter(each -> each.mode().equals(contender.mode()))
        .filter(each -> each.commit().equals(contender.commit().text()))
        .toList();
  }
}
