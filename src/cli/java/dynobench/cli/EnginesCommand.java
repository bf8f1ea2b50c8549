package dynobench.cli;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.GettingStarted;
import dynobench.catalog.Mode;
import dynobench.catalog.WorkloadSetup;
import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationStatement;
import dynobench.secret.Secrets;
import dynobench.table.ApartTable;
import dynobench.table.KeptTable;
import dynobench.table.UpkeepLine;
import dynobench.workloadfile.Workloads;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the engines, prints one of them in full, or prints the results of their crash tests.
@Command(
    name = "engines",
    description =
        "List engines, modes and their claimed durability; with an ID, all details of" + " one.")
final class EnginesCommand extends CliCommand implements Callable<Integer> {
  private final Supplier<Catalog> catalogs;

  @Parameters(index = "0", arity = "0..1", paramLabel = "ID", description = "an engine's id")
  private String id = "";

  @Option(names = "--kept", description = "results of crash tests of their modes, as a table")
  private boolean kept;

  @Option(
      names = "--isolation",
      description = "results of tests of isolation of their modes and versions, as a table")
  private boolean isolation;

  EnginesCommand(Supplier<Catalog> catalogs) {
    this.catalogs = catalogs;
  }

  @Override
  public Integer call() {
    Catalog catalog = catalogs.get();
    catalog.problems().forEach(problem -> err("Problem: " + problem));
    if (kept) {
      printTable(KeptTable.head(), KeptTable.lines(catalog));
      out("");
      printTable(KeptTable.otherHead(), KeptTable.others(catalog));
      return ExitCode.OK;
    }
    if (isolation) {
      printTable(ApartTable.head(), ApartTable.lines(catalog));
      return ExitCode.OK;
    }
    return id.isEmpty() ? list(catalog) : show(catalog);
  }

  private void printTable(List<String> head, List<List<String>> lines) {
    var table = new TextTable(head.toArray(String[]::new));
    lines.stream()
        .filter(line -> id.isEmpty() || line.getFirst().split("[@/]", 2)[0].equals(id))
        .forEach(line -> table.add(line.toArray(String[]::new)));
    outFitted(table);
  }

  private int list(Catalog catalog) {
    var reasons = new LinkedHashMap<String, String>();
    for (Descriptor engine : catalog.engines()) {
      if (catalog.availability(engine) instanceof Availability.Missing(String reason)) {
        reasons.put(engine.id(), reason.split("[.:;] ", 2)[0]);
      }
    }
    var table = new TextTable("use", "engine and mode", "durability", "", "available");
    catalog
        .modes()
        .forEach(each -> {
          Descriptor engine = each.engine();
          Mode mode = each.mode();
          table.add(
              each.use(),
              engine.name() + " " + engine.version() + " " + mode.title(),
              mode.durability().sign() + " " + state(mode.durability()),
              mode.isolation()
                  .ofUsual()
                  .map(IsolationStatement::sign)
                  .orElse(IsolationModel.NO_SIGN),
              reasons.containsKey(engine.id()) ? "no" : "yes");
        });
    outFitted(table);
    out("");
    missing(reasons);
    long more =
        catalog.engines().stream().mapToLong(each -> catalog.versions(each.id()).size() - 1).sum();
    if (more > 0) {
      out("%d more versions of these engines: dynobench engines versions".formatted(more));
      out("");
    }
    signs();
    return ExitCode.OK;
  }

  /// Prints the meaning of the signs.
  private void signs() {
    out("Durability of a row whose insert was acknowledged:");
    out("  first after its process was killed, then after a power cut");
    Arrays.stream(SurvivalLevel.values())
        .forEach(each -> out("  " + each.sign() + "  " + each.label()));
    out("Isolation of transactions by default; dynobench engines ID shows all levels:");
    Arrays.stream(IsolationModel.values())
        .forEach(each -> out("  " + each.sign() + "   " + each.title()));
  }

