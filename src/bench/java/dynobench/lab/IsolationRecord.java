package dynobench.lab;

import dynobench.catalog.IsolationFile;
import dynobench.catalog.IsolationFile.Entry;
import dynobench.catalog.ResultFile;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.isolation.LevelTally;
import dynobench.isolation.LevelTally.AnomalyCount;
import dynobench.measure.IsolationLevel;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// Results of tests of isolation in a folder of engines. Runs are added one after the other.
public final class IsolationRecord {
  private IsolationRecord() {}

  /// Adds a run's results, even if the run was interrupted. Leaves out contenders with JVM flags of
  /// their own.
  ///
  /// @param engines the folder with the engines' folders
  /// @return the written files; empty for a run that was added before or has no results
  /// @throws IOException if a file cannot be read or written
  public static List<Path> add(RunResult run, Path engines) throws IOException {
    Instant start = Instant.ofEpochMilli(run.started().map(RunStarted::atMillis).orElse(0L));
    String date = start.atZone(ZoneOffset.UTC).toLocalDate().toString();
    var found = new TreeMap<String, List<Entry>>();
    for (LevelResult each : LevelResult.of(run)) {
      Optional<Series> series =
          run.series(each.contender()).filter(it -> it.contender().flags().isEmpty());
      Optional<IsolationLevel> wanted = each.asked();
      if (series.isPresent() && wanted.isPresent()) {
        found
            .computeIfAbsent(each.contender().family(), _ -> new ArrayList<>())
            .add(
                new Entry(
                    series.get().version(),
                    each.contender().mode(),
                    tally(each, wanted.get(), date)));
      }
    }
    var written = new ArrayList<Path>();
    for (var each : found.entrySet()) {
      Path folder = Files.createDirectories(engines.resolve(each.getKey()));
      IsolationFile known =
          ResultFile.readSound(folder, IsolationFile::read).orElse(IsolationFile.EMPTY);
      if (!known.runs().contains(start.toString())) {
        known.plus(start.toString(), each.getValue()).write(folder);
        written.add(folder.resolve(IsolationFile.FILE));
      }
    }
    return written;
  }

  private static LevelTally tally(LevelResult level, IsolationLevel wanted, String date) {
    Optional<IsolationLevel> taken = level.isTested() ? level.tested() : Optional.empty();
    List<AnomalyCount> seen =
        level.anomalies().stream()
            .map((SeenAnomaly each) -> new AnomalyCount(each.anomaly(), each.count()))
            .toList();
    return new LevelTally(wanted, taken, level.scripts().size(), level.transactions(), seen, date);
  }
}
