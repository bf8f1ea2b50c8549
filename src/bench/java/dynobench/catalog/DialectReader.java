package dynobench.catalog;

import dynobench.script.BoundSql;
import dynobench.setup.Dialect;
import dynobench.toml.TomlSection;
import dynobench.workload.NamedSql;
import dynobench.workload.Phase;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads `dialect` and `statements` of a `[jdbc]` table or of a mode, over default values.
final class DialectReader {
  /// The standard workload. Its statements may stand directly in the driver's table.
  private static final String STANDARD_WORKLOAD = "phases";

  private static final Pattern CLASS = Pattern.compile("[\\p{L}_$][\\w$]*(\\.[\\p{L}_$][\\w$]*)*");
  private static final List<String> STANDARD_STATEMENTS = List.of("create", "insert", "select");

  /// Placeholders for a table's name and for a column's length.
  private static final String TABLE = "{table}";

  private static final String LENGTH = "{n}";

  private final TomlSection section;

  DialectReader(TomlSection section) {
    this.section = section;
  }

  Dialect read(Dialect base) {
    Dialect words = section.section("dialect").map(table -> readDialect(table, base)).orElse(base);
    return words.owning(own(base.own()));
  }

  private static Dialect readDialect(TomlSection table, Dialect base) {
    String tables = table.text("tables", base.tables());
    String options = table.text("options", base.options());
    String prefix = table.text("prefix", base.prefix());
    String drop = table.has("drop") ? table.text("drop") : base.drop();
    List<String> after =
        table.has("after-create") ? table.texts("after-create") : base.afterCreate();
    String quote = table.text("quote", base.quote());
    List<String> reserved = table.has("reserved") ? table.texts("reserved") : base.reserved();
    List<String> conflicts = table.has("conflicts") ? conflicts(table) : base.conflicts();
    var unsupported = new LinkedHashMap<>(base.lacks());
    unsupported.putAll(unsupported(table));
    String hibernate = table.text("hibernate", base.hibernate());
    checkClass(table, hibernate);
    var types = new LinkedHashMap<>(base.types());
    table.section("types").ifPresent(own -> types.putAll(types(own)));
    Placeholders.check(table, "options", List.of(options));
    Placeholders.check(table, "drop", List.of(drop), TABLE);
    Placeholders.check(table, "after-create", after, TABLE);
    table.finish();
    return new Dialect(
        tables,
        options,
        prefix,
        drop,
        after,
        types,
        quote,
        reserved,
        conflicts,
        unsupported,
        hibernate,
        List.of());
  }

  private static void checkClass(TomlSection table, String name) {
    if (!name.isEmpty() && !CLASS.matcher(name).matches()) {
      table.problem(
          "hibernate",
          "must be the class of a dialect like org.hibernate.dialect.H2Dialect, not \"%s\""
              .formatted(name));
    }
  }

  private static Map<String, String> unsupported(TomlSection table) {
    Map<String, String> unsupported = table.map("lacks");
    unsupported
        .keySet()
        .forEach(key -> unknown(key).ifPresent(message -> table.problem("lacks", message)));
    return unsupported;
  }

  private static Optional<String> unknown(String key) {
    List<Workload> all = Workloads.shipped().all();
    if (key.equals(Dialect.MULTI_ROW) || all.stream().anyMatch(it -> it.id().equals(key))) {
      return Optional.empty();
    }
    Optional<Workload> named = all.stream().filter(it -> key.startsWith(it.id() + ".")).findFirst();
    return named.isPresent()
        ? unknownPhase(named.get(), key)
        : Optional.of(
            "\"%s\" is neither \"%s\", nor a workload of Dynobench, nor WORKLOAD.PHASE. Workloads: %s"
                .formatted(
                    key,
                    Dialect.MULTI_ROW,
                    all.stream().map(Workload::id).collect(Collectors.joining(", "))));
  }

  private static Optional<String> unknownPhase(Workload workload, String key) {
    List<String> phases = workload.phases().stream().map(Phase::id).toList();
    return phases.contains(key.substring(workload.id().length() + 1))
        ? Optional.empty()
        : Optional.of(
            "\"%s\" names no phase of the workload %s. Its phases: %s"
                .formatted(key, workload.id(), String.join(", ", phases)));
  }

