package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.files.FileTarget;
import dynobench.files.Reason;
import dynobench.files.TextFile;
import dynobench.plan.Plan;
import dynobench.plan.PlanFile;
import dynobench.plan.Presets;
import dynobench.secret.Secrets;
import dynobench.table.CsvFile;
import dynobench.table.Formulas;
import dynobench.toml.Nearest;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Runs a preset or a plan file.
@Command(name = "run", description = "Run a preset or a plan file, and show what was measured.")
final class RunCommand extends CliCommand implements Callable<Integer> {
  private final Program program;

  @Parameters(
      index = "0",
      paramLabel = "PLAN",
      description = "a preset's name (dynobench plans lists them) or a .toml file")
  private String name = "";

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as rows.count=3; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Option(names = "--csv", paramLabel = "FILE", description = "also write all figures to FILE")
  private Optional<Path> csv = Optional.empty();

  @Option(
      names = "--raw",
      description = "CSV: leave texts that a spreadsheet takes for formulas as they are")
  private boolean raw;

  @Option(
      names = "--check",
      description = "only check the plan and say what it amounts to; run nothing")
  private boolean checkOnly;

  @Option(
      names = "--allow-flags",
      description =
          "permit the JVM flags of plan and descriptors that can run commands, load code or write"
              + " files; asked once for the same flags")
  private boolean allowFlags;

  @Option(
      names = "--get",
      description = "fetch, without asking, the engines' versions that are not on this machine")
  private boolean get;

  @Mixin private ShardOptions shard = new ShardOptions();

  RunCommand(Program program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = shard.execution(program, this);
    Optional<Plan> plan =
        text(problems)
            .flatMap(text ->
                PlanFile.read(source(), text, overrides, program.home().workloads(), problems))
            .map(it -> changed(it, name, overrides));
    csv.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("--csv", "", text));
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    if (checkOnly) {
      return execution.check(plan.get(), program.catalog());
    }
    Catalog catalog = program.catalog();
    execution.fetch(plan.get(), catalog, get);
    return execution.run(
        plan.get(),
        catalog,
        allowFlags,
        result -> {
          if (csv.isPresent()) {
            CsvFile.writeLong(result, csv.get(), Formulas.when(raw));
            out("Wrote " + csv.get());
          }
        });
  }

  /// What a file says of its plan holds no longer once values are put over it.
  static Plan changed(Plan plan, String name, List<String> overrides) {
    if (overrides.isEmpty()
        || overrides.stream().anyMatch(each -> each.strip().matches("description\\s*=.*"))) {
      return plan;
    }
    String from = String.valueOf(Path.of(name).getFileName());
    return plan.described(
        "Changed from %s: %s".formatted(from, Secrets.NONE.hide(String.join(", ", overrides))));
  }

  private String source() {
    return Presets.NAMES.contains(name) ? "preset " + name : name;
  }

  private Optional<String> text(Problems problems) {
    if (name.isBlank()) {
      problems.add(
          "",
          "",
          "No plan is named: give a plan file or a preset. Presets: "
              + String.join(", ", Presets.NAMES));
      return Optional.empty();
    }
    Optional<String> preset = Presets.text(name);
    if (preset.isPresent()) {
      return preset;
    }
    try {
      return Optional.of(TextFile.read(Path.of(name)));
    } catch (NoSuchFileException | InvalidPathException e) {
      String near =
          Nearest.to(name, Presets.NAMES).map(n -> "; did you mean " + n + "?").orElse("");
      problems.add(
          "",
          "",
          "There is no preset and no readable plan file \"%s\"%s Presets: %s"
              .formatted(name, near.isEmpty() ? "." : near, String.join(", ", Presets.NAMES)));
      return Optional.empty();
    } catch (IOException e) {
      problems.add(name, "", "cannot be read: " + Reason.of(e) + ". Give a plan file.");
      return Optional.empty();
    }
  }
}
