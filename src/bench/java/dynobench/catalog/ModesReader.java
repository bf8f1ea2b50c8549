package dynobench.catalog;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityClass;
import dynobench.durability.SurvivalLevel;
import dynobench.isolation.ModeIsolation;
import dynobench.setup.SessionLimits;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Prevayler.Journal;
import dynobench.setup.Setup.Store.Access;
import dynobench.setup.StoreLibrary;
import dynobench.toml.TomlSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads the modes of an engine's descriptor and their setups.
final class ModesReader {
  /// Upper limit of a mode's settle time in milliseconds, which each trial waits.
  private static final int LONGEST_SETTLING = 120_000;

  /// Key of the modes that a version lacks, each with the reason.
  static final String LEFT_OUT = "leaves-out";

  private static final Predicate<String> VARIABLE =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]*").asMatchPredicate();

  private static final String SURVIVES = "survives";

  private final TomlSection root;
  private final EngineKind kind;
  private final Optional<Setup.Server> server;

  /// @param server the server that the modes start, if any
  ModesReader(TomlSection root, EngineKind kind, Optional<Setup.Server> server) {
    this.root = root;
    this.kind = kind;
    this.server = server;
  }

  List<Mode> read() {
    List<TomlSection> tables = tables();
    Function<TomlSection, Optional<Setup>> setups = setups(tables);
    var isolation = new IsolationReader(root, kind);
    var modes = new ArrayList<Mode>();
    for (TomlSection table : tables) {
      mode(table, setups, isolation.read(table)).ifPresent(modes::add);
      table.finish();
    }
    return modes;
  }

  private List<TomlSection> tables() {
    Optional<TomlSection> modes = root.section("modes");
    if (modes.isEmpty() || modes.get().keys().isEmpty()) {
      root.problem("modes", "is missing: at least one table [modes.<id>] was expected");
    }
    Set<String> leftOut = root.map(LEFT_OUT).keySet();
    return root.sections("modes").stream().filter(it -> !leftOut.contains(it.name())).toList();
  }

  private Function<TomlSection, Optional<Setup>> setups(List<TomlSection> modes) {
    return switch (kind) {
      case EngineKind.Plain.JDBC -> {
        Setup.Jdbc base = jdbc(modes);
        yield mode -> Optional.of(JdbcReader.read(mode, base));
      }
      case EngineKind.OfLibrary(StoreLibrary library) -> mode -> store(mode, library);
      case EngineKind.Plain.PREVAYLER -> ModesReader::prevayler;
      case EngineKind.Plain.HEAP_MAP ->
          mode -> Optional.of(new Setup.HeapMap(mode.flag("shared", false)));
      case EngineKind.Plain.APPENDED_FILE ->
          mode -> mode.choice("flush", Setup.AppendedFile.Flush.class).map(Setup.AppendedFile::new);
    };
  }

  private static Optional<Setup> prevayler(TomlSection mode) {
    boolean snapshot = mode.flag("snapshot", false);
    Optional<Journal> journal = mode.choice("journal", Journal.class);
    if (snapshot && journal.equals(Optional.of(Journal.NONE))) {
      mode.problem("snapshot", "needs a journal, but this mode has no journal");
    }
    return journal.map(it -> new Setup.Prevayler(it, snapshot));
  }

  /// Reads the setup of a library, and checks that the library supports this setup.
  private static Optional<Setup> store(TomlSection mode, StoreLibrary library) {
    Map<String, String> properties = mode.map("properties");
    Access access = mode.choice("access", Access.BTREE);
    boolean has = has(library.accesses(), access, mode, "access");
    return mode.choice("writes", Setup.Store.Writes.class)
        .filter(writes -> has(library.writes(), writes, mode, "writes") && has)
        .map(writes -> new Setup.Store(library, writes, access, properties));
  }

  private static <T extends Enum<T>> boolean has(
      Set<T> those, T chosen, TomlSection mode, String key) {
    boolean has = those.contains(chosen);
    if (!has) {
      mode.problem(
          key,
          "is %s, which this library does not support: it has %s"
              .formatted(
                  TomlSection.written(chosen),
                  those.stream().map(TomlSection::written).collect(Collectors.joining(", "))));
    }
    return has;
  }

  private Setup.Jdbc jdbc(List<TomlSection> modes) {
    Optional<TomlSection> table = root.section("jdbc");
    if (table.isEmpty()) {
      root.problem("jdbc", "is missing: a table [jdbc] with driver and url was expected");
      return JdbcReader.DEFAULTS;
    }
    TomlSection jdbc = table.get();
    Setup.Jdbc base =
        JdbcReader.read(
            jdbc, server.map(JdbcReader.DEFAULTS::withServer).orElse(JdbcReader.DEFAULTS));
    Optional<ExternalRequirements.ServerAt> elsewhere = elsewhere(jdbc);
    elsewhere.ifPresent(it -> requireVariable(jdbc, it.variable()));
    for (String key : List.of("driver", "url")) {
      boolean inModes = !modes.isEmpty() && modes.stream().allMatch(mode -> mode.has(key));
      if (!jdbc.has(key) && !inModes) {
        jdbc.problem(key, "is missing: a text in quotes was expected, here or in every mode");
      }
    }
    jdbc.finish();
    return elsewhere
        .flatMap(ExternalRequirements.ServerAt::url)
        .map(url -> base.at(url, base.password()))
        .orElse(base);
  }

  private static void requireVariable(TomlSection jdbc, String variable) {
    if (!VARIABLE.test(variable)) {
      jdbc.problem(
          JdbcReader.URL_VARIABLE,
          "must be the name of an environment variable such as \"COCKROACHDB_URL\", not \""
              + variable
              + "\"");
    }
  }

  /// Returns the server that the user runs, if any. The URL in the descriptor is then an example.
  static Optional<ExternalRequirements.ServerAt> elsewhere(TomlSection jdbc) {
    if (!jdbc.has(JdbcReader.URL_VARIABLE)) {
      return Optional.empty();
    }
    return Optional.of(
        new ExternalRequirements.ServerAt(
            jdbc.text(JdbcReader.URL_VARIABLE), jdbc.text("url", "")));
  }

  private static Optional<Mode> mode(
      TomlSection table, Function<TomlSection, Optional<Setup>> setups, ModeIsolation isolation) {
    String id = table.name();
    DescriptorReader.checkId(table, id, "a mode's id");
    String title = table.text("title");
    Optional<Durability> durability = durability(table);
    String promise = table.text("promise");
    Optional<String> tuned =
        table.has("tuned") ? Optional.of(table.text("tuned")) : Optional.empty();
    int heap = size(table, "heap-per-row");
    var disk = new DiskUse(size(table, "disk-empty"), size(table, "disk-per-row"));
    int settle = table.count("settle-millis", 0, 0, LONGEST_SETTLING);
    SessionLimits sessions = sessions(table);
    return setups
        .apply(table)
        .flatMap(how ->
            durability.map(promised ->
                new Mode(
                    id, title, promised, promise, tuned, how, heap, disk, settle, sessions,
                    isolation, List.of())));
  }

  /// Reads `sessions = { most = 2, writing = 1 }`; each key is optional.
  private static SessionLimits sessions(TomlSection mode) {
    return mode.section("sessions")
        .map(table -> {
          int most = table.count("most", 0, 0, Integer.MAX_VALUE);
          int writing = table.count("writing", 0, 0, Integer.MAX_VALUE);
          table.finish();
          return new SessionLimits(most, writing);
        })
        .orElse(SessionLimits.ANY);
  }

  /// Reads the durability: two values, or one word for common pairs of them.
  private static Optional<Durability> durability(TomlSection mode) {
    return mode.has(SURVIVES)
        ? mode.section(SURVIVES).flatMap(ModesReader::survives)
        : mode.choice("durability", DurabilityClass.class).map(DurabilityClass::durability);
  }

  private static Optional<Durability> survives(TomlSection two) {
    Optional<SurvivalLevel> kill = two.choice("kill", SurvivalLevel.class);
    Optional<SurvivalLevel> powerCut = two.choice("power-cut", SurvivalLevel.class);
    two.finish();
    return kill.flatMap(first -> powerCut.map(second -> Durability.promised(first, second)));
  }

  private static int size(TomlSection table, String key) {
    int bytes = table.count(key, 0);
    if (bytes < 0) {
      table.problem(key, "must be at least 0 bytes, not " + bytes);
    }
    return bytes;
  }
}
