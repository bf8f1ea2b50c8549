package dynobench.translation;

import dynobench.recording.ReplayText;
import dynobench.translation.ParsedStatement.ColumnDefinition;
import dynobench.translation.ParsedStatement.ColumnKind;
import dynobench.translation.ParsedStatement.Operation;
import dynobench.translation.ParsedStatement.ParameterUse;
import dynobench.translation.ParsedStatement.Reference;
import dynobench.translation.ParsedStatement.Role;
import dynobench.translation.ParsedStatement.TableDefinition;
import dynobench.translation.ParsedStatement.Verb;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jooq.DataType;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.QueryPart;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.Table;
import org.jooq.TableElement;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;
import org.jooq.impl.QOM;

/// Reads the structure of statements: tables, keys, and the columns of parameters. Confined to one
/// thread.
public final class StatementParser {
  private static final Pattern PARAMETER =
      Pattern.compile(":" + NumberedParameters.PREFIX + "(\\d+)");
  private static final String NAME = ParameterUses.NAME;
  private static final Pattern ADDED_CONSTRAINT =
      Pattern.compile(
          "alter table (?:if exists )?("
              + NAME
              + "(?:\\."
              + NAME
              + ")*) add ((?:constraint "
              + NAME
              + " )?(?:foreign key|primary key|unique)\\b.*)",
          Pattern.DOTALL);

  private final SQLDialect dialect;
  private final SqlTranslator translator;

  /// Names of the columns of the tables that were parsed.
  private final Map<String, List<String>> columns = new HashMap<>();

  private StatementParser(SQLDialect dialect) {
    this.dialect = dialect;
    translator = new SqlTranslator(dialect, dialect);
  }

  /// Returns a parser for a recorded database, by the name that its driver gives it; empty if its
  /// dialect isn't known.
  public static Optional<StatementParser> ofProduct(String product) {
    return DatabaseDialects.ofProduct(product).map(StatementParser::new);
  }

  /// Returns the name of the dialect.
  public String dialect() {
    return DatabaseDialects.name(dialect);
  }

  /// Parses a statement. Tables must be parsed before statements that use them.
  public ParsedStatement parse(String sql) {
    try {
      Query query = translator.parse(sql);
      return query == null ? new ParsedStatement.Unknown("it is empty") : parsed(query);
    } catch (DataAccessException | UnsupportedOperationException e) {
      return new ParsedStatement.Unknown(
          String.valueOf(e.getMessage()).lines().findFirst().orElse("?"));
    }
  }

  /// Returns an INSERT of one row that sets a generated key explicitly; empty if the statement sets
  /// it itself, or has another form.
  public Optional<ReplayText> keyed(String sql, String keyColumn) {
    return translator.parse(sql) instanceof QOM.Insert<?> insert
        ? translator.keyed(insert, keyColumn)
        : Optional.empty();
  }

  private ParsedStatement parsed(Query query) {
    return switch (query) {
      case QOM.CreateTable create when create.$tableScope() != null || create.$select() != null ->
          new ParsedStatement.Unknown("a table of a session or of a query");
      case QOM.CreateTable create -> table(create);
      case QOM.CreateIndex index when index.$unique() && index.$table() != null ->
          uniqueIndex(index, index.$table());
      case QOM.CreateView<?> view -> new ParsedStatement.OtherDefinition(view.$view().getName());
      case QOM.CreateIndex _, QOM.CreateSequence<?> _ -> new ParsedStatement.OtherDefinition("");
      case QOM.Insert<?> insert -> insert(insert);
      case QOM.Update<?> update -> update(update);
      case QOM.Delete<?> delete ->
          operation(Verb.DELETE, name(delete.$from()), query, Map.of(), false);
      case Select<?> _ -> operation(Verb.SELECT, "", query, Map.of(), false);
      default -> added(translator.rendered(query));
    };
  }

  private TableDefinition uniqueIndex(QOM.CreateIndex index, Table<?> table) {
    List<String> fields =
        index.$on().stream().map(each -> ParameterUses.last(translator.rendered(each))).toList();
    return new TableDefinition(
        table.getName(),
        List.of(),
        List.of(fields),
        List.of(),
        Optional.of(translator.rendered(index)));
  }

  /// Parses an added constraint, as a part of a table of its own.
  private ParsedStatement added(String rendered) {
    Matcher added = ADDED_CONSTRAINT.matcher(rendered);
    if (!added.matches()) {
      return rendered.startsWith("alter table")
          ? new ParsedStatement.OtherDefinition("")
          : new ParsedStatement.Unknown("no query and no change of rows");
    }
    String alone = "create table " + added.group(1) + " (dyno int, " + added.group(2) + ")";
    if (!(translator.parse(alone) instanceof QOM.CreateTable create)) {
      return new ParsedStatement.Unknown("an unknown constraint");
    }
    TableDefinition constraint = constraints(create);
    return new TableDefinition(
        constraint.table(),
        List.of(),
        constraint.keys(),
        constraint.references(),
        constraint.references().isEmpty() ? Optional.of(rendered) : Optional.empty());
  }

