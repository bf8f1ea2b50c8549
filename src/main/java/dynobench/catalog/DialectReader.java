package dynobench.catalog;

import dynobench.toml.Section;
import dynobench.workload.NamedSql;
import dynobench.workload.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads `dialect` and `statements` of a `[jdbc]` table or of a mode, over what holds without them.
final class DialectReader {
  /// Version 0.1 knew one workload, whose statements stood beside the driver.
  private static final String FORMER_WORKLOAD = "phases";

  private static final List<String> FORMER_STATEMENTS = List.of("create", "insert", "select");

  private final Section section;

  DialectReader(Section section) {
    this.section = section;
  }

  Dialect read(Dialect base) {
    Dialect words = section.section("dialect").map(table -> words(table, base)).orElse(base);
    return words.owning(own(base.own()));
  }

  private static Dialect words(Section table, Dialect base) {
    String tables = table.text("tables", base.tables());
    String prefix = table.text("prefix", base.prefix());
    String drop = table.text("drop", base.drop());
    List<String> after =
        table.has("after-create") ? table.texts("after-create") : base.afterCreate();
    String quote = table.text("quote", base.quote());
    List<String> reserved = table.has("reserved") ? table.texts("reserved") : base.reserved();
    var types = new LinkedHashMap<>(base.types());
    table.section("types").ifPresent(own -> types.putAll(types(own)));
    table.finish();
    return new Dialect(tables, prefix, drop, after, types, quote, reserved, List.of());
  }

  private static Map<String, String> types(Section table) {
    var types = new LinkedHashMap<String, String>();
    for (Table.Type type : Table.Type.values()) {
      if (table.has(type.text())) {
        types.put(type.text(), table.text(type.text(), ""));
      }
    }
    table.finish();
    return types;
  }

  /// Statements by workload, those here over those of the base.
  private List<Dialect.Own> own(List<Dialect.Own> base) {
    Map<String, Map<String, NamedSql>> all = new LinkedHashMap<>();
    base.forEach(each -> add(all, each.workload(), each.statements()));
    add(all, FORMER_WORKLOAD, former());
    Optional<Section> statements = section.section("statements");
    for (String workload : statements.map(Section::keys).orElse(List.of())) {
      statements
          .flatMap(table -> table.section(workload))
          .ifPresent(table -> add(all, workload, statements(table, table.keys())));
    }
    return all.entrySet().stream()
        .filter(each -> !each.getValue().isEmpty())
        .map(each -> new Dialect.Own(each.getKey(), List.copyOf(each.getValue().values())))
        .toList();
  }

  private List<NamedSql> former() {
    return statements(section, FORMER_STATEMENTS.stream().filter(section::has).toList());
  }

  private static List<NamedSql> statements(Section table, List<String> keys) {
    var statements = new ArrayList<NamedSql>();
    for (String key : keys) {
      List<String> sql = table.texts(key);
      JdbcReader.checkPlaceholders(table, key, sql);
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
