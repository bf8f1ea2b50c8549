package dynobench.dialect;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.Session;
import dynobench.engine.SqlWords;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.setup.Dialect;
import dynobench.setup.SessionLimits;
import dynobench.workload.NamedSql;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Opens an engine and finds out by trial which SQL it accepts for the needs of the workloads.
public final class DialectSearch {
  /// Prefix of table names in a database that may contain tables of the user.
  private static final String PREFIX = "dynobench_";

  private static final String FOLDER = "{folder}";

  /// Start of an error message before its first digit or quotation mark: 8 to 80 characters.
  private static final Pattern SAME_EACH_TIME = Pattern.compile("^[^\\d'\"`]{8,80}");

  private static final List<String> DROPS =
      List.of("DROP TABLE IF EXISTS {table}", "DROP TABLE {table} IF EXISTS");

  private static final SessionLimits ONE_SESSION = new SessionLimits(1, 0);

  private final EngineEnquiry enquiry;
  private final List<String> remarks = new ArrayList<>();

  public DialectSearch(EngineEnquiry enquiry) {
    this.enquiry = enquiry;
  }

  /// Opens a database, tests the engine's SQL and returns the result.
  ///
  /// @throws SQLException from the driver, when it cannot open the database or fails outside of a
  ///   tested statement
  public EnquiryResult.Found find() throws SQLException, IOException {
    try (Engine engine = engine()) {
      Database database = engine.open();
      Database.Identity identity = database.identity();
      Dialect dialect = dialect(database.sql().connection());
      SessionLimits sessions = sessions(database);
      List<String> conflicts = new ArrayList<>(dialect.conflicts());
      if (sessions.equals(SessionLimits.ANY)) {
        sessions = writing(database, conflicts);
      }
      database.close();
      return new EnquiryResult.Found(
          identity.product(),
          identity.version(),
          identity.driver(),
          dialect.withConflicts(conflicts),
          isPersistent(engine),
          sessions,
          remarks);
    }
  }

  private Engine engine() {
    return new JdbcEngine(enquiry.setup(), List.of(), Path.of(enquiry.folder()), remarks::add);
  }

  private Dialect dialect(Connection connection) throws SQLException {
    connection.setAutoCommit(true);
    var tries = new StatementAttempts(connection);
    var search =
        new TypeSearch(
            tries, TypeWords.of(connection), longest(Table.Type.TEXT), longest(Table.Type.BYTES));
    Map<String, String> types = types(search);
    String whole = types.getOrDefault(Table.Type.WHOLE.text(), "");
    String number = whole.isEmpty() ? "INT" : whole;
    var names = new NameSearch(tries, number);
    List<String> reserved = names.reserved(columns());
    String said =
        Optional.ofNullable(connection.getMetaData().getIdentifierQuoteString()).orElse("");
    Optional<String> quote = names.quote(reserved, said);
    if (quote.isEmpty()) {
      remarks.add(
          "The engine accepted no quotation marks around " + String.join(", ", reserved) + ".");
    }
    Dialect standard = Dialect.STANDARD;
    var found =
        new Dialect(
            "",
            "",
            prefix(tries, number),
            drop(tries, number),
            List.of(),
            types,
            quote.orElse(standard.quote()),
            reserved,
            standard.conflicts(),
            Map.of(),
            "",
            List.of());
    Dialect numbered = numbered(found, new IdentitySearch(tries, number).find());
    rollsBack(tries, connection, number);
    tries.drop();
    return numbered;
  }

  private int longest(Table.Type type) {
    return columnsOf(type).mapToInt(Table.Column::length).max().orElse(1);
  }

  private Stream<Table.Column> columnsOf(Table.Type type) {
    return enquiry.workloads().stream()
        .flatMap(each -> each.tables().stream())
        .flatMap(each -> each.columns().stream())
        .filter(each -> each.type() == type);
  }

  private List<String> columns() {
    return Stream.of(Table.Type.values())
        .flatMap(this::columnsOf)
        .map(Table.Column::name)
        .distinct()
        .sorted()
        .toList();
  }

  private Map<String, String> types(TypeSearch search) {
    var types = new LinkedHashMap<String, String>();
    for (Table.Type type : Table.Type.values()) {
      if (type != Table.Type.IDENTITY) {
        Optional<String> words = search.find(type);
        if (words.isEmpty()) {
          remarks.add(
              "The engine accepted no type for " + type.text() + ": " + search.tries().lastError());
        }
        types.put(type.text(), words.orElse(""));
      }
    }
    return types;
  }

  /// Puts the column type for generated keys into the dialect. Where this type depends on the
  /// table, each workload that needs it gets its own statements. If no type was found, leaves it
  /// empty and adds a remark.
  private Dialect numbered(Dialect dialect, Optional<IdentitySearch.Numbered> found) {
    String identity = Table.Type.IDENTITY.text();
    if (found.isEmpty()) {
      remarks.add("The engine accepted no column with generated numbers.");
      return dialect.withType(identity, "");
    }
    IdentitySearch.Numbered numbered = found.get();
    if (numbered.isFree()) {
      return dialect.withType(identity, numbered.column());
    }
    return dialect.owning(
        enquiry.workloads().stream()
            .filter(each -> has(each, Table.Type.IDENTITY))
            .map(each -> own(dialect, each, numbered))
            .toList());
  }

