package dynobench.catalog;

import dynobench.plan.Contender;
import dynobench.toml.Document;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Reads an `engine.toml`.
final class DescriptorReader {
  /// The file's name in an engine's folder.
  static final String FILE = "engine.toml";

  /// Of a mode, in milliseconds: nobody waits longer after each trial.
  private static final int LONGEST_SETTLING = 60_000;

  /// The newest format that this version reads.
  static final int FORMAT = 1;

  private final Path folder;
  private final String id;
  private final boolean shipped;
  private final Section root;

  private DescriptorReader(Path folder, String id, boolean shipped, Section root) {
    this.folder = folder;
    this.id = id;
    this.shipped = shipped;
    this.root = root;
  }

  /// @param folder that jars are found in
  /// @param id the folder's name
  /// @param shipped whether it came with the program
  /// @return the engine; empty when there were problems
  static Optional<Descriptor> read(
      Path folder, String id, boolean shipped, String text, Problems problems) {
    int before = problems.list().size();
    Optional<Descriptor> engine =
        Document.read(folder.resolve(FILE).toString(), text, List.of(), problems)
            .flatMap(root -> new DescriptorReader(folder, id, shipped, root).read());
    return problems.list().size() == before ? engine : Optional.empty();
  }

  private Optional<Descriptor> read() {
    long format = root.number("format", FORMAT);
    if (format > FORMAT) {
      root.problem(
          "format",
          "this engine has format %d, from a newer Dynobench; this one reads up to %d: update it"
              .formatted(format, FORMAT));
      return Optional.empty();
    }
    checkId(root, id, "the name of an engine's folder");
    Optional<EngineKind> kind = root.choice("kind", EngineKind.class);
    var engine =
        new Descriptor(
            id,
            root.text("name"),
            root.text("version"),
            root.text("licence", ""),
            root.text("homepage", ""),
            shipped,
            jars(),
            flags(),
            kind.map(this::modes).orElse(List.of()),
            Offer.read(root));
    if (kind.equals(Optional.of(EngineKind.JDBC)) && root.isTable("jdbc")) {
      root.section("jdbc").ifPresent(jdbc -> new MarkedSecrets(engine).check(jdbc));
    }
    if (kind.isPresent()) { // only then it is known which keys belong here
      root.finish();
    }
    return Optional.of(engine);
  }

  private List<Path> jars() {
    return root.texts("jars").stream()
        .flatMap(jar -> root.attempt("jars", () -> folder.resolve(jar)).stream())
        .map(jar -> jar.toAbsolutePath().normalize())
        .toList();
  }

  private List<String> flags() {
    List<String> flags = root.texts("jvm-flags");
    for (String flag : flags) {
      if (!flag.startsWith("-")) {
        root.problem("jvm-flags", "holds \"" + flag + "\", but a JVM flag starts with -");
      }
    }
    return flags;
  }

  private List<Mode> modes(EngineKind kind) {
    List<Section> tables = tables();
    Function<Section, Optional<Setup>> setups = setups(kind, tables);
    var modes = new ArrayList<Mode>();
    for (Section table : tables) {
      mode(table, setups).ifPresent(modes::add);
      table.finish();
    }
    return modes;
  }

  private List<Section> tables() {
    Optional<Section> modes = root.section("modes");
    if (modes.isEmpty() || modes.get().keys().isEmpty()) {
      root.problem("modes", "is missing: at least one table [modes.<id>] was expected");
    }
    return modes.stream()
        .flatMap(all -> all.keys().stream().flatMap(key -> all.section(key).stream()))
        .toList();
  }

  private Function<Section, Optional<Setup>> setups(EngineKind kind, List<Section> modes) {
    return switch (kind) {
      case JDBC -> {
        Setup.Jdbc base = jdbc(modes);
        yield mode -> Optional.of(JdbcReader.read(mode, base));
      }
      case JE ->
          mode ->
              mode.choice("writes", Setup.Je.Writes.class)
                  .map(writes -> new Setup.Je(writes, mode.map("properties")));
      case HEAP_MAP -> _ -> Optional.of(new Setup.HeapMap());
      case APPENDED_FILE ->
          mode -> mode.choice("flush", Setup.AppendedFile.Flush.class).map(Setup.AppendedFile::new);
    };
  }

  private Setup.Jdbc jdbc(List<Section> modes) {
    Optional<Section> table = root.section("jdbc");
    if (table.isEmpty()) {
      root.problem("jdbc", "is missing: a table [jdbc] with driver and url was expected");
      return JdbcReader.DEFAULTS;
    }
    Section jdbc = table.get();
    Setup.Jdbc base = JdbcReader.read(jdbc, JdbcReader.DEFAULTS);
    for (String key : List.of("driver", "url")) {
      boolean inModes = !modes.isEmpty() && modes.stream().allMatch(mode -> mode.has(key));
      if (!jdbc.has(key) && !inModes) {
        jdbc.problem(key, "is missing: a text in quotes was expected, here or in every mode");
      }
    }
    jdbc.finish();
    return base;
  }

  private static Optional<Mode> mode(Section table, Function<Section, Optional<Setup>> setups) {
    String id = table.name();
    checkId(table, id, "a mode's id");
    String title = table.text("title");
    Optional<Durability> durability = table.choice("durability", Durability.class);
    String promise = table.text("promise");
    Optional<String> tuned =
        table.has("tuned") ? Optional.of(table.text("tuned")) : Optional.empty();
    int heap = size(table, "heap-per-row");
    var disk = new DiskUse(size(table, "disk-empty"), size(table, "disk-per-row"));
    int settle = table.count("settle-millis", 0, 0, LONGEST_SETTLING);
    return setups
        .apply(table)
        .flatMap(how ->
            durability.map(promised ->
                new Mode(id, title, promised, promise, tuned, how, heap, disk, settle)));
  }

  private static int size(Section table, String key) {
    int bytes = table.count(key, 0);
    if (bytes < 0) {
      table.problem(key, "must be at least 0 bytes, not " + bytes);
    }
    return bytes;
  }

  private static void checkId(Section section, String id, String what) {
    if (!Contender.isId(id)) {
      section.problem(
          "",
          "%s must be lower-case letters, digits, dots, dashes and underscores, not \"%s\""
              .formatted(what, id));
    }
  }
}
