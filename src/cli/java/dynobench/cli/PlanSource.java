package dynobench.cli;

import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.planfile.Presets;
import dynobench.secret.Secrets;
import dynobench.store.RunFiles;
import dynobench.text.NearestName;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Reads the plan that a command names: a preset, a file or a workload, with overridden values.
final class PlanSource {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAN",
      description =
          "a preset's name (dynobench plans lists them), a .toml file, the folder of a stored run,"
              + " or the id of a workload (dynobench workloads lists them)")
  private String name = "";

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as rows.count=3; may be repeated")
  private List<String> overrides = new ArrayList<>();

  private List<String> contenders = List.of();

  /// Plan with the overridden values, and its original text.
  ///
  /// @param text text of the preset or the file, or the text made for a workload
  record Written(Plan plan, String text) {}

  /// Returns the folder of a stored run, if the plan is one.
  Optional<Path> folder() {
    try {
      return Optional.of(Path.of(name)).filter(it -> Files.exists(it.resolve(RunFiles.PLAN)));
    } catch (InvalidPathException e) {
      return Optional.empty(); // not a path, so no folder
    }
  }

  boolean isNamed() {
    return !name.isBlank();
  }

  /// Replaces the plan's contenders; an empty list keeps them.
  void contenders(List<String> contenders) {
    this.contenders = contenders;
  }

  /// Returns the values that override the plan's, as `key=value` texts. Contenders that replace
  /// those of the plan come last.
  List<String> overrides() {
    var all = new ArrayList<>(overrides);
    if (!contenders.isEmpty()) {
      all.add(
          contenders.stream()
              .map(each -> PlanText.quoted(each.strip()))
              .collect(Collectors.joining(", ", "contenders=[", "]")));
    }
    return List.copyOf(all);
  }

  /// Reads the plan; empty when problems were added.
  Optional<Written> read(Workloads workloads, Problems problems) {
    return text(workloads, problems)
        .flatMap(text ->
            PlanFile.read(source(), text, overrides(), workloads, problems)
                .map(plan -> new Written(changed(plan, name, overrides()), text)));
  }

  /// Returns the plan with a new description if values were overridden: the file's description is
  /// then no longer true. If the description itself is overridden, it stays.
  static Plan changed(Plan plan, String name, List<String> overrides) {
    if (overrides.isEmpty()
        || overrides.stream().anyMatch(each -> each.strip().matches("description\\s*=.*"))) {
      return plan;
    }
    String from = String.valueOf(Path.of(name).getFileName());
    return plan.described(
        "Changed from %s: %s".formatted(from, Secrets.NONE.hide(String.join(", ", overrides))));
  }

  /// Returns the text of a plan that runs a workload with its defaults. Without contenders it adds
  /// a problem and returns an empty result.
  private Optional<String> ofWorkload(Problems problems) {
    if (contenders.isEmpty()
        && overrides.stream().noneMatch(each -> each.strip().startsWith("contenders"))) {
      problems.add(
          "",
          "",
          name
              + " is a workload without engines: add --set 'contenders=[\"h2/file\","
              + " \"hsqldb/cached\"]', or --on h2/file,hsqldb/cached to dynobench run (dynobench"
              + " engines lists them).");
      return Optional.empty();
    }
    return Optional.of("name = %1$s%nworkload = %1$s%n".formatted(PlanText.quoted(name)));
  }

  private String source() {
    return Presets.NAMES.contains(name) ? "preset " + name : name;
  }

  private Optional<String> text(Workloads workloads, Problems problems) {
    if (name.isBlank()) {
      problems.add(
          "",
          "",
          "No plan: name a plan file or a preset. Presets: " + String.join(", ", Presets.NAMES));
      return Optional.empty();
    }
    Optional<String> preset = Presets.text(name);
    if (preset.isPresent()) {
      return preset;
    }
    if (workloads.named(name).isPresent()) {
      return ofWorkload(problems);
    }
    try {
      return Optional.of(
          TextFile.read(folder().map(it -> it.resolve(RunFiles.PLAN)).orElse(Path.of(name))));
    } catch (NoSuchFileException | InvalidPathException e) {
      String near =
          NearestName.to(name, Presets.NAMES).map(n -> "; did you mean " + n + "?").orElse("");
      problems.add(
          "",
          "",
          "No preset and no readable plan file has the name \"%s\"%s Presets: %s"
              .formatted(name, near.isEmpty() ? "." : near, String.join(", ", Presets.NAMES)));
      return Optional.empty();
    } catch (IOException e) {
      problems.add(name, "", "cannot be read: " + IoErrorText.of(e) + ". Name a plan file.");
      return Optional.empty();
    }
  }
}
