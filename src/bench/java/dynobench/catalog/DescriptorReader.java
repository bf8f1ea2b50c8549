package dynobench.catalog;

import dynobench.frames.FrameRule;
import dynobench.plan.Contender;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads an `engine.toml`, perhaps overlaid with the keys of another version. Reports errors as
/// problems.
final class DescriptorReader {
  /// Name of the file in an engine's folder.
  static final String FILE = "engine.toml";

  /// Newest format that this version reads.
  static final int FORMAT = 1;

  /// Key of a jar that the user must supply.
  private static final String OWN = "own";

  private static final String PROFILE = "profile";

  private static final String NEEDS = "needs";

  private static final String GETTING_STARTED = "getting-started";

  private static final String TEMPORARIES = "temporary-variables";

  /// Accepted variable names. The pattern excludes names that every process, a JVM, or the cleanup
  /// of left-over processes interprets.
  private static final Pattern VARIABLE =
      Pattern.compile("(?!(PATH|HOME)$|LD_|_?JAVA|JDK_|DYNOBENCH_)[A-Za-z_][A-Za-z0-9_]*");

  private static final Pattern FILE_NAME = Pattern.compile("[\\w-][\\w.-]*");

  private final DescriptorLocation place;
  private final String id;
  private final TomlSection root;

  /// Folders of a descriptor.
  ///
  /// @param folder folder that relative jar paths start from
  /// @param shipped whether the descriptor comes with the program
  /// @param store folder of fetched jars
  /// @param own folder for jars that the user must supply
  record DescriptorLocation(Path folder, boolean shipped, Path store, Path own) {
    /// Returns the folder of server programs.
    Path servers() {
      return store.resolveSibling("servers");
    }
  }

  private DescriptorReader(DescriptorLocation place, String id, TomlSection root) {
    this.place = place;
    this.id = id;
    this.root = root;
  }

  /// Parses the text of a descriptor.
  ///
  /// @return the parsed file; empty if it is not valid TOML
  static Optional<TomlSection> root(Path folder, String text, Problems problems) {
    return TomlDocument.read(folder.resolve(FILE).toString(), text, List.of(), problems);
  }

  /// Reads an engine at the version of its own descriptor.
  ///
  /// @param id the folder's name
  /// @return the engine; empty if there were problems
  static Optional<Descriptor> read(
      DescriptorLocation place, String id, TomlSection root, Problems problems) {
    return withoutProblems(
        problems,
        () -> {
          checkId(root, id, "the name of an engine's folder");
          return new DescriptorReader(place, id, root).read(root.text("version"));
        });
  }

  /// Reads another version of an engine.
  ///
  /// @param family the engine's id
  /// @param keys the version's keys over those of the engine's own descriptor
  /// @return empty if there were problems
  static Optional<Descriptor> read(
      DescriptorLocation place,
      String family,
      String version,
      TomlSection keys,
      Problems problems) {
    return withoutProblems(
        problems,
        () -> {
          checkId(keys, version, "a version");
          keys.has("version"); // marks the key as used: it is the descriptor's own version
          return new DescriptorReader(place, family + Contender.AT + version, keys).read(version);
        });
  }

  private static Optional<Descriptor> withoutProblems(
      Problems problems, Supplier<Optional<Descriptor>> reading) {
    int before = problems.list().size();
    Optional<Descriptor> engine = reading.get();
    return problems.list().size() == before ? engine : Optional.empty();
  }

  private Optional<Descriptor> read(String version) {
    if (!isKnownFormat(root)) {
      return Optional.empty();
    }
    Optional<EngineKind> kind = root.choice("kind", EngineKind.all());
    Optional<ServerReader> server =
        kind.filter(EngineKind.Plain.JDBC::equals)
            .flatMap(_ -> root.section("server"))
            .map(it -> new ServerReader(it, place.servers(), id));
    var engine =
        new Descriptor(
            id,
            new EngineProfile(
                root.text("name"),
                version,
                root.day("released"),
                root.text("licence", ""),
                root.text("homepage", ""),
                gettingStarted(),
                UpkeepReader.read(root)),
            code(
                kind.equals(Optional.of(EngineKind.Plain.JDBC)),
                server.map(ServerReader::bundle).orElse(ServerBundle.NONE)),
            kind.map(it -> new ModesReader(root, it, server.map(ServerReader::server)).read())
                .orElse(List.of()),
            root.map(ModesReader.LEFT_OUT),
            kind.map(it -> new OfferReader(root, it).read()).orElse(List.of()),
            frames(),
            ProcedureReader.read(root));
    if (kind.equals(Optional.of(EngineKind.Plain.JDBC)) && root.isTable("jdbc")) {
      root.section("jdbc").ifPresent(jdbc -> new MarkedSecrets(engine).check(jdbc));
    }
    if (kind.isPresent()) { // the kind decides which keys are allowed
      root.finish();
    }
    return Optional.of(engine);
  }

  /// Returns whether this program reads the descriptor's format; reports a newer format.
  static boolean isKnownFormat(TomlSection root) {
    long format = root.number("format", FORMAT, 1, Long.MAX_VALUE);
    if (format > FORMAT) {
      root.problem(
          "format",
          "this engine has format %d of a newer Dynobench; this version reads formats up to %d. Update Dynobench"
              .formatted(format, FORMAT));
    }
    return format <= FORMAT;
  }

  private GettingStarted gettingStarted() {
    if (!root.has(GETTING_STARTED)) {
      return GettingStarted.UNKNOWN;
    }
    Optional<TomlSection> table = root.section(GETTING_STARTED);
    table
        .filter(it -> it.texts("steps").isEmpty())
        .ifPresent(it -> it.problem("steps", "is missing: a list of steps in quotes was expected"));
    Optional<GettingStarted> start =
        table.map(it -> new GettingStarted(it.texts("steps"), it.texts("settings")));
    table.ifPresent(TomlSection::finish);
    return start.orElse(GettingStarted.UNKNOWN);
  }

