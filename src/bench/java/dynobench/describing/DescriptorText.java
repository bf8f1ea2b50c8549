package dynobench.describing;

import static dynobench.planfile.PlanText.quoted;

import dynobench.dialect.EnquiryResult;
import dynobench.setup.Dialect;
import dynobench.setup.SessionLimits;
import dynobench.workload.NamedSql;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Descriptor text of an engine whose dialect was found by trying.
///
/// @param jars entries for the key `jars`: names of files beside the descriptor, or whole paths
/// @param isNative whether the jars contain native code
/// @param unsupported ids of workloads that the engine cannot run, each with the reason
/// @param close statement before the last connection is closed; empty for none
record DescriptorText(
    UndescribedDriver driver,
    EnquiryResult.Found found,
    List<String> jars,
    boolean isNative,
    Map<String, String> unsupported,
    String close) {
  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.[\\w-]+)*");

  /// Returns the paths of jars that stay in their folders.
  static List<String> paths(List<Path> jars) {
    return jars.stream().map(Path::toString).toList();
  }

  /// Returns the text. Without a password, the text names the environment variable with the
  /// password.
  ///
  /// @param password the password to include; only for texts that are never written to a file
  String text(Optional<String> password) {
    var lines = new ArrayList<String>();
    lines.add("format = 1");
    lines.add("name = " + quoted(name()));
    lines.add("version = " + quoted(version()));
    lines.add("kind = \"jdbc\"");
    lines.add("jars = " + list(jars));
    if (isNative) {
      lines.add("jvm-flags = [\"--enable-native-access=ALL-UNNAMED\"]");
    }
    lines.add("");
    lines.add("# Found by trying, with " + oneLine(found.driver()) + ".");
    found.remarks().forEach(each -> lines.add("# " + oneLine(each)));
    lines.addAll(jdbc(password));
    lines.addAll(dialect());
    lines.addAll(mode());
    return String.join("\n", lines) + "\n";
  }

  private String name() {
    String product = oneLine(found.product()).strip();
    return product.isEmpty() ? driver.id() : product;
  }

  /// Returns the version number, without additions such as a date or build.
  private String version() {
    String said = oneLine(found.version());
    Matcher number = NUMBER.matcher(said);
    return number.find() ? number.group() : said.isBlank() ? "unknown" : said;
  }

  private List<String> jdbc(Optional<String> password) {
    var lines = new ArrayList<String>();
    lines.add("[jdbc]");
    lines.add("driver = " + quoted(driver.driver()));
    lines.add("url = " + quoted(driver.url()));
    if (!driver.user().isEmpty()) {
      lines.add("user = " + quoted(driver.user()));
    }
    if (!driver.password().isEmpty()) {
      lines.add(
          password
              .map(it -> "password = " + quoted(it))
              .orElse("password-variable = " + quoted(variable(driver.id()))));
    }
    if (!close.isEmpty()) {
      lines.add("close = { statement = " + quoted(close) + " }");
    } else if (!found.keeps()) {
      lines.add("close = \"keep\"");
    }
    return lines;
  }

  /// Returns the environment variable of the engine's password.
  static String variable(String id) {
    return id.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_") + "_PASSWORD";
  }

  private List<String> dialect() {
    Dialect words = found.dialect();
    Dialect standard = Dialect.STANDARD;
    var keys = new ArrayList<String>();
    if (!words.tables().isEmpty()) {
      keys.add("tables = " + quoted(words.tables()));
    }
    if (!words.prefix().isEmpty()) {
      keys.add("prefix = " + quoted(words.prefix()));
    }
    if (!words.drop().equals(standard.drop())) {
      keys.add("drop = " + quoted(words.drop()));
    }
    if (!words.reserved().isEmpty()) {
      keys.add("quote = " + quoted(words.quote()));
      keys.add("reserved = " + list(words.reserved()));
    }
    if (!words.conflicts().equals(standard.conflicts())) {
      keys.add("conflicts = " + list(words.conflicts()));
    }
    Map<String, String> types = new TreeMap<>(words.types());
    types.entrySet().removeIf(each -> each.getValue().equals(standard.types().get(each.getKey())));
    if (!types.isEmpty()) {
      keys.add("types = " + table(types));
    }
    if (!unsupported.isEmpty()) {
      keys.add("lacks = " + table(new TreeMap<>(unsupported)));
    }
    var lines = new ArrayList<String>();
    if (!keys.isEmpty()) {
      lines.addAll(List.of("", "[jdbc.dialect]"));
      lines.addAll(keys);
    }
    words.own().forEach(own -> lines.addAll(own(own)));
    return lines;
  }

  private static List<String> own(Dialect.Own own) {
    var lines = new ArrayList<String>(List.of("", "[jdbc.statements." + own.workload() + "]"));
    for (NamedSql each : own.statements()) {
      lines.add(
          each.sql().stream()
              .map(sql -> "  " + quoted(sql) + ",")
              .collect(Collectors.joining("\n", each.id() + " = [\n", "\n]")));
    }
    return lines;
  }

  private List<String> mode() {
    boolean keeps = found.keeps();
    String kept = keeps ? "unstated" : "nothing";
    var lines = new ArrayList<String>();
    lines.addAll(
        List.of(
            "",
            "[modes." + EngineDescriber.MODE + "]",
            "title = \"as it comes\"",
            "survives = { kill = \"%s\", power-cut = \"%s\" }".formatted(kept, kept),
            "promise = "
                + quoted(
                    keeps
                        ? "Its durability is unknown."
                        : "The data are gone when the connection is closed.")));
    SessionLimits sessions = found.sessions();
    if (sessions.most() > 0) {
      lines.add("sessions = { most = %d }".formatted(sessions.most()));
    } else if (sessions.writing() > 0) {
      lines.add("sessions = { writing = %d }".formatted(sessions.writing()));
    }
    return lines;
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\\p{Cntrl}]+", " ").strip();
  }

  private static String list(List<String> texts) {
    return texts.stream().map(each -> quoted(each)).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String table(Map<String, String> texts) {
    return texts.entrySet().stream()
        .map(each -> each.getKey() + " = " + quoted(oneLine(each.getValue())))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }
}
