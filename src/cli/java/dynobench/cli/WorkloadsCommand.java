package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.text.PlainText;
import dynobench.workload.Factor;
import dynobench.workload.Parameter;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the workloads, explains one of them, or prints its description.
@Command(
    name = "workloads",
    description = "List the workloads; with an ID, explain one: phases, parameters, checks.")
final class WorkloadsCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", arity = "0..1", paramLabel = "ID", description = "a workload's id")
  private String id = "";

  @Option(
      names = "--toml",
      description = "print the description, as a template for your own variant")
  private boolean toml;

  WorkloadsCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    Workloads workloads = program.home().workloads();
    workloads.problems().forEach(problem -> err("Problem: " + problem));
    if (id.isEmpty()) {
      return toml ? usage("--toml needs the ID of a workload.") : list(workloads);
    }
    Optional<Workload> workload = workloads.named(id);
    if (workload.isEmpty()) {
      return usage(PlainText.capital(workloads.unknownMessage(id)));
    }
    if (toml) {
      workloads.description(id).strip().lines().forEach(this::out);
    } else {
      explain(workload.get());
    }
    return ExitCode.OK;
  }

  private int list(Workloads workloads) {
    var table = new TextTable("workload", "title", "phases", "from");
    for (Workload each : workloads.all()) {
      table.add(
          each.id(),
          each.title(),
          each.phases().stream().map(Phase::id).collect(Collectors.joining(", ")),
          each.source());
    }
    outFitted(table);
    out("");
    out("A plan names a workload: workload = \"" + workloads.all().getLast().id() + "\".");
    return ExitCode.OK;
  }

  private void explain(Workload workload) {
    out(workload.id() + "   " + workload.title());
    out(workload.about());
    out("From: " + workload.source());
    phases(workload);
    parameters(workload);
    out("");
    out("Main figures: " + figures(workload));
    out("");
    out("Dynobench checks the results of the workload:");
    workload.checks().forEach(each -> out("  " + each));
    engines(workload, program.catalog());
  }

  private void phases(Workload workload) {
    var table = new TextTable("phase", "title", "does", "commits");
    for (Phase each : workload.phases()) {
      table.add(
          each.id(),
          each.title(),
          does(each),
          switch (each.writes()) {
            case NOTHING -> "";
            case IN_STYLE -> "as the plan says";
            case IN_ONE_TRANSACTION -> "once at the end";
            case IN_ITS_TRANSACTIONS -> "each transaction";
          });
    }
    out("");
    outFitted(table);
  }

  /// Returns the operations of a phase. The unit is omitted if the formula contains it, and is
  /// singular after the formula 1.
  private static String does(Phase phase) {
    String formula = phase.operations().text().replace("*", "×");
    boolean named = phase.operations().names().contains(phase.unit());
    String unit = phase.unit();
    if (formula.equals("1") && unit.endsWith("s")) {
      unit = unit.substring(0, unit.length() - 1);
    }
    return named ? formula : formula + " " + unit;
  }

  private void parameters(Workload workload) {
    var table = new TextTable("parameter", ">default", "may be", "meaning");
    for (Parameter each : workload.parameters()) {
      table.add(
          each.id(), LevelLabels.value(each.standard()), each.domain().expected(), each.help());
    }
    out("");
    outFitted(table);
    String varied =
        workload.vary().stream()
            .map(each -> each.name() + " = " + shortly(each))
            .collect(Collectors.joining(", "));
    out("Factors by default: " + (varied.isEmpty() ? "nothing" : varied));
  }

  private static String shortly(Factor factor) {
    List<String> levels = factor.range().levels();
    return levels.size() > 2
        ? "%s … %s (%d values)"
            .formatted(
                LevelLabels.value(levels.getFirst()),
                LevelLabels.value(levels.getLast()),
                levels.size())
        : levels.stream().map(LevelLabels::value).collect(Collectors.joining(", "));
  }

  private static String figures(Workload workload) {
    return workload.figures().stream()
        .map(each ->
            Metric.named(each)
                .map(Metric::title)
                .filter(title -> !title.equals(each.replace('_', ' ')))
                .map(title -> each + " (" + title + ")")
                .orElse(each))
        .collect(Collectors.joining(", "));
  }

  private void engines(Workload workload, Catalog catalog) {
    out("");
    var unable = new LinkedHashMap<String, List<String>>();
    catalog
        .modes()
        .forEach(each ->
            each.mode()
                .obstacle(workload)
                .ifPresent(
                    why -> unable.computeIfAbsent(why, _ -> new ArrayList<>()).add(each.use())));
    String must = "An engine must be able " + workload.needs().label() + ". ";
    out(
        must
            + (unable.isEmpty()
                ? "All engines on this machine can do this."
                : "Engines without this capability:"));
    String lack = workload.needs().missingMessage();
    unable.forEach(
        (why, uses) -> out("  " + String.join(", ", uses) + (why.equals(lack) ? "" : ": " + why)));
  }
}
