package dynobench.workloadfile;

import dynobench.script.BoundSql;
import dynobench.script.Expression;
import dynobench.script.ExpressionNode;
import dynobench.script.Function;
import dynobench.script.NameTypes;
import dynobench.script.Script;
import dynobench.script.Transaction;
import dynobench.script.TransactionStep;
import dynobench.script.ValueType;
import dynobench.toml.TomlSection;
import dynobench.workload.NameRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads the tables `[transactions.<id>]`.
final class TransactionReader {
  /// Substitute for a malformed expression, so that the error is reported only once.
  private static final Expression STAND_IN = new Expression("0");

  private final NameTypes scope;
  private final List<String> counters;
  private final StatementList statements;
  private final boolean onRecords;

  /// @param scope names that all transactions know
  /// @param onRecords whether the script works on records, without SQL
  TransactionReader(
      NameTypes scope, List<Script.Counter> counters, StatementList statements, boolean onRecords) {
    this.scope = scope;
    this.counters = counters.stream().map(Script.Counter::name).toList();
    this.statements = statements;
    this.onRecords = onRecords;
  }

  Optional<Transaction> read(TomlSection section) {
    List<Transaction.Variable> variables = variables(section);
    NameTypes known = scope;
    for (Transaction.Variable each : variables) {
      known = known(section, known, each);
    }
    var steps = new ArrayList<TransactionStep>();
    for (Object element : section.elements("do")) {
      NameTypes here = known;
      Optional<TransactionStep> step =
          element instanceof TomlSection table
              ? step(table, section.name(), here)
              : section.attempt("do", () -> alone(section.name(), String.valueOf(element), here));
      step.ifPresent(steps::add);
      if (step.orElse(null) instanceof TransactionStep.Ask ask) {
        for (TransactionStep.Answer each : ask.into()) {
          requireFree(section, variables, each.name());
          known = known.with(each.name(), each.kind());
        }
      }
    }
    if (!section.has("do") || section.elements("do").isEmpty()) {
      section.problem("do", "is missing: a list of statements was expected");
    }
    List<Transaction.Sum> sums = sums(section, known);
    section.finish();
    return section.attempt(
        "",
        () -> {
          NameRule.check(section.name());
          return new Transaction(section.name(), variables, steps, sums);
        });
  }

  /// Reports an answer whose name is taken: variables and parameters cannot be changed.
  private void requireFree(
      TomlSection section, List<Transaction.Variable> variables, String answer) {
    if (scope.names().containsKey(answer)
        || variables.stream().anyMatch(each -> each.name().equals(answer))) {
      section.problem(
          "do",
          "there is already an element \"" + answer + "\": choose another name for the answer");
    }
  }

  private NameTypes known(TomlSection section, NameTypes known, Transaction.Variable variable) {
    return section
        .section("let")
        .flatMap(it -> it.attempt(variable.name(), () -> kind(known, variable.value())))
        .map(kind -> known.with(variable.name(), kind))
        .orElseGet(() -> known.with(variable.name(), ValueType.WHOLE));
  }

  private ValueType kind(NameTypes known, Expression value) {
    value.node().calls().forEach(this::requireCounter);
    return known.of(value);
  }

  /// Throws unless the argument of `next` is a counter.
  private void requireCounter(ExpressionNode.Call call) {
    if (call.function() == Function.NEXT
        && !(call.arguments().getFirst() instanceof ExpressionNode.Name(String name)
            && counters.contains(name))) {
      throw new IllegalArgumentException(
          "next needs one of [counters], which are: " + String.join(", ", counters));
    }
  }

  /// Returns the variables in an order in which each uses only earlier ones.
  private List<Transaction.Variable> variables(TomlSection section) {
    var left = new ArrayList<Transaction.Variable>();
    section
        .section("let")
        .ifPresent(let ->
            let.keys()
                .forEach(name ->
                    left.add(
                        let.attempt(name, () -> variable(name, expression(let, name)))
                            .orElse(new Transaction.Variable(name, STAND_IN)))));
    var ordered = new ArrayList<Transaction.Variable>();
    while (!left.isEmpty()) {
      List<String> waiting = left.stream().map(Transaction.Variable::name).toList();
      Optional<Transaction.Variable> next =
          left.stream()
              .filter(each -> each.value().names().stream().noneMatch(waiting::contains))
              .findFirst();
      if (next.isEmpty()) {
        section.problem(
            "let",
            "has a circular definition: "
                + String.join(", ", waiting)
                + (waiting.size() == 1 ? " depends on itself" : " depend on each other"));
        waiting.forEach(name -> ordered.add(new Transaction.Variable(name, STAND_IN)));
        return ordered;
      }
      left.remove(next.get());
      ordered.add(next.get());
    }
    return ordered;
  }

