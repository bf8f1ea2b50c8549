package dynobench.workloadfile;

import dynobench.script.BoundSql;
import dynobench.script.Expression;
import dynobench.script.PhaseWork;
import dynobench.text.NearestName;
import dynobench.toml.TomlSection;
import dynobench.workload.Formula;
import dynobench.workload.LoadFormulas;
import dynobench.workload.NameRule;
import dynobench.workload.Parameter;
import dynobench.workload.Phase;
import dynobench.workload.PhaseCondition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads the phases of a workload's description, and their formulas.
final class PhaseReader {
  /// Substitute for a missing or malformed formula.
  static final Formula NOTHING = new Formula("0");

  private static final Formula ONCE = new Formula("1");
  private static final String RELATIVE_TO = "relative-to";

  /// Rows of a transaction that fills tables, a number that suits most engines.
  private static final long ROWS_PER_COMMIT = 1000;

  private final TomlSection root;
  private final StatementList statements;
  private final List<String> tables;
  private final List<String> transactions;
  private final List<String> parameters;
  private final List<Parameter> known;
  private final List<Phase> phases = new ArrayList<>();
  private final List<PhaseWork> parts = new ArrayList<>();

  /// @param statements list to which the statements of the phases are added
  /// @param known parameters without a problem
  PhaseReader(TomlSection root, StatementList statements, List<Parameter> known) {
    this.root = root;
    this.known = List.copyOf(known);
    this.statements = statements;
    this.tables = declared(root, "tables");
    this.transactions = declared(root, "transactions");
    this.parameters = declared(root, "parameters");
  }

  /// Returns the declared names, including malformed declarations, which are reported at their own
  /// place.
  static List<String> declared(TomlSection root, String key) {
    return root.section(key).map(TomlSection::keys).orElse(List.of());
  }

  /// Reads the tables `[[phases]]`.
  void read() {
    for (Object each : root.elements("phases")) {
      if (each instanceof TomlSection section) {
        phase(section);
      } else {
        root.problem("phases", "contains " + each + ", which is not a table [[phases]]");
      }
    }
    if (root.elements("phases").isEmpty()) {
      root.problem("phases", "is empty: at least one table [[phases]] was expected");
    }
  }

  List<Phase> phases() {
    return phases;
  }

  /// Returns the content of the phases that the description itself defines.
  List<PhaseWork> parts() {
    return parts;
  }

  private void phase(TomlSection section) {
    Optional<String> named = section.attempt("id", () -> named(section.text("id")));
    if (named.isEmpty()) {
      return;
    }
    String name = named.get();
    String title = TitleReader.read(section, "title");
    if (section.has("fill")) {
      fill(section, name, title);
    } else if (section.has("run")) {
      run(section, name, title);
    } else {
      worked(section, name, title);
    }
    section.finish();
  }

  private String named(String name) {
    NameRule.check(name);
    if (parts.stream().anyMatch(each -> each.phase().equals(name))
        || phases.stream().anyMatch(each -> each.id().equals(name))) {
      throw new IllegalArgumentException("there is a phase \"" + name + "\" before");
    }
    return name;
  }

  private void fill(TomlSection section, String name, String title) {
    List<PhaseWork.Filled> tables =
        section.section("fill").stream()
            .flatMap(sizes -> sizes.keys().stream().flatMap(table -> filled(sizes, table).stream()))
            .toList();
    long commit = section.number("commit", ROWS_PER_COMMIT, 1, Integer.MAX_VALUE);
    parts.add(new PhaseWork.Fill(name, tables, commit));
    String rows =
        tables.stream().map(each -> each.rows().text()).collect(Collectors.joining(" + "));
    if (tables.isEmpty()) {
      section.problem("fill", "fills no table: { name = \"number of rows\" } was expected");
      return;
    }
    section
        .attempt(
            "fill",
            () ->
                new Phase(
                    name,
                    title,
                    section.text("unit", "rows"),
                    new Formula(rows),
                    Phase.Writes.IN_ITS_TRANSACTIONS))
        .ifPresent(phase -> phases.add(phase.only(conditions(section))));
  }

  private Optional<PhaseWork.Filled> filled(TomlSection sizes, String table) {
    if (!tables.contains(table) && !transactions.contains(table)) {
      sizes.problem(table, "there is no such table" + NearestName.suggestion(table, tables));
    }
    return known(sizes, table)
        .map(rows -> new PhaseWork.Filled(table, new Expression(rows.text())));
  }

  private void run(TomlSection section, String name, String title) {
    List<String> ids =
        section.texts("run").stream()
            .flatMap(sql -> section.attempt("run", () -> added(name, sql)).stream())
            .toList();
    if (section.texts("run").isEmpty()) {
      section.problem("run", "runs nothing: statements in quotes were expected");
    }
    parts.add(new PhaseWork.Run(name, ids));
    String unit = section.text("unit", "times");
    section
        .attempt("id", () -> new Phase(name, title, unit, ONCE, Phase.Writes.IN_ITS_TRANSACTIONS))
        .ifPresent(phase -> phases.add(phase.only(conditions(section))));
  }