  private static List<String> conflicts(TomlSection table) {
    List<String> conflicts = table.texts("conflicts");
    conflicts.stream()
        .filter(each -> !each.matches("[0-9A-Z]{2,5}|error -?\\d+|says \\S.*"))
        .forEach(each ->
            table.problem(
                "conflicts",
                "must be beginnings of SQLSTATEs like \"40\", codes like \"error 5\", or words like"
                    + " \"says Conflict on\", not \""
                    + each
                    + "\""));
    return conflicts;
  }

  private static Map<String, String> types(TomlSection table) {
    var types = new LinkedHashMap<String, String>();
    for (Table.Type type : Table.Type.values()) {
      if (table.has(type.text())) {
        String words = table.text(type.text(), "");
        Placeholders.check(table, type.text(), List.of(words), LENGTH);
        types.put(type.text(), words);
      }
    }
    table.finish();
    return types;
  }

  /// Merges the statements of each workload over those of the base.
  private List<Dialect.Own> own(List<Dialect.Own> base) {
    Map<String, Map<String, NamedSql>> all = new LinkedHashMap<>();
    base.forEach(each -> add(all, each.workload(), each.statements()));
    add(all, STANDARD_WORKLOAD, standardStatements());
    for (TomlSection table : section.sections("statements")) {
      checkStatements(table);
      add(all, table.name(), statements(table, table.keys()));
    }
    return all.entrySet().stream()
        .filter(each -> !each.getValue().isEmpty())
        .map(each -> new Dialect.Own(each.getKey(), List.copyOf(each.getValue().values())))
        .toList();
  }

  /// Reports statements that the workload does not use, which would otherwise be ignored silently.
  /// Also reports blank statements, and those of a script with other named values.
  private static void checkStatements(TomlSection table) {
    Optional<Workload> workload = Workloads.shipped().named(table.name());
    if (workload.isEmpty()) {
      List<String> ids = Workloads.shipped().all().stream().map(Workload::id).toList();
      table.problem(
          "", "is not a workload of Dynobench; its workloads are " + String.join(", ", ids));
      return;
    }
    List<String> asked =
        Stream.concat(
                Stream.of(Dialect.CREATE), workload.get().statements().stream().map(NamedSql::id))
            .toList();
    table.keys().stream()
        .filter(key -> !asked.contains(key))
        .forEach(key ->
            table.problem(
                key, "is not a statement of the workload, which has: " + String.join(", ", asked)));
    table.keys().stream()
        .filter(key -> asked.contains(key) && table.texts(key).stream().anyMatch(String::isBlank))
        .forEach(key -> table.problem(key, "must not be empty"));
    if (workload.get().script().isPresent()) {
      workload.get().statements().forEach(each -> checkValues(table, each));
    }
  }

  /// Checks the named values of a script's statement. Without this check, a missing value would
  /// only show when the statement runs, hours later or never.
  private static void checkValues(TomlSection table, NamedSql original) {
    if (!table.has(original.id())) {
      return;
    }
    Set<String> wanted = names(original.sql());
    table
        .attempt(original.id(), () -> names(table.texts(original.id())))
        .filter(names -> !names.equals(wanted))
        .ifPresent(_ ->
            table.problem(
                original.id(),
                wanted.isEmpty()
                    ? "has named values, but the workload's statement has none"
                    : "must have exactly these named values: "
                        + String.join(", ", wanted.stream().map(each -> ":" + each).toList())));
  }

  private static Set<String> names(List<String> sql) {
    return sql.stream()
        .flatMap(each -> BoundSql.of(each).names().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private List<NamedSql> standardStatements() {
    return statements(section, STANDARD_STATEMENTS.stream().filter(section::has).toList());
  }

  private static List<NamedSql> statements(TomlSection table, List<String> keys) {
    var statements = new ArrayList<NamedSql>();
    for (String key : keys) {
      List<String> sql = table.texts(key);
      Placeholders.check(table, key, sql);
      if (sql.isEmpty() || (sql.size() > 1 && !key.equals(Dialect.CREATE))) {
        table.problem(key, "must be one statement; only create can have several");
      }
      table.attempt(key, () -> new NamedSql(key, sql)).ifPresent(statements::add);
    }
    return statements;
  }

  private static void add(
      Map<String, Map<String, NamedSql>> all, String workload, List<NamedSql> statements) {
    Map<String, NamedSql> known = all.computeIfAbsent(workload, _ -> new LinkedHashMap<>());
    known.putAll(statements.stream().collect(Collectors.toMap(NamedSql::id, each -> each)));
  }
}
