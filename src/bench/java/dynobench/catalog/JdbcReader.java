package dynobench.catalog;

import dynobench.secret.SecretKey;
import dynobench.setup.DialectWords;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Close;
import dynobench.toml.TomlSection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads the keys of `[jdbc]`, which each mode may override. The reader lays `[jdbc]` over the
/// defaults, and each mode over `[jdbc]`. Texts and lists replace earlier values; names with texts
/// and the dialect merge; `secrets` add up.
final class JdbcReader {
  private static final String CLOSES =
      "\"connection\", \"keep\", { statement = … } or { url = …, success = [ … ] }";

  /// Values for keys that neither `[jdbc]` nor the mode sets.
  static final Setup.Jdbc DEFAULTS = Setup.Jdbc.plain("", "", "", "");

  /// Key that names an environment variable with the password.
  static final String PASSWORD_VARIABLE = "password-variable";

  /// Key of `[jdbc]` that names an environment variable with the URL of a server that the user
  /// runs.
  static final String URL_VARIABLE = "url-variable";

  private static final String FILES = "files";

  /// Placeholders in the URL of an engine's own server.
  private static final List<String> PLACES =
      List.of(ServerReader.PORT, ServerReader.SERVERS, Placeholders.FOLDER);

  /// Relative paths with forward slashes. Excludes colons and backslashes, which lead elsewhere on
  /// Windows.
  private static final Pattern PATH = Pattern.compile("[\\w. -]+(/[\\w. -]+)*");

  private static final String SERVER = "server";

  private final TomlSection section;
  private final Setup.Jdbc base;
  private final Optional<Setup.Server> server;

  private JdbcReader(TomlSection section, Setup.Jdbc base) {
    this.section = section;
    this.base = base;
    this.server =
        section.has(SERVER) ? section.section(SERVER).map(ServerReader::ofMode) : base.server();
  }

  /// @param base values of keys that the section leaves out
  static Setup.Jdbc read(TomlSection section, Setup.Jdbc base) {
    var reader = new JdbcReader(section, base);
    return new Setup.Jdbc(
        reader.text("driver", base.driver()),
        reader.text("url", base.url()),
        section.text("user", base.user()),
        reader.password(),
        reader.map("properties", base.properties()),
        reader.map("reopen", base.reopen()),
        reader.map("system", base.system()),
        reader.texts("after-open", base.afterOpen()),
        new DialectReader(section).read(base.dialect()),
        reader.close(),
        reader.secrets(),
        reader.server.map(reader::server),
        reader.files(),
        reader.initialise(),
        new Setup.Maintenance(reader.backup(), reader.cleanUp()));
  }

  /// Returns the password, either from the file or from the environment. It is empty if the
  /// variable is not set, which [JarCheck] reports.
  private String password() {
    return section.has(PASSWORD_VARIABLE)
        ? Optional.ofNullable(System.getenv(section.text(PASSWORD_VARIABLE))).orElse("")
        : section.text("password", base.password());
  }

  /// Returns the secrets of `[jdbc]` and of the mode: a mode can only add secrets.
  private List<String> secrets() {
    return Stream.concat(base.markedSecrets().stream(), section.texts("secrets").stream())
        .distinct()
        .toList();
  }

  /// Returns the server with the mode's further options and number of copies.
  private Setup.Server server(Setup.Server own) {
    List<String> options = section.texts(ServerReader.OPTIONS);
    ServerReader.check(section, ServerReader.OPTIONS, options);
    Setup.Server.Nodes nodes = own.nodes();
    int copies =
        nodes.areCluster()
            ? section.count(ServerReader.COPIES, nodes.copies(), 1, nodes.most())
            : nodes.copies();
    return own.with(options, copies);
  }

  private String text(String key, String fallback) {
    if (!section.has(key)) {
      return fallback;
    }
    String text = section.text(key);
    if (server.isPresent() && key.equals("url")) {
      Placeholders.checkAll(section, key, List.of(text), PLACES);
    } else {
      Placeholders.check(section, key, List.of(text));
    }
    return text;
  }

