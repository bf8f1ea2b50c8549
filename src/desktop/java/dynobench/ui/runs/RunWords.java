package dynobench.ui.runs;

import dynobench.result.RunState;
import dynobench.store.RunEntry;
import dynobench.ui.parts.Texts;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// What the list says of a run.
record RunWords(Texts texts, ZoneId zone) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

  String time(RunEntry run) {
    return TIME.format(run.started().atZone(zone));
  }

  /// The heading of the run's day.
  String day(RunEntry run, LocalDate today) {
    LocalDate day = run.started().atZone(zone).toLocalDate();
    if (day.equals(today)) {
      return texts.of("day.today");
    }
    return day.equals(today.minusDays(1)) ? texts.of("day.yesterday") : DAY.format(day);
  }

  /// How far it got, as short as the column is.
  String state(RunItem.Stored item) {
    RunEntry run = item.entry();
    String share = run.planned().isPresent() ? run.finished() + "/" + run.planned().getAsInt() : "";
    return texts.of("state." + kind(item), share, run.finished(), run.failed()).strip();
  }

  /// How far it got, in a sentence.
  String sentence(RunItem.Stored item) {
    RunEntry run = item.entry();
    String planned = run.planned().isPresent() ? run.planned().getAsInt() + "" : "?";
    String words =
        texts.of(
            "sentence." + kind(item),
            run.finished(),
            planned,
            run.damage().orElse(""),
            run.failed());
    return "%s%n%s".formatted(run.id(), words);
  }

  /// Names the kind of state in texts and style classes.
  static String kind(RunItem.Stored item) {
    if (item.running()) {
      return "running";
    }
    if (item.entry().inProgress()) {
      return "elsewhere";
    }
    if (item.entry().damage().isPresent()) {
      return "damaged";
    }
    return item.entry().failed() > 0 && item.entry().state() == RunState.FINISHED
        ? "failed"
        : item.entry().state().name().toLowerCase(Locale.ROOT);
  }
}
