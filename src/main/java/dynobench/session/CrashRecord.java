package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.TestedFile;
import dynobench.event.Series;
import dynobench.measure.Blow;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plan.Plan;
import dynobench.plug.DiskKind;
import dynobench.promise.Tally;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What a folder of engines says of what their modes keep: crash runs are added to it, one after
/// the other.
///
/// @param engines the folder of engines' folders
public record CrashRecord(Path engines) {
  /// Adds what a run has found, even if it was cut off.
  ///
  /// @return the files that were written
  /// @throws IOException when one of them can't be read or written
  public List<Path> add(RunResult run) throws IOException {
    Map<String, List<Series>> engines =
        run.series().stream()
            .filter(each -> each.contender().flags().isEmpty())
            .collect(
                Collectors.groupingBy(
                    each -> each.contender().engine(), TreeMap::new, Collectors.toList()));
    var written = new ArrayList<Path>();
    for (var each : engines.entrySet()) {
      List<Tally> tallies = tallies(run, each.getValue());
      if (!tallies.isEmpty()) {
        Path folder = this.engines.resolve(each.getKey());
        Files.createDirectories(folder);
        known(folder, each.getValue().getFirst().version()).plus(tallies).write(folder);
        written.add(folder.resolve(TestedFile.FILE));
      }
    }
    return written;
  }

  /// What another version has kept says nothing of this one.
  private static TestedFile known(Path folder, String version) throws IOException {
    var problems = new Problems();
    TestedFile known = TestedFile.read(folder, problems).orElse(new TestedFile(version, List.of()));
    if (!problems.isEmpty()) {
      throw new IOException(problems.list().getFirst().toString());
    }
    return known.version().equals(version) ? known : new TestedFile(version, List.of());
  }

  private static List<Tally> tallies(RunResult run, List<Series> modes) {
    String host = run.environment().map(Environment::fileSystem).orElse("");
    String image =
        run.plan().flatMap(Plan::crash).map(Crash::disk).map(disk -> disk.id()).orElse("");
    List<Contender> contenders = modes.stream().map(Series::contender).toList();
    return run.crashes().stream()
        .filter(each -> contenders.contains(each.trial().contender()))
        .flatMap(each -> each.tally(isOnHost(each) ? host : image).stream())
        .toList();
  }

  private static boolean isOnHost(CrashResult crash) {
    return Crash.Way.of(crash.trial()) == Crash.Way.KILL;
  }

  /// What is still to be done.
  ///
  /// @param contenders that haven't crashed so often as was asked for
  /// @param times that the one needs which needs most
  /// @param before how often one of them has crashed, at most
  public record Due(List<Contender> contenders, Crash.Times times, int before) {
    public Due {
      contenders = List.copyOf(contenders);
    }
  }

  /// What is missing here of what is asked for, as to kills and pulls while rows are written.
  public Due due(Catalog catalog, List<Contender> contenders, Crash.Times asked, DiskKind disk)
      throws IOException {
    var left = new ArrayList<Contender>();
    int kills = 0;
    int pulls = 0;
    int before = 0;
    for (Contender each : contenders) {
      int killed = times(catalog, each, Blow.KILL, disk);
      int pulled = times(catalog, each, Blow.PLUG, disk);
      if (killed < asked.kills() || pulled < asked.pulls()) {
        left.add(each);
        kills = Math.max(kills, asked.kills() - killed);
        pulls = Math.max(pulls, asked.pulls() - pulled);
        before = Math.max(before, Math.max(killed, pulled));
      }
    }
    return left.isEmpty()
        ? new Due(left, asked, before)
        : new Due(left, new Crash.Times(kills, pulls, asked.closings(), asked.full()), before);
  }

  private int times(Catalog catalog, Contender contender, Blow blow, DiskKind disk)
      throws IOException {
    String version = catalog.engine(contender.engine()).map(Descriptor::version).orElse("");
    return known(engines.resolve(contender.engine()), version).tallies().stream()
        .filter(each -> each.mode().equals(contender.mode()))
        .filter(each -> each.commit().equals(contender.commit().text()))
        .filter(each -> each.blow() == blow && each.isWriting())
        .filter(each -> blow == Blow.KILL || each.disk().equals(disk.id()))
        .mapToInt(Tally::times)
        .sum();
  }
}