  /// Reads `profile`: lists of packages, classes and methods by their category.
  private List<FrameRule> frames() {
    var rules = new ArrayList<FrameRule>();
    Optional<TomlSection> table = root.isTable(PROFILE) ? root.section(PROFILE) : Optional.empty();
    table.ifPresent(it -> {
      for (String category : FrameRule.CATEGORIES) {
        for (String pattern : it.texts(category)) {
          it.attempt(category, () -> new FrameRule(pattern, category)).ifPresent(rules::add);
        }
      }
      it.finish();
    });
    return rules;
  }

  /// Reads `jars`: files beside the descriptor, artifacts, and files that the user must supply.
  private EngineCode code(boolean speaksSql, ServerBundle bundle) {
    var files = new ArrayList<Path>();
    var artifacts = new ArrayList<Artifact>();
    var own = new ArrayList<Path>();
    for (Object each : root.elements("jars")) {
      switch (each) {
        case TomlSection table when table.has(OWN) -> {
          own(table).ifPresent(own::add);
          table.finish();
        }
        case TomlSection table -> {
          artifact(table).ifPresent(artifacts::add);
          table.finish();
        }
        case String file -> root.attempt("jars", () -> file(file)).ifPresent(files::add);
        default ->
            root.problem("jars", "contains " + each + ", which is neither a file nor a table");
      }
    }
    return new EngineCode(
        place.shipped(),
        files,
        artifacts,
        place.store(),
        flags(),
        speaksSql ? variables() : List.of(),
        temporaries(),
        bundle,
        new ExternalRequirements(
            own,
            needs(),
            speaksSql ? elsewhere() : Optional.empty(),
            root.text("obtain", "").strip()));
  }

  private Optional<Path> own(TomlSection table) {
    String file = table.text(OWN);
    if (!FILE_NAME.matcher(file).matches()) {
      table.problem(OWN, "must be the name of a file, without a folder, not \"" + file + "\"");
      return Optional.empty();
    }
    return Optional.of(place.own().resolve(file).toAbsolutePath().normalize());
  }

  /// Reads `needs`: files of the system, each a path or a list of paths of which one suffices.
  /// Paths must be absolute, since a relative one has no defined start.
  private List<List<Path>> needs() {
    var files = new ArrayList<List<Path>>();
    for (Object each : root.elements(NEEDS)) {
      List<?> places = each instanceof List<?> several ? several : List.of(each);
      if (places.isEmpty()) {
        root.problem(NEEDS, "contains a list without a file");
      }
      var paths = new ArrayList<Path>();
      for (Object place : places) {
        root.attempt(NEEDS, () -> outside(place)).ifPresent(paths::add);
      }
      if (!paths.isEmpty()) {
        files.add(paths);
      }
    }
    return files;
  }

  private static Path outside(Object place) {
    if (!(place instanceof String file)) {
      String what = place instanceof TomlSection ? "a table" : place.toString();
      throw new IllegalArgumentException("contains " + what + ", which is not a text in quotes");
    }
    Path path = Path.of(file);
    if (!file.startsWith("/") && !path.isAbsolute()) { // not absolute on Windows
      throw new IllegalArgumentException(
          "must be absolute paths such as \"/usr/lib/x.so\", not \"" + file + "\"");
    }
    return path;
  }

  /// Reads the names of environment variables for the folder of temporary files.
  private List<String> temporaries() {
    List<String> names = root.texts(TEMPORARIES);
    names.stream()
        .filter(each -> !VARIABLE.matcher(each).matches())
        .forEach(each ->
            root.problem(
                TEMPORARIES,
                "contains \""
                    + each
                    + "\": expected was the name of a variable that only this engine reads, such as"
                    + " \"FIREBIRD_LOCK\""));
    return names;
  }

  /// Returns the environment variables that passwords come from.
  private List<String> variables() {
    return Stream.concat(
            root.isTable("jdbc") ? root.section("jdbc").stream() : Stream.empty(),
            root.sections("modes").stream())
        .filter(it -> it.has(JdbcReader.PASSWORD_VARIABLE))
        .map(it -> it.text(JdbcReader.PASSWORD_VARIABLE))
        .distinct()
        .toList();
  }

  /// Returns the server that the user runs, if the descriptor names one.
  private Optional<ExternalRequirements.ServerAt> elsewhere() {
    Optional<TomlSection> jdbc = root.isTable("jdbc") ? root.section("jdbc") : Optional.empty();
    return jdbc.filter(it -> it.has(JdbcReader.URL_VARIABLE)).flatMap(ModesReader::elsewhere);
  }

  private Path file(String jar) {
    return place.folder().resolve(jar).toAbsolutePath().normalize();
  }

  static Optional<Artifact> artifact(TomlSection table) {
    String coordinates = table.text("artifact");
    long bytes = table.number("bytes", 0);
    String sha256 = table.text("sha256");
    return table.attempt("", () -> Artifact.parse(coordinates, bytes, sha256));
  }

  private List<String> flags() {
    List<String> flags = root.texts("jvm-flags");
    for (String flag : flags) {
      if (!flag.startsWith("-")) {
        root.problem("jvm-flags", "contains \"" + flag + "\", but a JVM flag starts with -");
      }
    }
    return flags;
  }

  static void checkId(TomlSection section, String id, String what) {
    if (!Contender.isId(id)) {
      section.problem(
          "",
          "%s must be lower-case letters, digits, dots, dashes and underscores, not \"%s\""
              .formatted(what, id));
    }
  }
}
