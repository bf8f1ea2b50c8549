package dynobench.catalog;

import dynobench.toml.TomlSection;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;

/// Reads the table `[upkeep]` of a descriptor.
final class UpkeepReader {
  /// Name of the table.
  static final String TABLE = "upkeep";

  /// Key of the Java version, which versions do not inherit.
  static final String JAVA = "java";

  private static final String ARTIFACT = "artifact";

  /// Highest Java version that a descriptor may require. Higher ones are typing errors.
  private static final int MOST_JAVA = 99;

  /// Highest size of a process that a descriptor may state.
  private static final int MOST_MEGABYTES = 1_000_000;

  private UpkeepReader() {}

  /// Reads the table of a descriptor that may have none.
  static Upkeep read(TomlSection root) {
    Optional<TomlSection> table = root.isTable(TABLE) ? root.section(TABLE) : none(root);
    Optional<Upkeep> upkeep = table.map(UpkeepReader::upkeep);
    table.ifPresent(TomlSection::finish);
    return upkeep.orElse(Upkeep.UNKNOWN);
  }

  private static Optional<TomlSection> none(TomlSection root) {
    if (root.has(TABLE)) {
      root.problem(TABLE, "must be a table [upkeep]");
    }
    return Optional.empty();
  }

  private static Upkeep upkeep(TomlSection table) {
    Optional<EngineRelease> first = release(table, "first");
    Optional<EngineRelease> last = release(table, "last");
    if (first.isPresent() && last.filter(it -> it.isBefore(first.get())).isPresent()) {
      table.problem("last", "must not be older than the first release");
    }
    return new Upkeep(
        table.parsed(ARTIFACT, Optional.empty(), text -> Optional.of(ArtifactName.parse(text))),
        first,
        last,
        table.section("state").flatMap(UpkeepReader::status),
        table.has(JAVA) ? OptionalInt.of(table.count(JAVA, 1, 1, MOST_JAVA)) : OptionalInt.empty(),
        table.section("process").flatMap(UpkeepReader::process),
        table.text("remark", "").strip());
  }

  private static Optional<EngineRelease> release(TomlSection table, String key) {
    Optional<TomlSection> release = table.section(key);
    Optional<EngineRelease> read =
        release.flatMap(it ->
            it.attempt("", () -> new EngineRelease(it.text("version", ""), it.text("date", ""))));
    release.ifPresent(TomlSection::finish);
    return read;
  }

  private static Optional<UpkeepStatus> status(TomlSection table) {
    Optional<UpkeepState> state = table.choice("is", UpkeepState.class);
    Optional<LocalDate> date = requiredDay(table);
    String source = table.text("source");
    table.finish();
    return state.flatMap(it -> date.map(day -> new UpkeepStatus(it, day, source)));
  }

  private static Optional<ProcessSize> process(TomlSection table) {
    String mode = table.text("mode");
    int megabytes = table.count("megabytes", 1, 1, MOST_MEGABYTES);
    if (!table.has("megabytes")) {
      table.problem("megabytes", "is missing: a whole number was expected");
    }
    String machine = table.text("machine");
    Optional<LocalDate> date = requiredDay(table);
    table.finish();
    return date.map(day -> new ProcessSize(mode, megabytes, day, machine));
  }

  private static Optional<LocalDate> requiredDay(TomlSection table) {
    if (!table.has("date")) {
      table.problem("date", "is missing: a day such as 2006-09-24 was expected");
    }
    return table.day("date");
  }
}
