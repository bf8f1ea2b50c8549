package dynobench.cli;

import dynobench.frames.TimeCategory;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.profile.ExplanationWords;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.ProfilingCost;
import dynobench.profile.RunProfile;
import dynobench.profile.VerdictExplanation;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import dynobench.workload.Settings;
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

  private final RunResult run;
  private final RunProfile profile;
  private final List<VerdictExplanation> explanations;
  private final ExplanationWords words;

  WhyTables(RunResult run, RunProfile profile) {
    this.run = run;
    this.profile = profile;
    this.explanations = VerdictExplanation.of(run, profile);
    this.words = new ExplanationWords(run);
  }

  /// Returns the tables line by line.
  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("");
    lines.add(
        "WHY: where the time of an operation goes, in %s; 95 %% intervals"
            .formatted(NumberText.counted(profile.roundCount(), "profiled round")));
    for (String phase : phases()) {
      for (Settings levels : points(phase)) {
        add(lines, phase, levels);
      }
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

  private List<String> phases() {
    return profile.phases().stream().map(ProfiledPhase::phase).distinct().toList();
  }

  private List<Settings> points(String phase) {
    return profile.phases().stream()
        .filter(each -> each.phase().equals(phase))
        .map(ProfiledPhase::levels)
        .distinct()
        .toList();
  }

  private void add(List<String> lines, String phase, Settings levels) {
    List<ProfiledPhase> all =
        profile.phases().stream()
            .filter(each -> each.phase().equals(phase) && each.levels().equals(levels))
            .toList();
    String point = LevelLabels.label(levels);
    lines.add("");
    lines.add(
        run.workload().title(phase).toUpperCase(Locale.ROOT)
            + (point.isEmpty() ? "" : " · " + point));
    lines.addAll(shares(all).lines(WIDEST));
    for (VerdictExplanation each : explanations) {
      if (each.row().phase().equals(phase) && each.row().levels().equals(levels)) {
        lines.add(words.verdict(each.row()));
        words.lines(each.explanation()).forEach(line -> lines.add("  " + line));
      }
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
