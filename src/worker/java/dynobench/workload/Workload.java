package dynobench.workload;

import dynobench.isolation.Interleaving;
import dynobench.isolation.Interleavings;
import dynobench.measure.Metric;
import dynobench.script.Expression;
import dynobench.script.PhaseWork;
import dynobench.script.Script;
import dynobench.script.TransactionStep;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Description of a workload as data.
///
/// @param id name of the workload in plans
/// @param about purpose of the workload, in a few sentences
/// @param source origin of the workload, such as a publication
/// @param needs the capability that an engine must have
/// @param protocol the class that runs the workload
/// @param yardstick the class of the baseline: equal work without the harness, to measure the
///   harness
/// @param phases phases in order; an engine runs those whose conditions hold
/// @param parameters parameters that a plan may set
/// @param vary factors of a plan that names no factors
/// @param figures ids of the most important metrics, the main one first
/// @param stored final number of objects in a database, for estimates of memory and disk
/// @param written number of objects that were written, and are read again for verification
/// @param checks checks of the results, one sentence each
/// @param tables tables that a SQL engine needs for the workload
/// @param statements statements that a SQL engine runs
/// @param script phases as data, where no Java code runs them
/// @param isolation scripts of interleaved transactions; empty for workloads of other kinds
public record Workload(
    String id,
    String title,
    String about,
    String source,
    Capability needs,
    String protocol,
    Optional<String> yardstick,
    List<Phase> phases,
    List<Parameter> parameters,
    List<Factor> vary,
    List<String> figures,
    Formula stored,
    Formula written,
    List<String> checks,
    List<Table> tables,
    List<NamedSql> statements,
    Optional<Script> script,
    Optional<Interleavings> isolation) {
  /// Class that runs scripts.
  public static final String SCRIPTED = "dynobench.protocol.script.Scripted";

  /// Parameter of workloads of large objects: the length of an object.
  public static final String OBJECT_BYTES = "bytes";

  private static final long MOST_WEIGHT = 1_000_000_000;

  /// Id that no workload has. Trials with this id measure the harness.
  public static final String YARDSTICK = "bare";

  public Workload {
    phases = List.copyOf(phases);
    parameters = List.copyOf(parameters);
    vary = List.copyOf(vary);
    figures = List.copyOf(figures);
    checks = List.copyOf(checks);
    tables = List.copyOf(tables);
    statements = List.copyOf(statements);
    var known = new HashSet<String>();
    parameters.forEach(each -> known.add(each.id()));
    var formulas = new ArrayList<>(phases.stream().map(Phase::operations).toList());
    formulas.addAll(List.of(stored, written));
    for (Formula each : formulas) {
      requireKnown(each.names(), known);
    }
    requireKnown(Set.copyOf(vary.stream().map(Factor::name).toList()), known);
  }

  private static void requireKnown(Set<String> names, Set<String> known) {
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException("\"" + name + "\" is not a parameter of the workload");
      }
    }
  }

  /// Returns the phase with an id, if the workload has it.
  public Optional<Phase> phase(String phase) {
    return phases.stream().filter(each -> each.id().equals(phase)).findFirst();
  }

  /// Returns what the workload does, without its texts for the user.
  public List<Object> work() {
    return work(phases);
  }

  private List<Object> work(List<Phase> selected) {
    return List.of(
        protocol,
        selected.stream().map(Phase::work).toList(),
        settings(Settings.NONE),
        tables,
        statements,
        script,
        isolation);
  }

  /// Returns whether another workload does the same, perhaps in more phases.
  public boolean isPartOf(Workload other) {
    List<Phase> common = other.phases.stream().filter(it -> phase(it.id()).isPresent()).toList();
    return work().equals(other.work(common));
  }

  /// Returns the main metric; the time if the description names none.
  public Metric metric() {
    return figures.stream().findFirst().flatMap(Metric::named).orElse(Metric.TIME);
  }

  /// Returns the largest number of clients of any phase; 0 without clients.
  public long clients(Settings settings) {
    return phases.stream()
        .flatMap(each -> each.crew().stream())
        .mapToLong(each -> each.clients().of(settings))
        .max()
        .orElse(0);
  }

  /// Returns why these values of the workload's parameters are impossible, as a sentence; empty for
  /// possible values.
  public Optional<String> obstacle(Settings settings) {
    try {
      return Stream.concat(
              phases.stream()
                  .flatMap(each -> each.crew().stream().flatMap(it -> it.obstacle(settings))),
              script.stream()
                  .flatMap(it -> it.parts().stream())
                  .flatMap(each -> obstacle(each, settings).stream()))
          .findFirst();
    } catch (IllegalArgumentException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<String> obstacle(PhaseWork part, Settings settings) {
    return switch (part) {
      case PhaseWork.Fill fill ->
          fill.tables().stream()
              .filter(each -> of(each.rows(), settings) < 0)
              .map(each -> each.table() + " can't be filled with fewer than 0 rows")
              .findFirst();
      case PhaseWork.Mix mix -> {
        long[] weights =
            mix.transactions().stream().mapToLong(each -> of(each.weight(), settings)).toArray();
        yield LongStream.of(weights).anyMatch(each -> each < 0 || each > MOST_WEIGHT)
            ? Optional.of("a weight of " + mix.phase() + " is not from 0 to " + MOST_WEIGHT)
            : LongStream.of(weights).sum() == 0
                ? Optional.of("the weights of " + mix.phase() + " add up to 0")
                : Optional.empty();
      }
      case PhaseWork.Run _ -> Optional.empty();
    };
  }

  private static long of(Expression formula, Settings settings) {
    return new Formula(formula.text()).of(settings);
  }

  /// Returns the factors of a plan that names none. A user's file of pairs determines the number of
  /// pairs, which then can't vary.
  ///
  /// @param given parameters of the plan
  public List<Factor> vary(Settings given) {
    return OwnPairs.file(given).isEmpty()
        ? vary
        : vary.stream().filter(each -> !each.name().equals(OwnPairs.COUNT)).toList();
  }

  /// Returns all metrics that the workload's phases have. Metrics of clients belong to workloads
  /// with clients, or that name them.
  public List<Metric> metrics() {
    return Stream.of(Metric.values())
        .filter(each -> hasClients() || !each.isOfClients() || figures.contains(each.id()))
        .toList();
  }

  /// Returns the number of objects that were written.
  ///
  /// @param account numbers of commits of the clients' transactions; each adds one object
  public long written(Settings settings, Map<String, Long> account) {
    return written.of(settings)
        + script.stream()
            .flatMap(it -> it.transactions().stream())
            .mapToLong(each -> account.getOrDefault(each.id(), 0L))
            .sum();
  }

  /// Returns a copy with only the phases that run at one or more of some points; with all phases if
  /// there are no points.
  public Workload doneAt(List<Settings> points) {
    List<Settings> all = points.stream().map(this::settings).toList();
    List<Phase> done =
        phases.stream()
            .filter(each -> all.isEmpty() || all.stream().anyMatch(each::isDone))
            .toList();
    return done.equals(phases) ? this : withPhases(done);
  }

  /// Returns a copy with only the phases that run with default settings.
  public Workload asItComes() {
    return doneAt(List.of(Settings.NONE));
  }

  private Workload withPhases(List<Phase> others) {
    return new Workload(
        id,
        title,
        about,
        source,
        needs,
        protocol,
        yardstick,
        others,
        parameters,
        vary,
        figures,
        stored,
        written,
        checks,
        tables,
        statements,
        script,
        isolation);
  }

  /// Returns whether the workload tests isolation.
  public boolean testsIsolation() {
    return isolation.isPresent();
  }

  /// Returns the scripts of interleaved transactions.
  public List<Interleaving> interleavings() {
    return isolation.map(Interleavings::scripts).orElse(List.of());
  }

  /// Returns the statements, and those of the steps of scripts.
  public List<NamedSql> allStatements() {
    var all = new ArrayList<>(statements);
    for (Interleaving each : interleavings()) {
      for (int step = 1; step <= each.steps().size(); step++) {
        all.add(new NamedSql(each.statement(step), List.of(each.steps().get(step - 1).sql())));
      }
    }
    return all;
  }

  /// Returns the script of interleaved transactions with an id.
  public Optional<Interleaving> interleaving(String script) {
    return isolation.flatMap(it -> it.script(script));
  }

  /// Returns the settings, except those that switch off a feature.
  public Settings withoutOffValues(Settings settings) {
    Settings remaining = settings;
    for (Parameter each : parameters) {
      if (settings.get(each.id()).filter(each::isOff).isPresent()) {
        remaining = remaining.without(each.id());
      }
    }
    return remaining;
  }

  /// Returns the phase to show first.
  public Optional<Phase> mainPhase() {
    return shown().stream().findFirst();
  }

  /// Returns the phases in the order of display: those with clients first, and those with a
  /// constant number of operations last.
  public List<Phase> shown() {
    return phases.stream()
        .sorted(
            Comparator.comparingInt(each -> each.crew().isPresent() ? 0 : each.isOnce() ? 2 : 1))
        .toList();
  }

  /// Returns the order of phases in a run, by their ids. If some phases are conditional, this is
  /// the workload's order; otherwise it is the order of the events.
  public Comparator<String> order() {
    List<String> ids =
        phases.stream().allMatch(each -> each.conditions().isEmpty())
            ? List.of()
            : phases.stream().map(Phase::id).toList();
    return Comparator.comparingInt(ids::indexOf);
  }

  /// Returns a phase's name for the user. An unknown phase is named after its id.
  public String title(String phase) {
    return phase(phase)
        .map(Phase::title)
        .orElseGet(() -> PlainText.capital(phase).replace('_', ' '));
  }

  /// Returns the unit of a phase's operations, in the plural; `operations` for an unknown phase.
  public String unit(String phase) {
    return phase(phase).map(Phase::unit).orElse("operations");
  }

  /// Returns the length of a stored object, in bytes; 0 where the descriptors know how many bytes
  /// each takes.
  public long objectBytes(Settings settings) {
    return needs == Capability.LARGE_OBJECTS ? settings.whole(OBJECT_BYTES) : 0;
  }

  /// Returns the unit of the stored objects, in the plural; `things` if no phase or parameter names
  /// it.
  public String storedUnit() {
    return phases.stream()
        .filter(each -> each.operations().equals(stored))
        .map(Phase::unit)
        .findFirst()
        .or(() -> stored.names().stream().findFirst().flatMap(this::parameter).map(Parameter::unit))
        .filter(each -> !each.isEmpty())
        .orElse("things");
  }

  /// Returns whether clients scan records in the order of their keys.
  public boolean scansInOrder() {
    return script.stream()
        .flatMap(it -> it.transactions().stream())
        .flatMap(each -> each.steps().stream())
        .anyMatch(step ->
            step instanceof TransactionStep.Access access
                && access.verb() == TransactionStep.Access.Verb.SCAN);
  }

  /// Returns whether any phase has clients.
  public boolean hasClients() {
    return phases.stream().anyMatch(each -> each.crew().isPresent());
  }

  /// Returns the phases that write and commit in the contender's style.
  public List<Phase> committing() {
    return phases.stream().filter(each -> each.writes() == Phase.Writes.IN_STYLE).toList();
  }

  /// Returns the phases whose number of operations depends on parameters; all phases if there is
  /// none.
  public List<Phase> lasting() {
    List<Phase> lasting = phases.stream().filter(each -> !each.isOnce()).toList();
    return lasting.isEmpty() ? phases : lasting;
  }

  /// Returns the parameter with an id, if the workload has it.
  public Optional<Parameter> parameter(String parameter) {
    return parameters.stream().filter(each -> each.id().equals(parameter)).findFirst();
  }

  /// Returns a copy in which these parameter values set the lengths of the tables' columns.
  public Workload sized(Settings settings) {
    return new Workload(
        id,
        title,
        about,
        source,
        needs,
        protocol,
        yardstick,
        phases,
        parameters,
        vary,
        figures,
        stored,
        written,
        checks,
        tables.stream().map(each -> each.sized(settings)).toList(),
        statements,
        script,
        isolation);
  }

  /// Returns the values of all parameters: the given ones, and the defaults of the others. Drops
  /// given values of other names.
  public Settings settings(Settings given) {
    var all = new LinkedHashMap<String, String>();
    parameters.forEach(each -> all.put(each.id(), given.get(each.id()).orElse(each.standard())));
    return new Settings(all);
  }
}
