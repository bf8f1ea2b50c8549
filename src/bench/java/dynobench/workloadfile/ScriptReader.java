package dynobench.workloadfile;

import dynobench.script.BoundSql;
import dynobench.script.Check;
import dynobench.script.Expression;
import dynobench.script.NameTypes;
import dynobench.script.PhaseWork;
import dynobench.script.PredefinedNames;
import dynobench.script.Script;
import dynobench.script.Transaction;
import dynobench.script.TransactionStep;
import dynobench.script.ValueType;
import dynobench.toml.TomlSection;
import dynobench.translation.ScriptTranslator;
import dynobench.workload.Capability;
import dynobench.workload.FillStatement;
import dynobench.workload.NameRule;
import dynobench.workload.Parameter;
import dynobench.workload.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads the work that a description itself defines, without code: counters, transactions, checks,
/// and the content of tables.
final class ScriptReader {
  private static final long RETRIES = 1000;

  private final TomlSection root;
  private final List<Parameter> parameters;
  private final List<Table> tables;
  private final StatementList statements;
  private final Capability needs;
  private final boolean onRecords;
  private final Set<String> taken =
      new LinkedHashSet<>(Set.of(PredefinedNames.CLIENT, PredefinedNames.ROW));

  /// @param statements list to which the statements are added
  ScriptReader(
      TomlSection root,
      Capability needs,
      List<Parameter> parameters,
      List<Table> tables,
      StatementList statements) {
    this.root = root;
    this.parameters = parameters;
    this.tables = tables;
    this.statements = statements;
    this.needs = needs;
    this.onRecords = needs == Capability.RECORDS;
    parameters.forEach(each -> taken.add(each.id()));
  }

  /// @param parts content of the phases
  Script read(List<PhaseWork> parts) {
    List<Script.Counter> counters = counters();
    NameTypes scope = scope(counters);
    Set<String> filling = filling(parts);
    var reader = new TransactionReader(scope, counters, statements, onRecords);
    var filler =
        new TransactionReader(
            scope(List.of()).with(PredefinedNames.ROW, ValueType.WHOLE),
            List.of(),
            statements,
            onRecords);
    List<Transaction> transactions =
        root.sections("transactions").stream()
            .flatMap(each -> (filling.contains(each.name()) ? filler : reader).read(each).stream())
            .toList();
    transactions.forEach(each -> reserveName("transactions", each.id()));
    transactions.stream()
        .flatMap(each -> each.sums().stream())
        .forEach(each -> reserveName("transactions", each.name()));
    if (needs != Capability.SQL && !onRecords) {
      root.problem("needs", "must be \"sql\" or \"records\" where no protocol is named");
    }
    if (onRecords) {
      new RecordStatements(root, tables, statements).read();
    }
    tables.forEach(this::requireDistinctNames);
    for (PhaseWork part : parts) {
      switch (part) {
        case PhaseWork.Fill fill -> fill.tables().forEach(each -> filled(each, scope));
        case PhaseWork.Mix _, PhaseWork.Run _ -> {}
      }
    }
    requireSingleInserts(parts, transactions);
    List<Check> checks = checks(transactions);
    long retries = root.number("retries", RETRIES, 0, Integer.MAX_VALUE);
    return new Script(parts, counters, transactions, checks, retries, dialect());
  }

  /// Returns the names of what phases fill.
  private static Set<String> filling(List<PhaseWork> parts) {
    return parts.stream()
        .flatMap(each -> each instanceof PhaseWork.Fill fill ? fill.tables().stream() : Stream.of())
        .map(PhaseWork.Filled::table)
        .collect(Collectors.toSet());
  }

  /// Reports transactions that fill, and have other steps than one statement without a required
  /// number of rows, or run in a mix, too.
  private void requireSingleInserts(List<PhaseWork> parts, List<Transaction> transactions) {
    Set<String> filling = filling(parts);
    for (Transaction each : transactions) {
      boolean isMixed =
          parts.stream()
              .anyMatch(part ->
                  part instanceof PhaseWork.Mix mix
                      && mix.transactions().stream()
                          .anyMatch(it -> it.transaction().equals(each.id())));
      boolean isInsert =
          each.steps().size() == 1
              && each.steps().getFirst() instanceof TransactionStep.Execute step
              && step.rows().isEmpty()
              && each.sums().isEmpty();
      if (filling.contains(each.id()) && (isMixed || !isInsert)) {
        root.problem(
            "transactions." + each.id(),
            "fills a table: it must have one statement that changes data, without rows and sums,"
                + " and no mix may name it");
      }
    }
  }

  /// Reads the dialect of the statements.
  private Optional<String> dialect() {
    if (!root.has("dialect")) {
      return Optional.empty();
    }
    if (!tables.isEmpty()) {
      root.problem(
          "dialect", "excludes [tables]: create the tables by CREATE TABLE in a phase with run");
    }
    return root.attempt(
        "dialect",
        () -> {
          String dialect = root.text("dialect");
          ScriptTranslator.requireKnown(dialect);
          return dialect;
        });
  }

