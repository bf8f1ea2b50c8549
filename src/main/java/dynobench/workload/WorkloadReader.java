package dynobench.workload;

import dynobench.measure.Metric;
import dynobench.toml.Document;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the description of a workload.
final class WorkloadReader {
  /// The newest format that this version reads.
  private static final int FORMAT = 1;

  private static final Formula NOTHING = new Formula("0");

  private final String id;
  private final Section root;

  private WorkloadReader(String id, Section root) {
    this.id = id;
    this.root = root;
  }

  /// @param source the file's name, for messages
  /// @return empty when there were problems
  static Optional<Workload> read(String source, String id, String text, Problems problems) {
    int before = problems.list().size();
    Optional<Workload> workload =
        Document.read(source, text, List.of(), problems)
            .flatMap(root -> new WorkloadReader(id, root).read());
    return problems.list().size() == before ? workload : Optional.empty();
  }

  private Optional<Workload> read() {
    if (root.number("format", FORMAT) > FORMAT) {
      root.problem("format", "this workload is from a newer Dynobench: update it");
      return Optional.empty();
    }
    Optional<Workload> workload = root.attempt("", this::workload);
    root.finish();
    return workload;
  }

  /// What lacks or is wrong was reported, and something stands in for it.
  private Workload workload() {
    Formula stored = formula(root, "stored").orElse(NOTHING);
    List<Parameter> parameters = parameters();
    return new Workload(
        id,
        root.text("title"),
        root.text("about").strip(),
        root.text("source"),
        root.choice("needs", Capability.class).orElse(Capability.SQL),
        root.text("protocol"),
        root.has("yardstick") ? Optional.of(root.text("yardstick")) : Optional.empty(),
        phases(),
        parameters,
        vary(parameters),
        figures(),
        stored,
        root.has("written") ? formula(root, "written").orElse(NOTHING) : stored,
        root.texts("checks"),
        tables(),
        statements(root));
  }

  private List<String> figures() {
    List<String> figures = root.texts("figures");
    figures.stream()
        .filter(each -> Metric.named(each).isEmpty())
        .forEach(each -> root.problem("figures", "there is no figure \"" + each + "\""));
    return figures;
  }

  private List<Phase> phases() {
    var phases = new ArrayList<Phase>();
    for (Object each : root.elements("phases")) {
      if (each instanceof Section section) {
        phase(section).ifPresent(phases::add);
      } else {
        root.problem("phases", "holds " + each + ", which is no table [[phases]]");
      }
    }
    if (phases.isEmpty()) {
      root.problem("phases", "there are none: at least one table [[phases]] was expected");
    }
    return phases;
  }

  private Optional<Phase> phase(Section section) {
    String name = section.text("id");
    String title = section.text("title");
    String unit = section.text("unit");
    Optional<Formula> operations = formula(section, "operations");
    Phase.Writes writes = section.choice("writes", Phase.Writes.NOTHING);
    section.finish();
    return operations.flatMap(
        count -> section.attempt("id", () -> new Phase(name, title, unit, count, writes)));
  }

  private static Optional<Formula> formula(Section section, String key) {
    String text =
        section.anything(key).filter(Long.class::isInstance).map(Object::toString).orElse("");
    String formula = text.isEmpty() ? section.text(key) : text;
    return section.attempt(key, () -> new Formula(formula));
  }

  private List<Parameter> parameters() {
    return inner("parameters").stream().flatMap(each -> parameter(each).stream()).toList();
  }

  private List<Section> inner(String key) {
    return root.section(key).stream()
        .flatMap(all -> all.keys().stream().flatMap(name -> all.section(name).stream()))
        .toList();
  }

  private static Optional<Parameter> parameter(Section section) {
    List<String> words = section.texts("words");
    Object from = section.anything("from").orElse(0L);
    Object to = section.anything("to").orElse(0L);
    String standard = section.anything("default").map(Object::toString).orElse("");
    String unit = section.text("unit", "");
    String help = section.text("help");
    boolean offered = section.flag("offered", false);
    section.finish();
    return section.attempt(
        "",
        () ->
            new Parameter(section.name(), domain(words, from, to), standard, unit, help, offered));
  }

  private static Domain domain(List<String> words, Object from, Object to) {
    if (!words.isEmpty()) {
      return new Domain.Choice(words);
    }
    if (from instanceof Long least && to instanceof Long most) {
      return new Domain.Whole(least, most);
    }
    if (from instanceof Number least && to instanceof Number most) {
      return new Domain.Decimal(least.doubleValue(), most.doubleValue());
    }
    throw new IllegalArgumentException("must have numbers from and to, or words");
  }

  private List<Factor> vary(List<Parameter> parameters) {
    var factors = new ArrayList<Factor>();
    Optional<Section> vary = root.section("vary");
    for (String name : vary.map(Section::keys).orElse(List.of())) {
      Section section = vary.orElseThrow();
      Optional<Parameter> parameter =
          parameters.stream().filter(each -> each.id().equals(name)).findFirst();
      if (parameter.isEmpty()) {
        section.problem(name, "is no parameter of this workload");
      } else {
        RangeReader.read(section, name, parameter.get().domain())
            .ifPresent(range -> factors.add(new Factor(name, range)));
      }
    }
    return factors;
  }

  private List<Table> tables() {
    return inner("tables").stream().flatMap(each -> table(each).stream()).toList();
  }

  private static Optional<Table> table(Section section) {
    List<Table.Column> columns =
        section.keys().stream()
            .flatMap(name ->
                section.attempt(name, () -> Table.Column.parse(name, section.text(name))).stream())
            .toList();
    return section.attempt("", () -> new Table(section.name(), columns));
  }

  /// The statements in `[statements]`, a text or several each.
  static List<NamedSql> statements(Section section) {
    var statements = new ArrayList<NamedSql>();
    section
        .section("statements")
        .ifPresent(table ->
            table
                .keys()
                .forEach(key ->
                    table
                        .attempt(key, () -> new NamedSql(key, table.texts(key)))
                        .ifPresent(statements::add)));
    return List.copyOf(statements);
  }
}
