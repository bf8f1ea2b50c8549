package dynobench.ui.welcome;

import dynobench.result.RunState;
import dynobench.store.RunEntry;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// Recent runs and plan files of the welcome view, five of each at most.
final class WelcomeViewModel {
  private static final int MOST = 5;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

  private final RunSources library;
  private final Clock clock;
  private final ViewTexts texts;
  private final ObservableList<String> recentPlans;
  private final ObservableList<RecentItem> runs = FXCollections.observableArrayList();
  private final ObservableList<RecentItem> plans = FXCollections.observableArrayList();
  private final ReadOnlyStringWrapper noRuns = new ReadOnlyStringWrapper("");

  /// Creates a model.
  ///
  /// @param recentPlans paths of plan files, the last one first; may change
  WelcomeViewModel(
      RunSources library, Clock clock, ViewTexts texts, ObservableList<String> recentPlans) {
    this.library = library;
    this.clock = clock;
    this.texts = texts;
    this.recentPlans = recentPlans;
    recentPlans.addListener((ListChangeListener<String>) _ -> listPlans());
    listPlans();
    library.archive().runs().subscribe(known -> known.ifPresent(this::list));
    library
        .live()
        .running()
        .addListener((_, _, _) -> library.archive().runs().get().ifPresent(this::list));
  }

  private void listPlans() {
    plans.setAll(recentPlans.stream().limit(MOST).map(WelcomeViewModel::plan).toList());
  }

  private static RecentItem plan(String file) {
    Path path = Path.of(file);
    return new RecentItem(
        path,
        String.valueOf(path.getFileName()),
        Objects.requireNonNullElse(path.getParent(), path).toString());
  }

  /// Lists the stored runs again if they have changed.
  void refresh() {
    library.archive().refreshIfChanged();
  }

  private void list(List<RunEntry> entries) {
    noRuns.set(entries.isEmpty() ? texts.of("runs.none") : "");
    runs.setAll(
        entries.stream()
            .limit(MOST)
            .map(entry ->
                new RecentItem(
                    entry.folder(),
                    entry.plan().orElseGet(entry::id),
                    "%s, %s".formatted(when(entry), state(entry))))
            .toList());
  }

  private String when(RunEntry run) {
    ZonedDateTime started = run.started().atZone(clock.getZone());
    LocalDate day = started.toLocalDate();
    var today = LocalDate.now(clock);
    String time = TIME.format(started);
    if (day.equals(today)) {
      return texts.of("day.today", time);
    }
    return day.equals(today.minusDays(1)) ? texts.of("day.yesterday", time) : DAY.format(day);
  }

  private String state(RunEntry run) {
    if (run.damage().isPresent()) {
      return texts.of("state.damaged");
    }
    if (run.state() == RunState.FINISHED) {
      return texts.of(
          run.failed() == 0 ? "state.finished" : "state.failed", run.finished(), run.failed());
    }
    if (library.live().carriesOut(run.id())) {
      return texts.of("state.running");
    }
    String key = run.state() == RunState.CANCELLED ? "state.cancelled" : "state.unfinished";
    return texts.of(key, run.finished(), run.planned().orElse(run.finished()));
  }

  /// Returns whether a run goes on, so that no other can be started.
  ObservableBooleanValue busy() {
    return library.live().running();
  }

  /// Returns the newest stored runs, five at most.
  ObservableList<RecentItem> runs() {
    return runs;
  }

  /// Returns the plan files that were used last, five at most.
  ObservableList<RecentItem> plans() {
    return plans;
  }

  /// Returns the text for an empty list of runs; empty when there are some, and before they have
  /// been listed.
  ReadOnlyStringProperty noRuns() {
    return noRuns.getReadOnlyProperty();
  }
}
