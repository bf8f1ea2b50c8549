package dynobench.workloadfile;

import dynobench.isolation.Interleavings;
import dynobench.measure.Metric;
import dynobench.script.Check;
import dynobench.script.PhaseWork;
import dynobench.script.Script;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import dynobench.workload.Capability;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.Formula;
import dynobench.workload.NamedSql;
import dynobench.workload.Parameter;
import dynobench.workload.Phase;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Reads the description of a workload.
public final class WorkloadReader {
  /// Newest format that this version reads.
  private static final int FORMAT = 1;

  private final String id;
  private final TomlSection root;
  private final Problems problems;
  private final int before;

  private WorkloadReader(String id, TomlSection root, Problems problems) {
    this.id = id;
    this.root = root;
    this.problems = problems;
    this.before = problems.list().size();
  }

  /// Reads the description of a shipped workload.
  ///
  /// @param source name of the file, for messages
  /// @return empty when there were problems
  public static Optional<Workload> read(String source, String id, String text, Problems problems) {
    return TomlDocument.read(source, text, List.of(), problems)
        .flatMap(root -> new WorkloadReader(id, root, problems).read(_ -> {}));
  }

  /// Reads the description of a user-defined workload.
  ///
  /// @param program workloads whose protocols exist
  /// @return empty when there were problems
  public static Optional<Workload> read(
      String source, String id, String text, List<Workload> program, Problems problems) {
    return TomlDocument.read(source, text, List.of(), problems)
        .flatMap(root ->
            new WorkloadReader(id, root, problems)
                .read(found -> VariantCheck.check(root, found, program)));
  }

  /// @param check further check of a workload that is valid by itself
  private Optional<Workload> read(Consumer<Workload> check) {
    if (root.number("format", FORMAT, 1, Long.MAX_VALUE) > FORMAT) {
      root.problem("format", "this workload is from a newer Dynobench: update Dynobench");
      return Optional.empty();
    }
    Supplier<Workload> make = parts();
    root.finish();
    if (hasNoNewProblems()) {
      Optional<Workload> workload = root.attempt("", make);
      workload.ifPresent(check);
      return workload.filter(_ -> hasNoNewProblems());
    }
    return Optional.empty();
  }

  private boolean hasNoNewProblems() {
    return problems.list().size() == before;
  }

  /// Work that the description defines.
  private record Body(
      String protocol,
      List<Phase> phases,
      Formula stored,
      List<Table> tables,
      List<NamedSql> statements,
      Optional<Script> script) {}

  private Body body(Capability needs, List<Parameter> parameters) {
    List<Table> tables = SqlReader.tables(root, parameters);
    var statements = new StatementList(SqlReader.statements(root));
    var phases = new PhaseReader(root, statements, parameters);
    phases.read();
    boolean coded = root.has("protocol");
    parameters.stream()
        .filter(each -> !coded && each.domain() instanceof Domain.Text)
        .forEach(each ->
            root.problem(
                "parameters." + each.id(), "needs words in a workload without a protocol"));
    String protocol = coded ? root.text("protocol") : Workload.SCRIPTED;
    Optional<Script> script =
        coded
            ? Optional.empty()
            : Optional.of(
                new ScriptReader(root, needs, parameters, tables, statements).read(phases.parts()));
    return new Body(protocol, phases.phases(), stored(phases), tables, statements.all(), script);
  }

  /// Reads all parts. Missing or malformed parts are reported and replaced, so that reading
  /// continues.
  private Supplier<Workload> parts() {
    String title = TitleReader.read(root, "title");
    String about = root.text("about").strip();
    String source = root.text("source");
    Capability needs = root.choice("needs", Capability.class).orElse(Capability.SQL);
    Optional<String> yardstick =
        root.has("yardstick") ? Optional.of(root.text("yardstick")) : Optional.empty();
    List<Parameter> parameters = ParameterReader.parameters(root);
    Body body = body(needs, parameters);
    Formula written =
        root.has("written")
            ? PhaseReader.formula(root, "written").orElse(PhaseReader.NOTHING)
            : body.stored();
    Optional<Interleavings> isolation = InterleavingReader.read(root);
    List<Factor> vary = vary(parameters);
    List<String> figures = figures();
    List<String> checks =
        body.script().map(it -> checks(needs, it)).orElseGet(() -> root.texts("checks"));
    return () ->
        new Workload(
            id,
            title,
            about,
            source,
            needs,
            body.protocol(),
            yardstick,
            body.phases(),
            parameters,
            vary,
            figures,
            body.stored(),
            written,
            checks,
            body.tables(),
            body.statements(),
            body.script(),
            isolation);
  }

  private static List<String> checks(Capability needs, Script script) {
    return needs == Capability.RECORDS
        ? RecordStatements.CHECKS
        : script.checks().stream().map(Check::about).toList();
  }

  /// Returns the formula of the stored amount. A script without one uses the formula of the first
  /// phase that fills tables, or 0 without such a phase.
  private Formula stored(PhaseReader phases) {
    if (phases.parts().isEmpty() || root.has("stored")) {
      return PhaseReader.formula(root, "stored").orElse(PhaseReader.NOTHING);
    }
    return phases.phases().stream()
        .filter(each ->
            phases.parts().stream()
                .anyMatch(part -> part instanceof PhaseWork.Fill && part.phase().equals(each.id())))
        .map(Phase::operations)
        .findFirst()
        .orElse(PhaseReader.NOTHING);
  }

  private List<String> figures() {
    List<String> figures = root.texts("figures");
    figures.stream()
        .filter(each -> Metric.named(each).isEmpty())
        .forEach(each -> root.problem("figures", "there is no figure \"" + each + "\""));
    return figures;
  }

  private List<Factor> vary(List<Parameter> parameters) {
    var factors = new ArrayList<Factor>();
    Optional<TomlSection> vary = root.section("vary");
    for (String name : vary.map(TomlSection::keys).orElse(List.of())) {
      TomlSection section = vary.orElseThrow();
      Optional<Parameter> parameter =
          parameters.stream().filter(each -> each.id().equals(name)).findFirst();
      // A malformed parameter was reported already.
      if (parameter.isEmpty() && !PhaseReader.declared(root, "parameters").contains(name)) {
        section.problem(name, "is not a parameter of this workload");
      }
      if (parameter.isPresent()) {
        RangeReader.read(section, name, parameter.get().domain())
            .ifPresent(range -> factors.add(new Factor(name, range)));
      }
    }
    return factors;
  }
}