  /// Prints the reasons why engines are not available, a line each. The page of a single engine
  /// says what to do.
  private void missing(Map<String, String> reasons) {
    if (reasons.isEmpty()) {
      return;
    }
    out("Not available; dynobench engines ID shows what to do:");
    reasons.forEach((engine, reason) -> outWrapped("  " + engine + "  ", reason));
    out("");
  }

  /// Returns the label of the weaker state of the two statements on durability: refuted, then
  /// claimed, then tested. A mode without a known durability has the label of an unstated level.
  private static String state(Durability durability) {
    if (durability.answer().equals(Durability.UNKNOWN.answer())) {
      return SurvivalLevel.UNSTATED.label();
    }
    return Stream.of(durability.kill(), durability.powerCut())
        .map(DurabilityStatement::state)
        .max(Comparator.comparingInt(EnginesCommand::gravity))
        .map(state ->
            state == DurabilityStatement.State.PROMISED ? "claimed" : EnginesCommand.label(state))
        .orElseThrow();
  }

  private static String label(DurabilityStatement.State state) {
    return switch (state) {
      case PROMISED -> "claimed";
      case TESTED -> "tested";
      case REFUTED -> "refuted";
    };
  }

  private static int gravity(DurabilityStatement.State state) {
    return switch (state) {
      case TESTED -> 0;
      case PROMISED -> 1;
      case REFUTED -> 2;
    };
  }

  private int show(Catalog catalog) {
    var engine = catalog.engine(id);
    if (engine.isEmpty()) {
      return usage(EngineNames.unknownMessage(id, catalog));
    }
    Descriptor found = engine.get();
    out(
        found.name()
            + " "
            + found.version()
            + Stream.of(found.licence(), found.homepage())
                .filter(each -> !each.isEmpty())
                .collect(
                    Collectors.collectingAndThen(
                        Collectors.joining(", "), it -> it.isEmpty() ? "" : "   (" + it + ")")));
    out("available: " + catalog.availability(found).text());
    found.jars().forEach(jar -> out("jar:       " + jar));
    gettingStarted(found);
    upkeep(found);
    Secrets secrets = found.secrets();
    found.jvmFlags().forEach(flag -> out("JVM flag:  " + secrets.hide(flag)));
    found.foreignCode().ifPresent(code -> out("foreign:   " + code));
    found.modes().forEach(mode -> show(found, mode, secrets));
    new TreeMap<>(found.leftOut())
        .forEach((mode, why) -> {
          out("");
          out("Without %s: %s".formatted(mode, why));
        });
    return ExitCode.OK;
  }

  private void gettingStarted(Descriptor engine) {
    engine.jarSize().ifPresent(size -> out("size:      " + size));
    GettingStarted start = engine.about().start();
    for (int i = 0; i < start.steps().size(); i++) {
      out(
          "%s%d. %s"
              .formatted(i == 0 ? "set-up:    " : "           ", i + 1, start.steps().get(i)));
    }
    if (!start.steps().isEmpty() && start.settings().isEmpty()) {
      out("to be set: nothing");
    }
    start.settings().forEach(each -> out("to be set: " + each));
  }

  private void upkeep(Descriptor engine) {
    List<UpkeepLine> facts = UpkeepLine.of(engine);
    for (int i = 0; i < facts.size(); i++) {
      String label = facts.get(i).label() + ": ";
      outWrapped((i == 0 ? "upkeep:    " : "           ") + label, facts.get(i).value());
    }
  }

  private void show(Descriptor engine, Mode mode, Secrets secrets) {
    out("");
    out("%s/%s   %s".formatted(engine.id(), mode.id(), mode.title()));
    out("  Process killed: " + mode.durability().kill().description());
    out("  Power cut:      " + mode.durability().powerCut().description());
    out("  " + mode.promise());
    mode.isolation().usual().ifPresent(level -> out("  Isolation: " + level.id() + ", by default"));
    mode.isolation().lines().forEach(line -> out("    " + line));
    mode.tuned().ifPresent(how -> out("  Tuned: " + how));
    new WorkloadSetup(mode.setup(), Workloads.shipped().standard())
        .lines()
        .forEach(line -> out("  " + secrets.hide(line)));
  }
}