  private Transaction.Variable variable(String name, Expression value) {
    NameRule.check(name);
    RequiredAnswer.requireFree(name);
    if (scope.names().containsKey(name)) {
      throw new IllegalArgumentException(
          "there is a parameter or a counter \"" + name + "\": choose another name");
    }
    return new Transaction.Variable(name, value);
  }

  private static Expression expression(TomlSection section, String key) {
    return new Expression(PhaseReader.text(section, key));
  }

  private List<Transaction.Sum> sums(TomlSection section, NameTypes known) {
    var sums = new ArrayList<Transaction.Sum>();
    section
        .section("sums")
        .ifPresent(table ->
            table
                .keys()
                .forEach(name ->
                    sums.add(
                        table
                            .attempt(name, () -> sum(name, expression(table, name), known))
                            .orElse(new Transaction.Sum(name, STAND_IN)))));
    return sums;
  }

  private static Transaction.Sum sum(String name, Expression value, NameTypes known) {
    NameRule.check(name);
    known.require(value, ValueType.WHOLE);
    value.requireSettled();
    return new Transaction.Sum(name, value);
  }

  private Optional<TransactionStep> step(TomlSection table, String transaction, NameTypes known) {
    Optional<TransactionStep> step =
        table.attempt(
            "",
            () -> {
              if (onRecords) {
                return access(table, known);
              } else if (table.has("ask")) {
                String sql = bound(table.text("ask"), known);
                List<TransactionStep.Answer> into = answers(table);
                List<Expression> is = RequiredAnswer.read(table, known);
                Optional<Expression> rows = rows(table, known);
                return new TransactionStep.Ask(statements.add(transaction, sql), into, is, rows);
              } else if (table.has("do")) {
                String sql = bound(table.text("do"), known);
                return new TransactionStep.Execute(
                    statements.add(transaction, sql), rows(table, known));
              }
              throw new IllegalArgumentException("needs do or ask." + needsRecords(table));
            });
    step.ifPresent(_ -> table.finish()); // else unread keys would be called unknown
    return step;
  }

  private static TransactionStep access(TomlSection table, NameTypes known) {
    for (TransactionStep.Access.Verb each : TransactionStep.Access.Verb.values()) {
      if (table.has(each.id())) {
        Expression key = required(table, each.id(), known, ValueType.WHOLE);
        Optional<Expression> count =
            each == TransactionStep.Access.Verb.SCAN
                ? Optional.of(required(table, "count", known, ValueType.WHOLE))
                : Optional.empty();
        return new TransactionStep.Access(each, key, count);
      }
    }
    throw new IllegalArgumentException("needs one of read, update, insert, delete and scan.");
  }

  private static String needsRecords(TomlSection table) {
    return Arrays.stream(TransactionStep.Access.Verb.values())
            .anyMatch(each -> table.has(each.id()))
        ? " Records are for workloads that say needs = \"records\"."
        : "";
  }

  /// Returns the step of a single statement: a query, or a change.
  private TransactionStep alone(String transaction, String sql, NameTypes known) {
    if (onRecords) {
      throw new IllegalArgumentException(
          "is SQL, where records are needed: write { read = \"key\" } or the like");
    }
    String id = statements.add(transaction, bound(sql, known));
    return BoundSql.of(sql).asks()
        ? new TransactionStep.Ask(id, List.of(), List.of(), Optional.empty())
        : new TransactionStep.Execute(id, Optional.empty());
  }

  /// Checks that all names in a statement are known.
  private static String bound(String sql, NameTypes known) {
    known.require(BoundSql.of(sql));
    return sql;
  }

  private static Optional<Expression> rows(TomlSection table, NameTypes known) {
    return table.has("rows")
        ? Optional.of(required(table, "rows", known, ValueType.WHOLE))
        : Optional.empty();
  }

  private static Expression required(
      TomlSection table, String key, NameTypes known, ValueType kind) {
    Expression value = expression(table, key);
    known.require(value, kind);
    value.requireSettled();
    return value;
  }

  /// Reads a name, several names, or names with their types.
  private static List<TransactionStep.Answer> answers(TomlSection table) {
    if (!table.has("into")) {
      return List.of();
    }
    if (!table.isTable("into")) {
      return table.texts("into").stream().map(name -> answer(name, ValueType.WHOLE.id())).toList();
    }
    return table.map("into").entrySet().stream()
        .map(each -> answer(each.getKey(), each.getValue()))
        .toList();
  }

  private static TransactionStep.Answer answer(String name, String kind) {
    NameRule.check(name);
    RequiredAnswer.requireFree(name);
    return new TransactionStep.Answer(
        name,
        Arrays.stream(ValueType.values())
            .filter(each -> each.id().equals(kind))
            .findFirst()
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "\""
                        + kind
                        + "\" is none of "
                        + Arrays.stream(ValueType.values())
                            .map(ValueType::id)
                            .collect(Collectors.joining(", ")))));
  }
}