  /// Returns the names for expressions: parameters, counters, the client's number, and the number
  /// of clients.
  private NameTypes scope(List<Script.Counter> counters) {
    Map<String, ValueType> names = new HashMap<>();
    names.put(PredefinedNames.CLIENT, ValueType.WHOLE);
    names.put(PredefinedNames.CLIENTS, ValueType.WHOLE);
    PhaseReader.declared(root, "parameters").forEach(each -> names.put(each, ValueType.WHOLE));
    parameters.forEach(each -> names.put(each.id(), each.domain().kind()));
    counters.forEach(each -> names.put(each.name(), ValueType.WHOLE));
    return new NameTypes(names);
  }

  /// Reports a problem if a name is taken: parameters, counters, transactions and sums occur in the
  /// same expressions.
  private void reserveName(String key, String name) {
    if (!taken.add(name)) {
      root.problem(key, "two elements have the name \"" + name + "\": choose another name");
    }
  }

  /// Reports columns with the name of a table: a name in braces may mean either.
  private void requireDistinctNames(Table table) {
    List<String> names = tables.stream().map(Table::name).toList();
    for (Table.Column each : table.columns()) {
      if (names.contains(each.name())) {
        root.section("tables")
            .flatMap(all -> all.section(table.name()))
            .ifPresent(section ->
                section.problem(each.name(), "is also the name of a table: rename the column"));
      }
    }
  }

  private List<Script.Counter> counters() {
    var counters = new ArrayList<Script.Counter>();
    Optional<TomlSection> section = root.section("counters");
    for (String name : section.map(TomlSection::keys).orElse(List.of())) {
      reserveName("counters", name);
      PhaseReader.formula(section.orElseThrow(), name)
          .ifPresent(it -> counters.add(new Script.Counter(name, new Expression(it.text()))));
    }
    return counters;
  }

  private void filled(PhaseWork.Filled filled, NameTypes scope) {
    Optional<Table> table =
        tables.stream().filter(each -> each.name().equals(filled.table())).findFirst();
    if (table.isEmpty()) {
      return; // already reported
    }
    var columns = new ArrayList<String>();
    NameTypes known = scope.with(PredefinedNames.ROW, ValueType.WHOLE);
    TomlSection section =
        root.section("tables").flatMap(it -> it.section(filled.table())).orElseThrow();
    for (Table.Column column : table.get().columns()) {
      if (column.value().isPresent()) {
        NameTypes here = known;
        section.attempt(column.name(), () -> required(here, column));
        known = known.with(column.name(), column.type().kind());
        columns.add(column.name());
      } else if (!isAutomatic(column)) {
        section.problem(
            column.name(),
            "has no value: write one after a colon, such as \"long: uniform(1, 9)\"");
      }
    }
    if (!onRecords) {
      statements.name(
          FillStatement.statement(filled.table()), FillStatement.sql(filled.table(), columns));
    }
  }

  /// Returns whether the column needs no value, because the database assigns the value, or because
  /// it is the number of the record.
  private boolean isAutomatic(Table.Column column) {
    return column.type() == Table.Type.IDENTITY || (onRecords && column.key());
  }

  private static boolean required(NameTypes known, Table.Column column) {
    known.require(column.value().orElseThrow(), column.type().kind());
    return true;
  }

  private List<Check> checks(List<Transaction> transactions) {
    NameTypes known = scope(List.of());
    for (Transaction each : transactions) {
      known = known.with(each.id(), ValueType.WHOLE);
      for (Transaction.Sum sum : each.sums()) {
        known = known.with(sum.name(), ValueType.WHOLE);
      }
    }
    var checks = new ArrayList<Check>();
    for (TomlSection section : root.sections("checks")) {
      String about = section.text("about");
      List<Check.Term> terms = terms(section, known);
      section
          .attempt(
              "",
              () -> {
                NameRule.check(section.name());
                return new Check(section.name(), about, terms);
              })
          .ifPresent(checks::add);
    }
    return checks;
  }

  private List<Check.Term> terms(TomlSection section, NameTypes known) {
    var terms = new ArrayList<Check.Term>();
    for (String text : section.texts("equal")) {
      section.attempt("equal", () -> term(section.name(), text, known)).ifPresent(terms::add);
    }
    section.finish();
    if (section.texts("equal").size() < 2) {
      section.problem("equal", "compares nothing: at least two values were expected");
    }
    return terms;
  }

  private Check.Term term(String check, String text, NameTypes known) {
    var bound = BoundSql.of(text);
    if (!bound.asks()) {
      var expression = new Expression(text);
      known.require(expression, ValueType.WHOLE);
      expression.requireSettled();
      return new Check.Term.WorkedOut(expression);
    }
    known.require(bound);
    return new Check.Term.Asked(statements.add("check_" + check, text));
  }
}
