package dynobench.ui.runs;

import dynobench.result.RunState;
import dynobench.store.RunEntry;
import dynobench.ui.widgets.ViewTexts;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Texts about a run in the list: time, day, state, and a sentence for the tooltip.
record RunWords(ViewTexts texts, ZoneId zone) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

  String time(RunEntry run) {
    return TIME.format(run.started().atZone(zone));
  }

  /// Returns the heading of the run's day.
  String day(RunEntry run, LocalDate today) {
    LocalDate day = run.started().atZone(zone).toLocalDate();
    if (day.equals(today)) {
      return texts.of("day.today");
    }
    return day.equals(today.minusDays(1)) ? texts.of("day.yesterday") : DAY.format(day);
  }

  /// Returns the state and progress of the run, short enough for the column.
  String state(RunItem.Stored item) {
    RunEntry run = item.entry();
    String share = run.planned().isPresent() ? run.finished() + "/" + run.planned().getAsInt() : "";
    return texts.of("state." + kind(item), share, run.finished(), run.failed()).strip();
  }

  /// Returns the state and progress of the run as a sentence.
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

  /// Returns the kind of state, which is part of text keys and style classes.
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
