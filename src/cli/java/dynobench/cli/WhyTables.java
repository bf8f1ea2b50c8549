package dynobench.cli;

import dynobench.frames.TimeCategory;
import dynobench.plan.LevelLabels;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.ExplanationWords;
import dynobench.profile.OperationCount;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.RunProfile;
import dynobench.profile.RunProfile.PhasePoint;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Profile of a run in plain text: for each phase the shares of the time by category, and below
/// them the explanations of the verdicts.
final class WhyTables {
  /// Smallest share that is named.
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
    profile.cost().ifPresent(it -> lines.add(it.sentence()));
    profile.problems().forEach(each -> lines.add("Note: " + each));
    return lines;
  }

  private void add(List<String> lines, PhasePoint point) {
    String levels = LevelLabels.label(point.levels());
    lines.add("");
    lines.add(
        run.workload().title(point.phase()).toUpperCase(Locale.ROOT)
            + (levels.isEmpty() ? "" : " · " + levels));
    lines.addAll(CategoryLetters.bars(point.contenders()));
    lines.add("");
    lines.addAll(shares(point.contenders()).lines(WIDEST));
    lines.add("");
    lines.addAll(counts(point.contenders()).lines(WIDEST));
    lines.add("");
    for (ExplainedProfile.Answer each : explained.answers(point.phase(), point.levels())) {
      lines.add(each.verdict());
      each.reasons().forEach(line -> lines.add("  " + line));
    }
  }

  private static TextTable shares(List<ProfiledPhase> all) {
    var table = new TextTable("contender", "where its time goes");
    for (ProfiledPhase each : all) {
      table.add(
          each.series().title(),
          Arrays.stream(TimeCategory.values())
              .filter(it -> each.share(it) >= LEAST_SHARE)
              .sorted((a, b) -> Double.compare(each.share(b), each.share(a)))
              .map(it -> it.title() + " " + ExplanationWords.share(each, it))
              .collect(Collectors.joining(", ")));
    }
    return table;
  }

  /// Returns what an operation uses, without what the system does not tell of any contender.
  private static TextTable counts(List<ProfiledPhase> all) {
    List<OperationCount> known = OperationCount.known(all);
    var table =
        new TextTable(
            Stream.concat(Stream.of("an operation of"), known.stream().map(it -> ">" + it.title()))
                .toArray(String[]::new));
    for (ProfiledPhase each : all) {
      table.add(
          Stream.concat(Stream.of(each.series().title()), known.stream().map(it -> it.text(each)))
              .toArray(String[]::new));
    }
    return table;
  }
}