  private String added(String phase, String sql) {
    List<String> names = BoundSql.of(sql).names();
    if (!names.isEmpty()) {
      throw new IllegalArgumentException(
          "\"" + sql + "\" asks for :" + names.getFirst() + ", but there are no values here");
    }
    return statements.add(phase, sql);
  }

  /// Reads a phase that code or clients carry out.
  private void worked(TomlSection section, String name, String title) {
    String unit = TitleReader.read(section, "unit");
    Optional<Formula> operations = known(section, "operations");
    Optional<LoadFormulas> crew =
        section.has("clients") ? operations.flatMap(each -> crew(section, each)) : Optional.empty();
    boolean mixed = section.has("mix");
    if (mixed) {
      parts.add(new PhaseWork.Mix(name, weights(section)));
      if (!section.has("clients")) {
        section.problem("clients", "is missing: the number of clients was expected");
      }
    }
    Phase.Writes writes =
        section.choice("writes", mixed ? Phase.Writes.IN_ITS_TRANSACTIONS : Phase.Writes.NOTHING);
    Optional<String> relativeTo = relativeTo(section);
    // Where the clients don't have equal parts of the work.
    Optional<Formula> total = section.has("total") ? known(section, "total") : Optional.empty();
    operations
        .map(each -> total.or(() -> crew.map(LoadFormulas::all)).orElse(each))
        .flatMap(all ->
            section.attempt(
                "id",
                () ->
                    new Phase(
                        name, title, unit, all, writes, crew, relativeTo, conditions(section))))
        .ifPresent(phases::add);
  }

  /// Returns the name of the earlier phase that this one is compared with.
  private Optional<String> relativeTo(TomlSection section) {
    if (!section.has(RELATIVE_TO)) {
      return Optional.empty();
    }
    List<String> before = phases.stream().map(Phase::id).toList();
    String other = section.text(RELATIVE_TO);
    if (!before.contains(other)) {
      section.problem(
          RELATIVE_TO,
          "there is no such phase before this one" + NearestName.suggestion(other, before));
    }
    return Optional.of(other);
  }

  /// Reads `when = { parameter = "value" }`, and `unless = { … }`; all conditions must hold.
  private List<PhaseCondition> conditions(TomlSection section) {
    return Stream.concat(conditions(section, "when", true), conditions(section, "unless", false))
        .toList();
  }

  private Stream<PhaseCondition> conditions(TomlSection section, String key, boolean is) {
    return section.section(key).stream()
        .flatMap(table -> table.keys().stream().map(name -> condition(table, name, is)));
  }

  private PhaseCondition condition(TomlSection table, String name, boolean is) {
    if (!parameters.contains(name)) {
      table.problem(name, "there is no such parameter" + NearestName.suggestion(name, parameters));
    }
    String value = text(table, name);
    Optional<String> canonical =
        known.stream()
            .filter(each -> each.id().equals(name))
            .findFirst()
            .flatMap(each -> table.attempt(name, () -> each.domain().canonical(value)));
    return new PhaseCondition(name, canonical.orElse(value), is);
  }

  private Optional<LoadFormulas> crew(TomlSection section, Formula operations) {
    Formula seconds = orNothing(section, "seconds");
    Formula warmup = orNothing(section, "warmup");
    Formula rate = orNothing(section, "rate");
    return known(section, "clients")
        .map(clients -> new LoadFormulas(clients, operations, seconds, warmup, rate));
  }

  private Formula orNothing(TomlSection section, String key) {
    return section.has(key) ? known(section, key).orElse(NOTHING) : NOTHING;
  }

  private List<PhaseWork.Weighted> weights(TomlSection section) {
    Optional<TomlSection> mix = section.section("mix");
    if (mix.filter(it -> it.keys().isEmpty()).isPresent()) {
      section.problem("mix", "mixes nothing: { transaction = weight } was expected");
    }
    return mix.stream()
        .flatMap(it -> it.keys().stream().flatMap(id -> weighted(it, id).stream()))
        .toList();
  }

  private Optional<PhaseWork.Weighted> weighted(TomlSection mix, String id) {
    if (!transactions.contains(id)) {
      mix.problem(id, "there is no such transaction" + NearestName.suggestion(id, transactions));
    }
    return known(mix, id).map(it -> new PhaseWork.Weighted(id, new Expression(it.text())));
  }

  /// Reads a formula of numbers and declared parameters.
  private Optional<Formula> known(TomlSection section, String key) {
    return formula(section, key)
        .flatMap(it ->
            section.attempt(
                key,
                () -> {
                  for (String name : it.names()) {
                    if (!parameters.contains(name)) {
                      throw new IllegalArgumentException(
                          "there is no parameter \""
                              + name
                              + "\""
                              + NearestName.suggestion(name, parameters));
                    }
                  }
                  return it;
                }));
  }

  /// Returns a text, or a whole number as text. A missing value is a problem, and the result is
  /// then empty.
  static String text(TomlSection section, String key) {
    return section
        .anything(key)
        .filter(Long.class::isInstance)
        .map(Object::toString)
        .orElseGet(() -> section.text(key));
  }

  static Optional<Formula> formula(TomlSection section, String key) {
    String text = text(section, key);
    return text.isBlank() ? Optional.empty() : section.attempt(key, () -> new Formula(text));
  }
}