  private TableDefinition table(QOM.CreateTable create) {
    TableDefinition keys = constraints(create);
    var found = new ArrayList<ColumnDefinition>();
    for (TableElement each : create.$tableElements()) {
      if (each instanceof Field<?> field) {
        DataType<?> type = field.getDataType();
        found.add(
            new ColumnDefinition(field.getName(), kind(type), type.length(), type.identity()));
      }
    }
    columns.put(keys.table(), found.stream().map(ColumnDefinition::name).toList());
    return new TableDefinition(keys.table(), found, keys.keys(), keys.references(), keys.ownText());
  }

  private TableDefinition constraints(QOM.CreateTable create) {
    var keys = new ArrayList<List<String>>();
    var references = new ArrayList<Reference>();
    var own = new ArrayList<TableElement>();
    for (TableElement each : create.$tableElements()) {
      switch (each) {
        case QOM.PrimaryKey key -> keys.addFirst(names(key.$fields()));
        case QOM.UniqueKey key -> keys.add(names(key.$fields()));
        case QOM.ForeignKey key ->
            references.add(
                new Reference(
                    names(key.$fields()),
                    key.$referencesTable().getName(),
                    names(key.$referencesFields())));
        default -> {}
      }
      if (!(each instanceof QOM.ForeignKey)) {
        own.add(each);
      }
    }
    return new TableDefinition(
        create.$table().getName(),
        List.of(),
        keys,
        references,
        Optional.of(translator.rendered(create.$tableElements(own))));
  }

  private static List<String> names(List<? extends Field<?>> fields) {
    return fields.stream().map(Field::getName).toList();
  }

  private static ColumnKind kind(DataType<?> type) {
    boolean isWhole = type.isInteger() || (type.isDecimal() && type.scale() == 0);
    return isWhole
        ? ColumnKind.WHOLE
        : type.isUUID() ? ColumnKind.UUID : type.isString() ? ColumnKind.TEXT : ColumnKind.OTHER;
  }

  private Operation insert(QOM.Insert<?> insert) {
    String table = insert.$into().getName();
    List<String> named = names(insert.$columns());
    boolean isUnnamed = named.isEmpty() || named.getFirst().startsWith("unknown field");
    List<String> into = isUnnamed ? columns.getOrDefault(table, List.of()) : named;
    boolean isOneRow = insert.$select() == null && insert.$values().size() == 1;
    List<? extends QueryPart> values =
        isOneRow
            ? List.of(insert.$values().getFirst().fields())
            : insert.$select() == null ? List.of() : insert.$select().$select();
    var uses = new HashMap<Integer, ParameterUse>();
    for (int i = 0; i < Math.min(into.size(), values.size()); i++) {
      put(uses, values.get(i), new ParameterUse(table, table, into.get(i), Role.INSERTED));
    }
    return operation(Verb.INSERT, table, insert, uses, isOneRow);
  }

  private Operation update(QOM.Update<?> update) {
    String table = name(update.$table());
    var uses = new HashMap<Integer, ParameterUse>();
    update
        .$set()
        .forEach((column, value) -> {
          if (column instanceof Field<?> field) {
            String range = update.$table().getName();
            put(uses, value, new ParameterUse(range, table, field.getName(), Role.SET));
          }
        });
    return operation(Verb.UPDATE, table, update, uses, false);
  }

  /// Returns the name of a table that may have an alias.
  private static String name(Table<?> table) {
    return table instanceof QOM.TableAlias<?> alias ? alias.$table().getName() : table.getName();
  }

  /// Notes the use of all parameters in a part.
  private void put(Map<Integer, ParameterUse> uses, QueryPart part, ParameterUse use) {
    PARAMETER
        .matcher(translator.rendered(part))
        .results()
        .forEach(each -> uses.put(Integer.valueOf(each.group(1)), use));
  }

  /// @param known uses of parameters outside of conditions
  private Operation operation(
      Verb verb, String table, Query query, Map<Integer, ParameterUse> known, boolean isOneRow) {
    String rendered = translator.rendered(query);
    var found = ParameterUses.of(rendered);
    int count =
        PARAMETER
            .matcher(rendered)
            .results()
            .mapToInt(each -> Integer.parseInt(each.group(1)))
            .max()
            .orElse(0);
    var uses = new ArrayList<ParameterUse>();
    for (int i = 1; i <= count; i++) {
      uses.add(known.containsKey(i) ? known.get(i) : found.of(i));
    }
    return new Operation(verb, table, found.tables(), uses, isOneRow);
  }

  /// Returns a query of the number of rows.
  public String countOf(String table) {
    return translator.rendered(DSL.selectCount().from(DSL.quotedName(table)));
  }

  /// Returns a statement that creates an index.
  public String index(String name, String table, List<String> fields) {
    return translator.rendered(
        DSL.createIndex(DSL.quotedName(name))
            .on(DSL.quotedName(table), fields.stream().map(DSL::quotedName).toList()));
  }
}
