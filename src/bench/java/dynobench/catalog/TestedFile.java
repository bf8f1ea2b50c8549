package dynobench.catalog;

import static java.util.stream.Collectors.joining;

import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.durability.CrashTally;
import dynobench.durability.CrashTestResult;
import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.files.AtomicFile;
import dynobench.planfile.PlanText;
import dynobench.toml.Problems;
import dynobench.toml.TomlSection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Results of crash tests of an engine's modes, in a file beside its descriptor.
///
/// @param version the engine's version
/// @param runs start times of the added runs
/// @param tallies results, one for each mode, kind of crash, moment, file system and commit style
public record TestedFile(String version, List<String> runs, List<CrashTally> tallies) {
  /// Name of the file in an engine's folder.
  public static final String FILE = "tested.toml";

  private static final String HEAD =
      """
      # What was left when this engine's modes had crashed. Made by: dynobench crash --record
      format = 1
      version = %s
      runs = [%s]
      """;

  private static final String ENTRY =
      """

      [modes.%s.%s]
      commit = %s
      way = %s
      during = %s
      disk = %s
      times = %d
      whole = %d
      lost-rows = %d
      lost-millis = %d
      not-opened = %d
      spoilt = %d
      words = %s
      opens-millis = %d
      flushes = %d
      rows = %d
      date = %s
      """;

  private static final int MOST_TIMES = 1_000_000;
  private static final long MOST = 1_000_000_000_000_000L;

  public TestedFile {
    runs = List.copyOf(runs);
    tallies = List.copyOf(tallies);
  }

  /// Reads the file of an engine's folder. Empty if the file is missing or has problems. Throws an
  /// exception only if the file cannot be read as text.
  public static Optional<TestedFile> read(Path folder, Problems problems) throws IOException {
    return ResultFile.read(folder.resolve(FILE), TestedFile::read, problems);
  }

  private static TestedFile read(TomlSection root) {
    root.count("format", 1, 1, 1);
    String version = root.text("version");
    List<String> runs = root.texts("runs");
    var tallies = new ArrayList<CrashTally>();
    for (TomlSection mode : root.sections("modes")) {
      for (TomlSection each : mode.sections()) {
        tallies.add(tally(mode.name(), each));
        each.finish();
      }
    }
    root.finish();
    return new TestedFile(version, runs, tallies);
  }

  private static CrashTally tally(String mode, TomlSection at) {
    int times = at.count("times", 1, 1, MOST_TIMES);
    return new CrashTally(
        mode,
        at.text("commit"),
        at.choice("way", CrashKind.class).orElse(CrashKind.KILL),
        at.choice("during", CrashStage.class).orElse(CrashStage.WRITING),
        at.text("disk"),
        times,
        at.count("whole", 0, 0, times),
        at.number("lost-rows", 0, 0, MOST),
        at.number("lost-millis", 0, 0, MOST),
        at.count("not-opened", 0, 0, times),
        at.number("spoilt", 0, 0, MOST),
        at.text("words", ""),
        at.number("opens-millis", 0, 0, MOST),
        at.number("flushes", 0, 0, MOST),
        at.number("rows", 0, 0, MOST),
        at.text("date"));
  }

  /// Writes the file into an engine's folder. Replaces an existing file.
  public void write(Path folder) throws IOException {
    String text =
        String.format(
                Locale.ROOT,
                HEAD,
                quoted(version),
                runs.stream().map(TestedFile::quoted).collect(joining(", ")))
            + tallies.stream().map(TestedFile::text).collect(joining());
    AtomicFile.write(folder.resolve(FILE), text);
  }

  private static String text(CrashTally it) {
    return String.format(
        Locale.ROOT,
        ENTRY,
        quoted(it.mode()),
        quoted(it.key()),
        quoted(it.commit()),
        quoted(TomlSection.written(it.blow())),
        quoted(TomlSection.written(it.stage())),
        quoted(it.disk()),
        it.times(),
        it.whole(),
        it.lostRows(),
        it.lostMillis(),
        it.notOpened(),
        it.spoilt(),
        quoted(it.words()),
        it.opensMillis(),
        it.flushes(),
        it.rows(),
        quoted(it.date()));
  }

  private static String quoted(String text) {
    return PlanText.quoted(text);
  }

  /// Returns these results together with those of another run of the same version.
  public TestedFile plus(String run, Collection<CrashTally> more) {
    var sums = new TreeMap<String, CrashTally>();
    for (Collection<CrashTally> each : List.of(tallies, more)) {
      each.forEach(it -> sums.merge(it.mode() + " " + it.key(), it, CrashTally::plus));
    }
    List<String> both = Stream.concat(runs.stream(), Stream.of(run)).toList();
    return new TestedFile(version, both, List.copyOf(sums.values()));
  }

  /// Returns the engine, with these results in its modes. Results of another version are ignored.
  Descriptor of(Descriptor engine) {
    return version.equals(engine.version())
        ? engine.withModes(engine.modes().stream().map(this::of).toList())
        : engine;
  }

  private Mode of(Mode mode) {
    Durability promise = mode.durability();
    List<CrashTally> crashes = tallies.stream().filter(it -> it.mode().equals(mode.id())).toList();
    return mode.tested(
        new Durability(
            new DurabilityStatement(promise.kill().promised(), summed(crashes, CrashTally::isKill)),
            new DurabilityStatement(
                promise.powerCut().promised(), summed(crashes, it -> !it.isKill()))),
        crashes);
  }

  /// Sums the usual crashes; empty if there are none. Leaves out full disks, commits other than
  /// `autocommit` and, for power cuts, other file systems than ext4. The list of crashes shows
  /// them.
  private Optional<CrashTestResult> summed(List<CrashTally> crashes, Predicate<CrashTally> way) {
    return crashes.stream()
        .filter(way)
        .filter(it -> it.isUsual() && !it.isFull())
        .reduce(CrashTally::plus)
        .map(it -> it.tested(version));
  }
}
