package dynobench.cli;

import dynobench.files.FileTarget;
import dynobench.plan.LevelLabels;
import dynobench.profile.CollapsedStacks;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlamePage;
import dynobench.profile.ProfileFolder;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.RunProfile;
import dynobench.result.RunResult;
import dynobench.session.RunProfiler;
import dynobench.table.NumberText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Explains the verdicts of a stored run by a profile.
@Command(
    name = "why",
    description = {
      "Explain the verdicts of a stored run: profile some more rounds of its plan, and show where"
          + " the time goes. A run that has a profile is not profiled again."
    })
final class WhyCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a stored run: an id, a part of it, or \"latest\"")
  private String meant = "";

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "number of profiled rounds (default: " + ProfileExecution.USUAL_ROUNDS + ")")
  private Optional<Integer> rounds = Optional.empty();

  @Option(names = "--again", description = "profile again, and replace the profile of the run")
  private boolean again;

  @Option(
      names = "--flames",
      paramLabel = "FILE",
      description = "also write flame graphs to FILE, one HTML page for a browser")
  private Optional<Path> flames = Optional.empty();

  @Option(
      names = "--stacks",
      paramLabel = "DIR",
      description = "also write collapsed stacks to DIR, a file for each contender and phase")
  private Optional<Path> stacks = Optional.empty();

  @Option(
      names = "--recordings",
      paramLabel = "DIR",
      description = "also write the flight recordings to DIR, for JDK Mission Control")
  private Optional<Path> recordings = Optional.empty();

  @Option(
      names = "--allow-flags",
      description = "permit the JVM flags of contenders and descriptors, as in dynobench run")
  private boolean allowFlags;

  WhyCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path folder = runs().find(meant);
    RunResult result = new StoredRuns(this).open(folder.toString());
    var profiling = new ProfileExecution(program, this, writer());
    Optional<String> target = targetObstacle();
    if (target.isPresent()) {
      err(target.get());
      return ExitCode.USAGE;
    }
    boolean isNew = again || !ProfileFolder.of(folder).exists();
    if (rounds.isPresent() && !isNew) {
      err("The run has a profile. Use --again to profile it again with --rounds.");
      return ExitCode.USAGE;
    }
    if (isNew) {
      int code =
          profiling.profile(folder, result, rounds.orElse(RunProfiler.USUAL_ROUNDS), allowFlags);
      if (code != ExitCode.OK) {
        return code;
      }
    }
    Optional<RunProfile> profile = RunProfile.read(folder);
    if (profile.isEmpty()) {
      return failed("The run has no profile.");
    }
    if (profile.get().phases().isEmpty()) {
      profile.get().problems().forEach(this::err);
      return failed("The profile has no complete round.");
    }
    var explained = ExplainedProfile.of(result, profile.get());
    new WhyTables(explained).lines().forEach(this::out);
    export(folder, explained);
    return ExitCode.OK;
  }

  /// Returns why a file or folder of the options cannot be written; empty if nothing is in its way.
  private Optional<String> targetObstacle() {
    return Stream.of(stacks, recordings)
        .flatMap(Optional::stream)
        .filter(each -> each.toString().isEmpty() || isNoFolder(each))
        .findFirst()
        .map("\"%s\" is not a folder. Choose another one."::formatted)
        .or(() -> flames.flatMap(FileTarget::obstacle));
  }

  private static boolean isNoFolder(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(path);
  }

  private void export(Path folder, ExplainedProfile explained) throws IOException {
    RunProfile profile = explained.profile();
    if (flames.isPresent()) {
      FlamePage.write(explained, FlameGraph.of(profile), flames.get());
      out("Wrote " + flames.get());
    }
    if (stacks.isPresent()) {
      Files.createDirectories(stacks.get());
      for (int i = 0; i < profile.phases().size(); i++) {
        ProfiledPhase each = profile.phases().get(i);
        CollapsedStacks.write(each, stacks.get().resolve(fileName(i + 1, each)));
      }
      out(
          "Wrote %s to %s"
              .formatted(NumberText.counted(profile.phases().size(), "file"), stacks.get()));
    }
    if (recordings.isPresent()) {
      Files.createDirectories(recordings.get());
      int count = ProfileFolder.of(folder).exportRecordings(recordings.get());
      out("Wrote %s to %s".formatted(NumberText.counted(count, "recording"), recordings.get()));
    }
  }

  private static String fileName(int number, ProfiledPhase phase) {
    String levels = LevelLabels.label(phase.levels());
    String name = number + " " + phase.series().contender() + " " + levels + " " + phase.phase();
    return name.replaceAll("[^A-Za-z0-9.@]+", "-") + ".collapsed";
  }
}