  private static boolean has(Workload workload, Table.Type type) {
    return workload.tables().stream()
        .flatMap(each -> each.columns().stream())
        .anyMatch(each -> each.type() == type);
  }

  private static Dialect.Own own(
      Dialect dialect, Workload workload, IdentitySearch.Numbered numbered) {
    var statements = new ArrayList<String>();
    for (Table table : workload.tables()) {
      IdentitySearch.Numbered here = numbered.of(dialect.prefix() + table.name());
      List<String> made = dialect.withType(Table.Type.IDENTITY.text(), here.column()).making(table);
      statements.add(made.getFirst()); // a table that uses the sequence must be dropped first
      statements.addAll(here.before());
      statements.addAll(made.subList(1, made.size()));
    }
    return new Dialect.Own(workload.id(), List.of(new NamedSql(Dialect.CREATE, statements)));
  }

  /// Returns no prefix in a database made for this search, and [#PREFIX] in any other database. The
  /// prefix is also the result if the engine refuses to create a table with a workload's table
  /// name: the name may be taken.
  private String prefix(StatementAttempts tries, String number) {
    List<String> names =
        enquiry.workloads().stream()
            .flatMap(each -> each.tables().stream())
            .map(Table::name)
            .toList();
    boolean free =
        enquiry.setup().url().contains(FOLDER)
            && names.stream()
                .allMatch(name ->
                    tries.run("CREATE TABLE " + name + " (v " + number + ")")
                        && tries.run("DROP TABLE " + name));
    return free ? "" : PREFIX;
  }

  private static String drop(StatementAttempts tries, String number) {
    return DROPS.stream()
        .filter(each -> {
          String sql = each.replace("{table}", StatementAttempts.TABLE);
          tries.drop();
          return tries.run(sql) && tries.make("v " + number) && tries.run(sql, sql);
        })
        .findFirst()
        .orElse(Dialect.STANDARD.drop());
  }

  private void rollsBack(StatementAttempts tries, Connection connection, String number)
      throws SQLException {
    tries.make("v " + number);
    try {
      connection.setAutoCommit(false);
      tries.run("INSERT INTO " + StatementAttempts.TABLE + " (v) VALUES (1)");
      connection.rollback();
      if (!tries.ask("SELECT v FROM " + StatementAttempts.TABLE, _ -> true).isEmpty()) {
        remarks.add("The engine has no transactions: after a rollback the row is still there.");
      }
      connection.rollback();
    } catch (SQLException e) {
      remarks.add("Transactions fail: " + SqlWords.of(e));
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /// Creates a table with one row, then checks whether a second connection sees that row. If not,
  /// or if no second connection opens, the engine has one session. The table stays for later
  /// checks.
  private SessionLimits sessions(Database database) throws SQLException {
    var first = new StatementAttempts(database.sql().connection());
    first.make("v INTEGER");
    first.run("INSERT INTO " + StatementAttempts.TABLE + " (v) VALUES (1)");
    try (Session session = database.session()) {
      return tableExists(session) ? SessionLimits.ANY : ONE_SESSION;
    } catch (SQLException | IOException | RuntimeException e) {
      remarks.add("The engine allows only one session: " + SqlWords.of(e));
      return ONE_SESSION;
    }
  }

  /// Determines how many sessions may write. Adds the sign of a conflict to the list, unless the
  /// dialect knows the sign already. A retry needs the sign to distinguish a conflict from a
  /// failure. The sign is the error code, or else the beginning of the message. An engine without a
  /// sign has one writing session; if its statements fail afterwards, it has one session.
  private SessionLimits writing(Database database, List<String> conflicts) throws IOException {
    Optional<ConflictSearch.Conflict> found;
    try {
      found = new ConflictSearch(database).find();
    } catch (SQLException e) {
      remarks.add("The test with two conflicting sessions failed: " + SqlWords.of(e));
      return SessionLimits.ANY;
    }
    return found.map(conflict -> writing(conflict, conflicts)).orElse(SessionLimits.ANY);
  }

  private SessionLimits writing(ConflictSearch.Conflict conflict, List<String> conflicts) {
    SQLException thrown = conflict.thrown();
    String state = String.valueOf(thrown.getSQLState());
    int code = thrown.getErrorCode();
    String words = String.valueOf(thrown.getMessage());
    if (!conflict.goesOn()) {
      remarks.add(
          "If two transactions change the same row, the engine aborts one, whose statements can't"
              + " be used again: "
              + words);
      return ONE_SESSION;
    }
    if (enquiry.setup().dialect().isConflict(state, code, words)) {
      return SessionLimits.ANY;
    }
    if (code != 0) {
      conflicts.add("error " + code);
      return SessionLimits.ANY;
    }
    remarks.add("If two transactions change the same row, the engine aborts one: " + words);
    Matcher same = SAME_EACH_TIME.matcher(words);
    if (!same.find()) {
      return new SessionLimits(0, 1);
    }
    conflicts.add(Dialect.messageSign(same.group().strip()));
    return SessionLimits.ANY;
  }

  private boolean isPersistent(Engine engine) throws SQLException, IOException {
    Database again = engine.open();
    boolean there = tableExists(again);
    new StatementAttempts(again.sql().connection()).drop();
    again.close();
    return there;
  }

  private static boolean tableExists(Session session) {
    return new StatementAttempts(session.sql().connection())
            .ask("SELECT v FROM " + StatementAttempts.TABLE, _ -> true)
            .size()
        == 1;
  }
}
