package dynobench.ui.console;

import dynobench.event.RunEvent;
import dynobench.ui.shownrun.RunView;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.TrialNames;
import dynobench.ui.tasks.Notifications.Notification;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;

/// State of the console: the visible lines and their filter.
final class ConsoleViewModel implements RunView {
  /// Choice of all contenders.
  static final String ALL = "*";

  private final DateTimeFormatter time;
  private final LineStore store = new LineStore();
  private final FilteredList<ConsoleLine> shown = new FilteredList<>(store.lines());
  private final ObservableList<String> contenders = FXCollections.observableArrayList(ALL);
  private final StringProperty contender = new SimpleStringProperty(ALL);
  private final StringProperty search = new SimpleStringProperty("");
  private final BooleanProperty follow = new SimpleBooleanProperty(true);
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private TrialNames names = new TrialNames();

  /// Creates an empty console.
  ///
  /// @param zone of the displayed times
  ConsoleViewModel(ZoneId zone) {
    time = DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT).withZone(zone);
    contender.subscribe(this::filter);
    search.subscribe(this::filter);
  }

  @Override
  public void opened(ShownRun run) {
    names = new TrialNames();
    contender.set(ALL);
    contenders.setAll(ALL);
    clear();
  }

  @Override
  public void accept(List<RunEvent> events) {
    var lines = new ArrayList<ConsoleLine>();
    for (RunEvent event : events) {
      names.accept(event);
      if (event instanceof RunEvent.Logged logged) {
        String from = names.contender(logged.trial()).orElse("");
        lines.add(new ConsoleLine(logged.atMillis(), from, logged.source(), logged.text()));
      } else if (event instanceof RunEvent.ServerStarted server) {
        String from = names.contender(server.trial()).orElse("");
        lines.add(
            new ConsoleLine(server.atMillis(), from, RunEvent.Source.DYNOBENCH, server.sentence()));
      }
    }
    names.contenders().stream().filter(each -> !contenders.contains(each)).forEach(contenders::add);
    if (!lines.isEmpty()) {
      store.addAll(lines);
      changed();
    }
  }

  /// Adds notifications of the window as lines.
  void add(List<? extends Notification> notifications, long atMillis) {
    store.addAll(
        notifications.stream()
            .map(each -> new ConsoleLine(atMillis, "", RunEvent.Source.DYNOBENCH, each.sentence()))
            .toList());
    changed();
  }

  private void filter() {
    String words = search.get().strip().toLowerCase(Locale.ROOT);
    String which = contender.get();
    shown.setPredicate(line ->
        (which.equals(ALL) || line.contender().equals(which))
            && (words.isEmpty() || line.text().toLowerCase(Locale.ROOT).contains(words)));
    changed();
  }

  private void changed() {
    revision.set(revision.get() + 1);
  }

  /// Removes the present lines from the console; the run's log keeps its own.
  void clear() {
    store.clear();
    changed();
  }

  /// Returns a counter that grows when the visible lines change.
  ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  /// Returns the visible lines.
  ObservableList<ConsoleLine> shown() {
    return shown;
  }

  /// Returns [#ALL] and the contenders of the run.
  ObservableList<String> contenders() {
    return contenders;
  }

  StringProperty contender() {
    return contender;
  }

  StringProperty search() {
    return search;
  }

  /// Returns whether the newest line is kept in view.
  BooleanProperty follow() {
    return follow;
  }

  int lines() {
    return store.lines().size();
  }

  long dropped() {
    return store.dropped();
  }

  String time(ConsoleLine line) {
    return time.format(Instant.ofEpochMilli(line.atMillis()));
  }

  /// Returns lines for the clipboard, with their full texts.
  String text(List<ConsoleLine> lines) {
    return lines.stream()
        .map(line ->
            "%s\t%s\t%s\t%s\n".formatted(time(line), line.source(), line.contender(), line.text()))
        .collect(Collectors.joining());
  }
}
