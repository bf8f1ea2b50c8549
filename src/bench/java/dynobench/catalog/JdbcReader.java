package dynobench.catalog;

import dynobench.secret.SecretKey;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Close;
import dynobench.toml.Section;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads the keys of `[jdbc]`, which any mode may write again. So `[jdbc]` is read over the
/// defaults, and each mode over `[jdbc]`: texts and lists replace, tables merge.
final class JdbcReader {
  private static final String CLOSES =
      "\"connection\", \"keep\", { statement = … } or { url = …, success = [ … ] }";

  /// What holds when neither `[jdbc]` nor the mode says otherwise.
  static final Setup.Jdbc DEFAULTS = Setup.Jdbc.plain("", "", "", "");

  /// Names a variable of the environment.
  static final String PASSWORD_VARIABLE = "password-variable";

  /// Of `[jdbc]`: names one that holds the URL of a server that the user runs.
  static final String URL_VARIABLE = "url-variable";

  private static final String FILES = "files";

  /// What the URL of a server of its own may hold.
  private static final List<String> PLACES =
      List.of(ServerReader.PORT, ServerReader.SERVERS, Placeholders.FOLDER);

  /// Names with slashes between; no colon or backslash, which lead elsewhere on Windows.
  private static final Pattern PATH = Pattern.compile("[\\w. -]+(/[\\w. -]+)*");

  private static final String SERVER = "server";

  private final Section section;
  private final Setup.Jdbc base;
  private final Optional<Setup.Server> server;

  private JdbcReader(Section section, Setup.Jdbc base) {
    this.section = section;
    this.base = base;
    this.server =
        section.has(SERVER) ? section.section(SERVER).map(ServerReader::ofMode) : base.server();
  }

  /// @param base what holds for keys that the section leaves out
  static Setup.Jdbc read(Section section, Setup.Jdbc base) {
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
        reader.backup());
  }

  /// In clear, or where the environment has it: [JarCheck] tells when it hasn't.
  private String password() {
    return section.has(PASSWORD_VARIABLE)
        ? Optional.ofNullable(System.getenv(section.text(PASSWORD_VARIABLE))).orElse("")
        : section.text("password", base.password());
  }

  /// A mode adds to what `[jdbc]` marks: what is secret stays so.
  private List<String> secrets() {
    return Stream.concat(base.markedSecrets().stream(), section.texts("secrets").stream())
        .distinct()
        .toList();
  }

  /// What a mode's server is started with besides, and how many copies it keeps.
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
    // What is secret may hold any character, and is not quoted.
    own.forEach((name, value) -> {
      if (!SecretKey.is(name)) {
        Placeholders.check(section, key, List.of(value));
      }
    });
    merged.putAll(own);
    return merged;
  }

  /// A mode's replace those of `[jdbc]` that have the same name.
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

  /// A mode's replace those of `[jdbc]`.
  private List<Setup.Step> initialise() {
    if (!section.has(StepsReader.INITIALISE)) {
      return base.initialise();
    }
    if (server.isPresent()) {
      section.problem(StepsReader.INITIALISE, "belongs into [server] where there is one");
    }
    return new StepsReader(Placeholders::check).initialise(section);
  }

  private Optional<Setup.Backup> backup() {
    return section.has("backup")
        ? section.section("backup").map(JdbcReader::backup)
        : base.backup();
  }

  private static Setup.Backup backup(Section table) {
    var backup =
        new Setup.Backup(table.texts("statements"), table.text("url"), table.text("unzip", ""));
    if (backup.statements().isEmpty()) {
      table.problem("statements", "is missing: what makes the copy was expected");
    }
    Placeholders.check(table, "statements", backup.statements());
    Placeholders.check(table, "url", List.of(backup.url()));
    table.finish();
    return backup;
  }

  /// Whether a file of that name lies below the folder, on any system.
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

  private static Close closing(Section table) {
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
