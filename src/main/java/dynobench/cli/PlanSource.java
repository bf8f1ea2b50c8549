package dynobench.cli;

import dynobench.files.Reason;
import dynobench.files.TextFile;
import dynobench.plan.Plan;
import dynobench.plan.PlanFile;
import dynobench.plan.Presets;
import dynobench.secret.Secrets;
import dynobench.toml.Nearest;
import dynobench.toml.Problems;
import dynobench.workload.Workloads;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which plan is meant: a preset or a file, with values put over it.
final class PlanSource {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAN",
      description = "a preset's name (dynobench plans lists them) or a .toml file")
  private String name = "";

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as rows.count=3; may be repeated")
  private List<String> overrides = new ArrayList<>();

  /// As somebody wrote it.
  ///
  /// @param text of the preset or the file
  record Written(Plan plan, String text) {}

  boolean isNamed() {
    return !name.isBlank();
  }

  List<String> overrides() {
    return List.copyOf(overrides);
  }

  /// Reads it; empty when problems were added.
  Optional<Written> read(Workloads workloads, Problems problems) {
    return text(problems)
        .flatMap(text ->
            PlanFile.read(source(), text, overrides, workloads, problems)
                .map(plan -> new Written(changed(plan, name, overrides), text)));
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
