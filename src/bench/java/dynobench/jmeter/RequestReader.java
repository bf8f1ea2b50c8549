package dynobench.jmeter;

import dynobench.script.BoundSql;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Creates transactions from JDBC Requests in execution order. Tracks which connections commit each
/// statement, and where the others commit.
final class RequestReader {
  private static final Set<String> VERBS =
      Set.of("SELECT", "WITH", "VALUES", "INSERT", "UPDATE", "DELETE", "MERGE", "REPLACE");

  private final PlanContext context;
  private final Map<String, Boolean> autocommit;
  private final List<ImportedTransaction> closed = new ArrayList<>();
  private final Map<List<String>, Integer> places = new HashMap<>();
  private Optional<Open> open = Optional.empty();

  /// A transaction that is not committed yet.
  private static final class Open {
    final String title;
    final double weight;
    final List<ImportedStatement> statements = new ArrayList<>();
    TransactionValues values;

    Open(String title, double weight, TransactionValues values) {
      this.title = title;
      this.weight = weight;
      this.values = values;
    }

    ImportedTransaction close() {
      return new ImportedTransaction(title, weight, values.expressions(), statements);
    }
  }

  RequestReader(PlanContext context) {
    this.context = context;
    this.autocommit = new HashMap<>(context.autocommit());
  }

  /// Returns definitions and transactions in execution order.
  List<ImportedTransaction> steps() {
    return closed;
  }

  boolean isOpen() {
    return open.isPresent();
  }

  /// Returns whether a connection needs explicit commits.
  boolean isManual() {
    return autocommit.containsValue(false);
  }

  /// Reads a request.
  ///
  /// @param title title of the transaction that the request may begin
  /// @param weight average number of executions in one loop
  /// @param isOnce whether each client runs the request once, regardless of loops
  void read(JmxElement request, String title, double weight, boolean isOnce) {
    try {
      String type = context.variables().constant(request.property("queryType"));
      switch (type) {
        case "Commit" -> commit();
        case "Rollback" -> rollBack(request);
        case "AutoCommit(false)", "Autocommit(false)" -> switched(request, false);
        case "AutoCommit(true)", "Autocommit(true)" -> switched(request, true);
        case "Select Statement",
            "Update Statement",
            "Prepared Select Statement",
            "Prepared Update Statement" ->
            statements(request, title, weight, isOnce);
        case "Callable Statement" ->
            throw new UnsupportedException("engines call procedures in different ways");
        default -> throw new UnsupportedException("its query type is \"" + type + "\"");
      }
    } catch (UnsupportedException e) {
      context.omissions().add(request, e.reason());
    }
  }

  private void switched(JmxElement request, boolean on) throws UnsupportedException {
    if (on) {
      commit();
    }
    autocommit.put(context.variables().constant(request.property("dataSource")), on);
  }

  /// Ends the open transaction.
  void commit() {
    open.filter(it -> !it.statements.isEmpty()).ifPresent(it -> close(it.close()));
    open = Optional.empty();
  }

  /// Adds a transaction. If a loop repeats an earlier transaction, increases the weight of the
  /// earlier one instead.
  private void close(ImportedTransaction transaction) {
    List<String> key =
        transaction.statements().stream()
            .map(each -> each.source().line() + " " + each.sql())
            .toList();
    Integer known = places.putIfAbsent(key, closed.size());
    if (known == null) {
      closed.add(transaction);
    } else {
      closed.set(known, closed.get(known).oftener(transaction.weight()));
    }
  }

  private void rollBack(JmxElement request) {
    String reason = "rolled back transactions are not supported";
    context.omissions().add(request, reason);
    open.stream()
        .flatMap(it -> it.statements.stream())
        .forEach(each -> context.omissions().add(each.source(), reason));
    open = Optional.empty();
  }

  private void statements(JmxElement request, String title, double weight, boolean isOnce)
      throws UnsupportedException {
    String source = context.variables().constant(request.property("dataSource"));
    boolean alone = autocommit.getOrDefault(source, true);
    Open current =
        alone || open.isEmpty()
            ? new Open(alone ? request.name() : title, weight, context.values())
            : open.get();
    TransactionValues values = current.values.copy();
    List<ImportedStatement> read = StatementReader.read(request, context.variables(), values);
    List<ImportedStatement> work = read.stream().filter(each -> !each.isDefinition()).toList();
    if (work.isEmpty()) {
      for (ImportedStatement each : read) {
        define(each);
      }
      return;
    }
    require(work, read.size(), isOnce);
    if (current.weight != weight) {
      throw new UnsupportedException("it belongs to a transaction that does not always run");
    }
    current.values = values;
    current.statements.addAll(work);
    details(request, work.size());
    if (alone) {
      close(current.close());
    } else {
      open = Optional.of(current);
    }
  }

  private static void require(List<ImportedStatement> work, int all, boolean isOnce)
      throws UnsupportedException {
    if (work.size() < all) {
      throw new UnsupportedException("it defines an object and uses it in the same request");
    }
    if (isOnce) {
      throw new UnsupportedException("each client would run it only once");
    }
    for (ImportedStatement each : work) {
      String verb = SqlScan.verb(each.sql());
      if (!VERBS.contains(verb)) {
        throw new UnsupportedException(
            "a statement of clients begins with SELECT, INSERT, UPDATE, DELETE or the like, not"
                + " with \""
                + verb
                + "\"");
      }
    }
  }

  private void define(ImportedStatement statement) throws UnsupportedException {
    if (!BoundSql.of(statement.sql()).names().isEmpty()) {
      throw new UnsupportedException("it defines an object with a random value");
    }
    if (SqlScan.verb(statement.sql()).equals("DROP")) {
      context.omissions().add(statement.source(), "each trial starts with an empty database");
    } else if (SqlScan.isAccess(statement.sql())) {
      context
          .omissions()
          .add(
              statement.source(),
              "a workload cannot contain users, passwords, rights or addresses");
    } else {
      closed.add(
          new ImportedTransaction(statement.source().name(), 1, Map.of(), List.of(statement)));
    }
  }

  /// Reports settings of an imported request that are not imported.
  private void details(JmxElement request, int statements) {
    ImportOmissions omissions = context.omissions();
    String timeout = request.property("queryTimeout");
    if (!timeout.isEmpty() && !timeout.equals("0")) {
      omissions.add("query timeout of", request.where(), "a trial has one time limit");
    }
    String most = request.property("resultSetMaxRows");
    if (!most.isEmpty() && !most.equals("0")) {
      omissions.add("row limit of", request.where(), "answers are always read completely");
    }
    if (!request.property("variableNames").isEmpty()
        || !request.property("resultVariable").isEmpty()) {
      omissions.add("variables set by", request.where(), "its answer is read but not stored");
    }
    if (statements > 1) {
      omissions.remark("The statements of " + request.where() + " become one transaction.");
    }
  }
}
