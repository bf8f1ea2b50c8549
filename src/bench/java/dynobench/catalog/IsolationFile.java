package dynobench.catalog;

import static java.util.stream.Collectors.joining;

import dynobench.files.AtomicFile;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.LevelTally;
import dynobench.isolation.LevelTally.AnomalyCount;
import dynobench.isolation.ModeIsolation;
import dynobench.measure.IsolationLevel;
import dynobench.planfile.PlanText;
import dynobench.toml.Problems;
import dynobench.toml.TomlSection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Results of tests of isolation of an engine, of all its versions, in a file beside its
/// descriptor.
///
/// @param runs start times of the added runs
/// @param entries results, one for each version, mode and level
public record IsolationFile(List<String> runs, List<Entry> entries) {
  /// Name of the file in an engine's folder.
  public static final String FILE = "isolation.toml";

  public static final IsolationFile EMPTY = new IsolationFile(List.of(), List.of());

  private static final String HEAD =
      """
      # What the isolation levels of this engine let happen. Made by: dynobench isolation --record
      format = 1
      runs = [%s]
      """;

  private static final String ENTRY =
      """

      [versions.%s.%s.%s]
      taken = %s
      scripts = %d
      transactions = %d
      seen = { %s }
      date = %s
      """;

  private static final String NO_LEVEL = "not-supported";
  private static final long MOST = 1_000_000_000_000L;

  /// Result of one level.
  public record Entry(String version, String mode, LevelTally tally) {
    private String key() {
      return version + " " + mode + " " + tally.wanted();
    }
  }

  public IsolationFile {
    runs = List.copyOf(runs);
    entries = List.copyOf(entries);
  }

  /// Reads the file of an engine's folder. Empty if the file is missing or has problems. Throws an
  /// exception only if the file cannot be read as text.
  public static Optional<IsolationFile> read(Path folder, Problems problems) throws IOException {
    return ResultFile.read(folder.resolve(FILE), IsolationFile::read, problems);
  }

  private static IsolationFile read(TomlSection root) {
    root.count("format", 1, 1, 1);
    List<String> runs = root.texts("runs");
    var entries = new ArrayList<Entry>();
    for (TomlSection version : root.sections("versions")) {
      for (TomlSection mode : version.sections()) {
        for (TomlSection level : mode.sections()) {
          tally(level).ifPresent(it -> entries.add(new Entry(version.name(), mode.name(), it)));
        }
      }
    }
    root.finish();
    return new IsolationFile(runs, entries);
  }

  private static Optional<LevelTally> tally(TomlSection at) {
    Optional<IsolationLevel> wanted = IsolationLevel.named(at.name());
    if (wanted.isEmpty()) {
      at.problem("", "is no isolation level: " + at.name());
    }
    Optional<IsolationLevel> taken =
        at.text("taken").equals(NO_LEVEL)
            ? Optional.empty()
            : at.choice("taken", IsolationLevel.class);
    var seen = new ArrayList<AnomalyCount>();
    Optional<TomlSection> table = at.section("seen");
    table.ifPresent(it -> {
      for (AnomalyClass each : AnomalyClass.values()) {
        String key = TomlSection.written(each);
        if (it.has(key)) {
          seen.add(new AnomalyCount(each, it.number(key, 0, 0, MOST)));
        }
      }
      it.finish();
    });
    long scripts = at.number("scripts", 0, 0, MOST);
    long transactions = at.number("transactions", 0, 0, MOST);
    String date = at.text("date");
    at.finish();
    return wanted.map(it -> new LevelTally(it, taken, scripts, transactions, seen, date));
  }

  /// Writes the file into an engine's folder. Replaces an existing file.
  public void write(Path folder) throws IOException {
    String head =
        String.format(
            Locale.ROOT, HEAD, runs.stream().map(PlanText::quoted).collect(joining(", ")));
    AtomicFile.write(
        folder.resolve(FILE), head + entries.stream().map(IsolationFile::text).collect(joining()));
  }

  private static String text(Entry entry) {
    LevelTally it = entry.tally();
    return String.format(
        Locale.ROOT,
        ENTRY,
        PlanText.quoted(entry.version()),
        PlanText.quoted(entry.mode()),
        it.wanted().id(),
        PlanText.quoted(it.taken().map(IsolationLevel::id).orElse(NO_LEVEL)),
        it.scripts(),
        it.transactions(),
        it.seen().stream()
            .map(each -> TomlSection.written(each.anomaly()) + " = " + each.count())
            .collect(joining(", ")),
        PlanText.quoted(it.date()));
  }

  /// Returns these results together with those of another run.
  public IsolationFile plus(String run, List<Entry> more) {
    var sums = new TreeMap<String, Entry>();
    Stream.of(entries, more)
        .flatMap(List::stream)
        .forEach(each ->
            sums.merge(
                each.key(),
                each,
                (a, b) -> new Entry(a.version(), a.mode(), a.tally().plus(b.tally()))));
    return new IsolationFile(
        Stream.concat(runs.stream(), Stream.of(run)).toList(), List.copyOf(sums.values()));
  }

  /// Returns the engine, with the results of its version in its modes.
  Descriptor of(Descriptor engine) {
    return engine.withModes(
        engine.modes().stream().map(each -> of(engine.version(), each)).toList());
  }

  private Mode of(String version, Mode mode) {
    Map<IsolationLevel, LevelTally> known = new EnumMap<>(IsolationLevel.class);
    for (Entry each : entries) {
      if (each.version().equals(version) && each.mode().equals(mode.id())) {
        known.put(each.tally().wanted(), each.tally());
      }
    }
    ModeIsolation before = mode.isolation();
    return known.isEmpty()
        ? mode
        : mode.isolating(
            new ModeIsolation(
                before.usual(),
                before.levels().stream()
                    .map(each ->
                        new IsolationStatement(
                            each.level(),
                            each.documented(),
                            Optional.ofNullable(known.get(each.level()))))
                    .toList()));
  }
}
