package dynobench.site;

import dynobench.event.JarDigest;
import dynobench.event.Series;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileException;
import dynobench.runfile.RunFileSummary;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Checks that a site accepts a result file.
///
/// @param problems reasons against a file, as sentences; empty for a file that is accepted
/// @param warnings what limits trust in its figures
public record SiteCheck(List<String> problems, List<String> warnings) {
  private static final Pattern WORKLOAD = Pattern.compile("[a-z0-9][a-z0-9_-]{0,60}");

  public SiteCheck {
    problems = List.copyOf(problems);
    warnings = List.copyOf(warnings);
  }

  /// Checks a file.
  public static SiteCheck of(Path file) throws IOException {
    RunFile packed;
    try {
      packed = RunFile.open(file);
    } catch (IOException e) {
      return new SiteCheck(List.of(String.valueOf(e.getMessage())), List.of());
    }
    try {
      return packed.read(run -> {
        RunFileSummary summary = RunFileSummary.of(run);
        return new SiteCheck(problems(packed, run, summary), summary.warnings());
      });
    } catch (RuntimeException | RunFileException e) {
      return new SiteCheck(List.of(unreadable(e)), List.of());
    }
  }

  /// Returns the reason against a file whose log is too long, or whose events no program could have
  /// written.
  static String unreadable(Exception e) {
    return "Its events cannot be evaluated: %s"
        .formatted(e instanceof RunFileException ? e.getMessage() : e);
  }

  /// Returns the reasons against a run.
  ///
  /// @param summary results computed from the events
  static List<String> problems(RunFile packed, RunResult run, RunFileSummary summary)
      throws IOException {
    var problems = new ArrayList<String>();
    if (run.plan().isEmpty()) {
      problems.add("Its plan cannot be read.");
    }
    if (!WORKLOAD.matcher(summary.workload()).matches()) {
      problems.add("Its workload has no valid name.");
    }
    if (run.plan().filter(it -> !it.workload().equals(summary.workload())).isPresent()) {
      problems.add("Its plan has another workload than its events.");
    }
    if (run.trials().stream().noneMatch(TrialResult::counts)) {
      problems.add("No trial completed.");
    }
    if (run.state() != RunState.FINISHED) {
      problems.add("The run was not finished.");
    }
    if (!run.log().damages().isEmpty() || !run.log().contradictions().isEmpty()) {
      problems.add("Its log of events is damaged, or contradicts itself.");
    }
    if (!run.log().newer().isEmpty()) {
      problems.add(run.log().newer().sentence());
    }
    if (run.environment().isEmpty()) {
      problems.add("It does not name its machine.");
    }
    if (!packed.summary().isThatOf(summary)) {
      problems.add("Its summary is not that of its events.");
    }
    if (run.started().filter(it -> it.atMillis() > latestStart()).isPresent()) {
      problems.add("It started in the future.");
    }
    run.series().stream()
        .filter(it -> !it.contender().isBaseline() && !hasDigests(it))
        .forEach(it -> problems.add("A jar of %s has no digest.".formatted(it.contender())));
    return problems;
  }

  /// Returns the latest start, for clocks that differ by up to a day.
  private static long latestStart() {
    return Instant.now().plus(1, ChronoUnit.DAYS).toEpochMilli();
  }

  private static boolean hasDigests(Series series) {
    List<String> jars =
        series.settings().stream().filter(it -> it.startsWith(JarDigest.JAR)).toList();
    return !jars.isEmpty() && jars.stream().allMatch(JarDigest::isIn);
  }
}
