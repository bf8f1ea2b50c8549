package dynobench.report;

import dynobench.comparison.AnswerWords;
import dynobench.event.RunEvent.RunStarted;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.CrashRules;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.result.LevelOrder;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import dynobench.table.PartWords;
import dynobench.workload.Settings;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Summary of a run in a few sentences, without claims beyond its measurements.
final class ReportSummary {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private ReportSummary() {}

  /// @param scored texts of a duel or a gate
  static List<String> of(RunResult run, Optional<AnswerWords> scored) {
    Optional<CrashRules> crash = run.plan().flatMap(Plan::crash);
    if (crash.isPresent()) {
      int contenders = run.plan().orElseThrow().contenders().size();
      return List.of(size(contenders, crash.get().times()), trials(run, "completed"));
    }
    var sentences = new ArrayList<String>();
    if (scored.isPresent()) {
      sentences.addAll(scored.get().lines());
    } else {
      run.plan().ifPresent(plan -> sentences.add(size(plan)));
    }
    PartWords.sentence(run).ifPresent(sentences::add);
    String parameters = LevelLabels.label(run.workload().withoutOffValues(run.parameters()));
    if (!parameters.isEmpty()) {
      sentences.add("Parameters: " + parameters + ".");
    }
    sentences.add(trials(run, "completed and verified"));
    if (run.measuresTimes()) {
      run.phases().forEach(phase -> extremes(run, phase, sentences));
    }
    return sentences;
  }

  /// Returns the start of the run in UTC; `at an unknown time` when its log has lost it.
  static String date(RunResult run) {
    return run.started()
        .map(RunStarted::atMillis)
        .map(millis -> DATE.format(Instant.ofEpochMilli(millis)))
        .orElse("at an unknown time");
  }

  private static String size(int contenders, CrashRules.CrashCounts each) {
    return "Planned: %s, and of each %s, %s, %s while closing, %s."
        .formatted(
            NumberText.counted(contenders, "contender"),
            NumberText.counted(each.kills(), "kill"),
            NumberText.counted(each.pulls(), "power cut"),
            NumberText.count(each.closings()),
            NumberText.counted(each.full(), "full disk"));
  }

  private static String size(Plan plan) {
    String factors =
        plan.factors().stream()
            .map(
                each -> " × " + NumberText.counted(each.range().levels().size(), noun(each.name())))
            .collect(Collectors.joining());
    return "Planned: %s%s × %s%s."
        .formatted(
            NumberText.counted(plan.contenders().size(), "contender"),
            factors,
            NumberText.counted(plan.repetitions(), "repetition"),
            plan.warmups() == 0
                ? ""
                : ", after %s each that %s not counted"
                    .formatted(
                        NumberText.counted(plan.warmups(), "warm-up"),
                        plan.warmups() == 1 ? "is" : "are"));
  }

  /// Returns a noun for the number of a factor's values, such as `row count` for `rows`.
  private static String noun(String factor) {
    String name = LevelLabels.name(factor);
    return name.endsWith("s") ? name.substring(0, name.length() - 1) + " count" : name + " value";
  }

  private static String trials(RunResult run, String completed) {
    int started = run.trials().size();
    int failed = run.notCompleted().size();
    String ending =
        switch (run.state()) {
          case FINISHED -> "";
          case CANCELLED -> " The run was cancelled: only completed trials are shown.";
          case UNFINISHED -> " The log has no end of the run: only completed trials are shown.";
        };
    return "%s started, %s %s, %s not completed.%s"
        .formatted(
            NumberText.counted(started, "trial"),
            NumberText.count(started - failed),
            completed,
            NumberText.count(failed),
            ending);
  }

  private static void extremes(RunResult run, String phase, List<String> sentences) {
    Metric metric = run.workload().metric();
    List<Measurement> all = run.measurements(phase, metric);
    Optional<Settings> largest =
        all.stream().map(Measurement::levels).distinct().max(LevelOrder.of(run));
    List<Measurement> sorted =
        all.stream()
            .filter(each -> largest.equals(Optional.of(each.levels())))
            .sorted(Comparator.comparingDouble((Measurement each) -> each.summary().median()))
            .toList();
    if (sorted.size() > 1) {
      String where = LevelLabels.label(largest.orElse(Settings.NONE));
      sentences.add(
          "%s%s: the %s median is %s, the %s %s."
              .formatted(
                  run.workload().title(phase),
                  where.isEmpty() ? "" : " at " + where,
                  metric.isTime() ? "shortest" : "smallest",
                  median(sorted.getFirst()),
                  metric.isTime() ? "longest" : "largest",
                  median(sorted.getLast())));
    }
  }

  private static String median(Measurement measurement) {
    Unit.Step step = measurement.metric().unit().usual();
    String interval =
        measurement
            .summary()
            .medianInterval()
            .map(_ -> ", interval " + NumberText.interval(measurement.summary(), step))
            .orElse("");
    return "%s %s (%s%s)"
        .formatted(
            NumberText.figure(measurement.summary().median() / step.size()),
            step.text(),
            measurement.series().title(),
            interval);
  }
}
