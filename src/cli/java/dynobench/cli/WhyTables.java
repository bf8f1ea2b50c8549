package dynobench.cli;

import dynobench.frames.TimeCategory;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.ExplanationWords;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.ProfilingCost;
import dynobench.profile.RunProfile;
import dynobench.profile.RunProfile.PhasePoint;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Profile of a run in plain text: for each phase the shares of the time by category, and below
/// them the explanations of the verdicts.
final class WhyTables {
  /// Smallest share of any contender that makes a column.
  private static final double LEAST_SHARE = 0.005;

  /// Width of a table in characters, which a terminal of half a screen has.
  private static final int WIDEST = 120;

  private final ExplainedProfile explained;
  private final RunResult run;
  private final RunProfile profile;

  WhyTables(ExplainedProfile explained) {
    this.explained = explained;
    this.run = explained.run();
    this.profile = explained.profile();
  }

  /// Returns the tables line by line.
  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("");
    lines.add(
        "WHY: where the time of an operation goes, in %s; 95 %% intervals"
            .formatted(NumberText.counted(profile.roundCount(), "profiled round")));
    List<PhasePoint> points = profile.points();
    for (String phase : points.stream().map(PhasePoint::phase).distinct().toList()) {
      points.stream().filter(it -> it.phase().equals(phase)).forEach(it -> add(lines, it));
    }
    lines.add("");
    ProfilingCost.of(run, profile.rounds())
        .ifPresent(cost ->
            lines.add(
                "Profiled rounds took %s times as long as the run's own rounds, which ran before them (%s–%s)."
                    .formatted(
                        NumberText.figure(cost.ratio().mean()),
                        NumberText.figure(cost.ratio().low()),
                        NumberText.figure(cost.ratio().high()))));
    profile.problems().forEach(each -> lines.add("Note: " + each));
    return lines;
  }

  private void add(List<String> lines, PhasePoint point) {
    String levels = LevelLabels.label(point.levels());
    lines.add("");
    lines.add(
        run.workload().title(point.phase()).toUpperCase(Locale.ROOT)
            + (levels.isEmpty() ? "" : " · " + levels));
    lines.addAll(shares(point.contenders()).lines(WIDEST));
    for (ExplainedProfile.Answer each : explained.answers(point.phase(), point.levels())) {
      lines.add(each.verdict());
      each.reasons().forEach(line -> lines.add("  " + line));
    }
  }

  private static TextTable shares(List<ProfiledPhase> all) {
    List<TimeCategory> shown =
        Arrays.stream(TimeCategory.values())
            .filter(each -> all.stream().anyMatch(it -> it.share(each) >= LEAST_SHARE))
            .toList();
    var table =
        new TextTable(
            "contender", ">an operation", "where its time goes", ">allocated", ">flushes");
    for (ProfiledPhase each : all) {
      table.add(
          each.series().title(),
          NumberText.measured(each.nanos(), Unit.NANOS),
          shown.stream()
              .filter(it -> each.share(it) >= LEAST_SHARE)
              .sorted((a, b) -> Double.compare(each.share(b), each.share(a)))
              .map(it -> it.title() + " " + ExplanationWords.share(each, it))
              .collect(Collectors.joining(", ")),
          NumberText.measured(each.rounds().getFirst().counts().allocatedBytes(), Unit.BYTES),
          NumberText.figure(each.rounds().getFirst().counts().flushes()));
    }
    return table;
  }
}
