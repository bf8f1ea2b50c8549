package dynobench.report;

import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.table.Numbers;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// What a run amounts to, in a few sentences that claim no more than was measured.
final class Findings {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private Findings() {}

  static List<String> of(RunResult run) {
    var sentences = new ArrayList<String>();
    run.plan().ifPresent(plan -> sentences.add(size(plan)));
    sentences.add(trials(run));
    run.phases().forEach(phase -> extremes(run, phase, sentences));
    return sentences;
  }

  /// When the run began; `at a time that is not known` when its log lost that.
  static String date(RunResult run) {
    return run.started()
        .map(RunStarted::atMillis)
        .map(millis -> DATE.format(Instant.ofEpochMilli(millis)))
        .orElse("at a time that is not known");
  }

  private static String size(Plan plan) {
    return "Planned: %s × %s × %s%s."
        .formatted(
            counted(plan.contenders().size(), "contender"),
            counted(plan.rows().sizes().size(), "row count"),
            counted(plan.repetitions(), "repetition"),
            plan.warmups() == 0
                ? ""
                : ", after %s each that %s not counted"
                    .formatted(
                        counted(plan.warmups(), "warm-up"), plan.warmups() == 1 ? "is" : "are"));
  }

  private static String trials(RunResult run) {
    int begun = run.trials().size();
    int failed = run.notCompleted().size();
    String ending =
        switch (run.state()) {
          case FINISHED -> "";
          case CANCELLED -> " The run was cancelled: only what had finished is shown.";
          case UNFINISHED -> " The run's end is missing: only what had finished is shown.";
        };
    return "%s begun, %s completed with verified data, %s not.%s"
        .formatted(
            counted(begun, "trial"),
            Numbers.count(begun - failed),
            failed == 0 ? "none" : Numbers.count(failed),
            ending);
  }

  private static void extremes(RunResult run, String phase, List<String> sentences) {
    List<Measurement> all = run.measurements(phase);
    long rows = all.stream().mapToLong(Measurement::rows).max().orElse(0);
    List<Measurement> sorted =
        all.stream()
            .filter(each -> each.rows() == rows)
            .sorted(Comparator.comparingDouble((Measurement each) -> each.summary().median()))
            .toList();
    if (sorted.size() > 1) {
      sentences.add(
          "%s at %s rows: the shortest median is %s, the longest %s."
              .formatted(
                  phase.substring(0, 1).toUpperCase(Locale.ROOT) + phase.substring(1),
                  Numbers.count(rows),
                  median(sorted.getFirst()),
                  median(sorted.getLast())));
    }
  }

  private static String median(Measurement measurement) {
    String interval =
        measurement
            .summary()
            .medianInterval()
            .map(_ -> ", interval " + Numbers.interval(measurement.summary()))
            .orElse("");
    return "%s ms (%s%s)"
        .formatted(
            Numbers.millis(measurement.summary().median()), measurement.series().title(), interval);
  }

  private static String counted(int number, String noun) {
    return Numbers.count(number) + " " + noun + (number == 1 ? "" : "s");
  }
}