  private List<String> texts(String key, List<String> fallback) {
    if (!section.has(key)) {
      return fallback;
    }
    List<String> texts = section.texts(key);
    Placeholders.check(section, key, texts);
    return texts;
  }

  private Map<String, String> map(String key, Map<String, String> fallback) {
    var merged = new LinkedHashMap<>(fallback);
    Map<String, String> own = section.map(key);
    // A secret may contain any character, and a problem message must not quote it.
    own.forEach((name, value) -> {
      if (!SecretKey.isSecret(name)) {
        Placeholders.check(section, key, List.of(value));
      }
    });
    merged.putAll(own);
    return merged;
  }

  /// Returns the files of `[jdbc]` and of the mode, which wins for equal names.
  private Map<String, String> files() {
    section.map(FILES).keySet().stream()
        .filter(name -> !isInside(name))
        .forEach(name ->
            section.problem(
                FILES,
                "names \"%s\": a file in the trial's folder was expected, like \"db.conf\" or \"conf/db.conf\""
                    .formatted(name)));
    return map(FILES, base.files());
  }

  /// Returns the steps of the mode, or those of `[jdbc]` if the mode has none.
  private List<Setup.Step> initialise() {
    if (!section.has(StepsReader.INITIALISE)) {
      return base.initialise();
    }
    if (server.isPresent()) {
      section.problem(StepsReader.INITIALISE, "belongs into [server] if there is such a table");
    }
    return new StepsReader(Placeholders::check).initialise(section);
  }

  private Optional<Setup.Backup> backup() {
    return section.has("backup")
        ? section.section("backup").map(JdbcReader::backup)
        : base.maintenance().backup();
  }

  private Optional<Setup.CleanUp> cleanUp() {
    return section.has("clean-up")
        ? section.section("clean-up").map(JdbcReader::cleanUp)
        : base.maintenance().cleanUp();
  }

  private static Setup.CleanUp cleanUp(TomlSection table) {
    var cleanUp = new Setup.CleanUp(table.texts("statements"), table.flag("closes", false));
    Placeholders.checkAll(
        table,
        "statements",
        cleanUp.statements(),
        List.of(Placeholders.FOLDER, DialectWords.TABLE));
    table.finish();
    return cleanUp;
  }

  private static Setup.Backup backup(TomlSection table) {
    var backup =
        new Setup.Backup(table.texts("statements"), table.text("url"), table.text("unzip", ""));
    if (backup.statements().isEmpty()) {
      table.problem("statements", "is missing: the statements that make the copy were expected");
    }
    Placeholders.check(table, "statements", backup.statements());
    Placeholders.check(table, "url", List.of(backup.url()));
    table.finish();
    return backup;
  }

  /// Returns whether a file of that name lies inside the folder, on any system.
  private static boolean isInside(String name) {
    return PATH.matcher(name).matches()
        && Stream.of(name.split("/", -1)).noneMatch(part -> part.matches("\\.+"));
  }

  private Close close() {
    if (section.isTable("close")) {
      return section.section("close").map(JdbcReader::closing).orElse(base.close());
    }
    return section.parsed("close", base.close(), JdbcReader::closing);
  }

  private static Close closing(String word) {
    return switch (word) {
      case "connection" -> new Close.Connection();
      case "keep" -> new Close.Keep();
      default ->
          throw new IllegalArgumentException("must be %s, not \"%s\"".formatted(CLOSES, word));
    };
  }

  private static Close closing(TomlSection table) {
    boolean byStatement = table.has("statement");
    boolean byUrl = table.has("url");
    if (byStatement == byUrl) {
      table.problem("", "must be one of " + CLOSES);
    }
    String text = byStatement ? table.text("statement") : table.text("url", "");
    Placeholders.check(table, byStatement ? "statement" : "url", List.of(text));
    List<String> success = byUrl ? table.texts("success") : List.of();
    table.finish();
    return byStatement ? new Close.Statement(text) : new Close.Url(text, success);
  }
}
