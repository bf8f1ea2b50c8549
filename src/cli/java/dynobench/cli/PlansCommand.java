package dynobench.cli;

import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanKeyTexts;
import dynobench.planfile.Presets;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Lists the presets, or prints one as a plan file to start from.
@Command(
    name = "plans",
    description = "List the presets; with a NAME, print it as a template of a plan file.")
final class PlansCommand extends CliCommand implements Callable<Integer> {
  @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", description = "a preset's name")
  private String name = "";

  @Override
  public Integer call() {
    if (!name.isEmpty()) {
      return Presets.text(name)
          .map(text -> {
            text.strip().lines().forEach(this::out);
            return ExitCode.OK;
          })
          .orElseGet(() ->
              usage(
                  "There is no preset \"%s\". Presets: %s"
                      .formatted(name, String.join(", ", Presets.NAMES))));
    }
    for (String each : Presets.NAMES) {
      String text = Presets.text(each).orElseThrow();
      var plan =
          PlanFile.read(each, text, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
      out("%-22s %s".formatted(each, NumberText.counted(plan.trialCount(), "trial")));
      out("    " + plan.description());
    }
    out("");
    out("Defaults of keys that a plan file leaves out:");
    PlanKeyTexts.defaults().forEach(line -> out("    " + line));
    out("");
    out("Keys of a plan file and of --set:");
    PlanKeyTexts.lines().forEach(line -> out("    " + line));
    return ExitCode.OK;
  }
}
