package dynobench.workload;

import dynobench.measure.Metric;
import dynobench.script.Expression;
import dynobench.script.Part;
import dynobench.script.Script;
import dynobench.script.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// A protocol, as data.
///
/// @param id as plans name it
/// @param about what it shows, in a few sentences
/// @param source where it comes from
/// @param needs what an engine must be able to do
/// @param protocol the class that carries it out
/// @param yardstick the class that does the same without the harness, to measure the harness by
/// @param phases in order; each engine goes through all of them
/// @param parameters that a plan may set
/// @param vary what a plan varies that names nothing
/// @param figures ids of the metrics that it is about, the one to begin with first
/// @param stored how many things a database holds at last, for estimates of memory and disk
/// @param written how many were put in, and are read again for verification
/// @param checks how its results are checked, a sentence each
/// @param tables that a SQL engine needs for it
/// @param statements that a SQL engine is asked
/// @param script what is done, where no code of its own does it
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
    Optional<Script> script) {
  /// Carries out what a script says.
  public static final String SCRIPTED = "dynobench.protocol.script.Scripted";

  private static final long MOST_WEIGHT = 1_000_000_000;

  /// An id that no workload has: trials with it measure the harness.
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
        throw new IllegalArgumentException("\"" + name + "\" is none of its parameters");
      }
    }
  }

  /// The phase of that id, if it has one.
  public Optional<Phase> phase(String phase) {
    return phases.stream().filter(each -> each.id().equals(phase)).findFirst();
  }

  /// The metric that it is about.
  public Metric metric() {
    return figures.stream().findFirst().flatMap(Metric::named).orElse(Metric.TIME);
  }

  /// The most that work in any phase; 0 where none has clients.
  public long clients(Settings settings) {
    return phases.stream()
        .flatMap(each -> each.crew().stream())
        .mapToLong(each -> each.clients().of(settings))
        .max()
        .orElse(0);
  }

  /// What can't be done with these values of its parameters, a sentence; empty when all can.
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

  private static Optional<String> obstacle(Part part, Settings settings) {
    return switch (part) {
      case Part.Fill fill ->
          fill.tables().stream()
              .filter(each -> of(each.rows(), settings) < 0)
              .map(each -> each.table() + " can't be filled with fewer than 0 rows")
              .findFirst();
      case Part.Mix mix -> {
        long[] weights =
            mix.transactions().stream().mapToLong(each -> of(each.weight(), settings)).toArray();
        yield LongStream.of(weights).anyMatch(each -> each < 0 || each > MOST_WEIGHT)
            ? Optional.of("a weight of " + mix.phase() + " is not from 0 to " + MOST_WEIGHT)
            : LongStream.of(weights).sum() == 0
                ? Optional.of("the weights of " + mix.phase() + " add up to nothing")
                : Optional.empty();
      }
      case Part.Run _ -> Optional.empty();
    };
  }

  private static long of(Expression formula, Settings settings) {
    return new Formula(formula.text()).of(settings);
  }

  /// What varies where a plan names nothing else. A file of one's own decides how many pairs there
  /// are.
  ///
  /// @param given parameters of the plan
  public List<Factor> vary(Settings given) {
    return OwnPairs.file(given).isEmpty()
        ? vary
        : vary.stream().filter(each -> !each.name().equals(OwnPairs.COUNT)).toList();
  }

  /// All that can be told of its phases.
  public List<Metric> metrics() {
    return Stream.of(Metric.values()).filter(each -> hasClients() || !each.isOfClients()).toList();
  }

  /// How many things are put in.
  ///
  /// @param account what clients have committed: each transaction is one more
  public long written(Settings settings, Map<String, Long> account) {
    return written.of(settings)
        + script.stream()
            .flatMap(it -> it.transactions().stream())
            .mapToLong(each -> account.getOrDefault(each.id(), 0L))
            .sum();
  }

  /// The same with those phases only that are done at one of some points.
  public Workload doneAt(List<Settings> points) {
    List<Settings> all = points.stream().map(this::settings).toList();
    List<Phase> done =
        phases.stream()
            .filter(each -> all.isEmpty() || all.stream().anyMatch(each::isDone))
            .toList();
    return done.equals(phases) ? this : withPhases(done);
  }

  /// The same with those phases that it has where nothing is set.
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
        script);
  }

  /// The settings without those that ask for nothing.
  public Settings told(Settings settings) {
    Settings told = settings;
    for (Parameter each : parameters) {
      if (settings.get(each.id()).filter(each::isOff).isPresent()) {
        told = told.without(each.id());
      }
    }
    return told;
  }

  /// The phase to begin with.
  public Optional<Phase> mainPhase() {
    return shown().stream().findFirst();
  }

  /// The phases in the order of showing: those that clients work in first, and those that do one
  /// thing last.
  public List<Phase> shown() {
    return phases.stream()
        .sorted(
            Comparator.comparingInt(each -> each.crew().isPresent() ? 0 : each.isOnce() ? 2 : 1))
        .toList();
  }

  /// The order of phases in a run: the workload's where trials may lack phases that others have,
  /// and as they were told where all have the same.
  public Comparator<String> order() {
    List<String> ids =
        phases.stream().allMatch(each -> each.conditions().isEmpty())
            ? List.of()
            : phases.stream().map(Phase::id).toList();
    return Comparator.comparingInt(ids::indexOf);
  }

  /// A phase's name as people read it.
  public String title(String phase) {
    return phase(phase).map(Phase::title).orElseGet(() -> capital(phase));
  }

  private static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1).replace('_', ' ');
  }

  /// What a phase's operations are, in the plural.
  public String unit(String phase) {
    return phase(phase).map(Phase::unit).orElse("operations");
  }

  /// What a database holds of it, in the plural.
  public String storedUnit() {
    return phases.stream()
        .filter(each -> each.operations().equals(stored))
        .map(Phase::unit)
        .findFirst()
        .or(() -> stored.names().stream().findFirst().flatMap(this::parameter).map(Parameter::unit))
        .filter(each -> !each.isEmpty())
        .orElse("things");
  }

  /// Whether clients scan records in the order of their keys.
  public boolean scansInOrder() {
    return script.stream()
        .flatMap(it -> it.transactions().stream())
        .flatMap(each -> each.steps().stream())
        .anyMatch(
            step -> step instanceof Step.Access access && access.verb() == Step.Access.Verb.SCAN);
  }

  /// Whether any phase has clients.
  public boolean hasClients() {
    return phases.stream().anyMatch(each -> each.crew().isPresent());
  }

  /// The phases that write and commit what they write, in the contender's style.
  public List<Phase> committing() {
    return phases.stream().filter(each -> each.writes() == Phase.Writes.IN_STYLE).toList();
  }

  /// The phases that do more than one thing: all, where none does.
  public List<Phase> lasting() {
    List<Phase> lasting = phases.stream().filter(each -> !each.isOnce()).toList();
    return lasting.isEmpty() ? phases : lasting;
  }

  /// The parameter of that id, if it has one.
  public Optional<Parameter> parameter(String parameter) {
    return parameters.stream().filter(each -> each.id().equals(parameter)).findFirst();
  }

  /// The same with tables whose columns are as long as these values of its parameters say.
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
        script);
  }

  /// The values of all parameters: what is given, and for the others the standard.
  public Settings settings(Settings given) {
    var all = new LinkedHashMap<String, String>();
    parameters.forEach(each -> all.put(each.id(), given.get(each.id()).orElse(each.standard())));
    return new Settings(all);
  }
}
