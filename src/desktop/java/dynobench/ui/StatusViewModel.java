package dynobench.ui;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.table.NumberText;
import dynobench.ui.live.LiveRun;
import dynobench.ui.problemlist.ProblemList;
import dynobench.ui.problemlist.ProblemListEntry;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.RunView;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.ViewTexts;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;

/// State of the status bar. It shows the last notification until that expires, otherwise the
/// running run, otherwise the shown run.
final class StatusViewModel {
  /// Value of [#share] without a run.
  static final double IDLE = -1;

  /// Duration of a notification in the status bar, in milliseconds; Problems and the Console keep
  /// it. An error stays until the next notification unless a run goes on.
  private static final long SAID_MILLIS = 10_000;

  private final LiveRun live;
  private final RunDisplay showing;
  private final ObservableValue<String> disabledReason;
  private final Clock clock;
  private final ViewTexts texts;
  private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
  private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(IDLE);
  private final ReadOnlyObjectWrapper<Optional<Notifications.Offer>> offer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper warnings = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper elsewhere = new ReadOnlyBooleanWrapper();
  private Optional<Notifications.Notification> notification = Optional.empty();
  private long notificationUntil;

  /// Creates the state of the status bar.
  ///
  /// @param disabledReason why no run can begin; empty when one can
  StatusViewModel(
      LiveRun live,
      RunDisplay showing,
      Notifications notifications,
      ProblemList problemList,
      ObservableValue<String> disabledReason,
      Clock clock,
      ViewTexts texts) {
    this.disabledReason = disabledReason;
    this.live = live;
    this.showing = showing;
    this.clock = clock;
    this.texts = texts;
    live.revision().addListener((_, _, _) -> update());
    live.running().addListener((_, _, _) -> update());
    showing.revision().addListener((_, _, _) -> update());
    notifications
        .list()
        .addListener((ListChangeListener<Notifications.Notification>) this::onNotifications);
    problemList.counts().subscribe(this::count);
    disabledReason.addListener((_, _, _) -> update());
    showing.add(new Clockwork());
    update();
  }

  /// Updates that remove an expired notification, even if nothing else happens.
  private final class Clockwork implements RunView {
    @Override
    public void opened(ShownRun run) {
      // The revision reports changes.
    }

    @Override
    public void accept(List<RunEvent> events) {
      // The revision reports changes.
    }

    @Override
    public void ticked() {
      if (notification.isPresent()) {
        update();
      }
    }
  }

  private void count(ProblemListEntry.Counts counts) {
    warnings.set(
        Stream.of(counted(counts.problems(), "plan problem"), counted(counts.warnings(), "warning"))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(" · ")));
  }

  private static Optional<String> counted(int count, String noun) {
    return count == 0 ? Optional.empty() : Optional.of(NumberText.counted(count, noun));
  }

  private void onNotifications(
      ListChangeListener.Change<? extends Notifications.Notification> change) {
    if (change.getList().isEmpty()) {
      notification = Optional.empty();
    } else {
      notification = Optional.of(change.getList().getLast());
      notificationUntil = clock.millis() + SAID_MILLIS;
    }
    update();
  }

  private void update() {
    boolean running = live.running().get();
    if (clock.millis() >= notificationUntil) {
      notification = notification.filter(notification -> notification.isError() && !running);
    }
    Optional<String> words = notification.map(Notifications.Notification::sentence);
    elsewhere.set(running && live.shown().isPresent() && !isCurrent(showing.run().get()));
    offer.set(notification.flatMap(Notifications.Notification::offer));
    if (running) {
      String progress = live.progress().sentence().strip();
      sentence.set(
          words.orElse(elsewhere.get() ? texts.of("status.elsewhere", progress) : progress));
      share.set(live.progress().fraction());
    } else {
      share.set(IDLE);
      sentence.set(words.orElseGet(this::shown));
    }
  }

  private boolean isCurrent(ShownRun run) {
    return run.origin() == ShownRun.Origin.LIVE && live.carriesOut(run.id());
  }

  private String shown() {
    ShownRun run = showing.run().get();
    RunResult result = showing.result();
    if (result.state() == RunState.CANCELLED && run.origin() != ShownRun.Origin.REPLAY) {
      return texts.of("status.cancelled", run.id(), completed(result));
    }
    long ended = result.trials().stream().filter(trial -> trial.outcome().isPresent()).count();
    return switch (run.origin()) {
      case NOTHING ->
          disabledReason.getValue().isEmpty()
              ? texts.of("status.ready")
              : texts.of("status.blocked", disabledReason.getValue());
      case REFERENCE -> texts.of("status.reference", run.id());
      case LIVE, STORED, REPLAY ->
          texts.of("status." + run.origin().name().toLowerCase(Locale.ROOT), run.id(), ended);
    };
  }

  private static long completed(RunResult result) {
    return result.trials().stream()
        .filter(trial -> trial.outcome().orElse(null) instanceof Outcome.Completed)
        .count();
  }

  ReadOnlyStringProperty sentence() {
    return sentence.getReadOnlyProperty();
  }

  /// Returns the action that the displayed notification offers.
  ReadOnlyObjectProperty<Optional<Notifications.Offer>> offer() {
    return offer.getReadOnlyProperty();
  }

  /// Executes the offered action, and hides its notification.
  void accept() {
    Optional<Notifications.Offer> accepted = offer.get();
    notification = Optional.empty();
    update();
    accepted.ifPresent(it -> it.action().run());
  }

  /// Returns the numbers of problems and warnings as text; empty without any.
  ReadOnlyStringProperty warnings() {
    return warnings.getReadOnlyProperty();
  }

  /// Returns whether a run is in progress while the window shows something else.
  ReadOnlyBooleanProperty elsewhere() {
    return elsewhere.getReadOnlyProperty();
  }

  /// Returns the completed share of the running run, or [#IDLE].
  ReadOnlyDoubleProperty share() {
    return share.getReadOnlyProperty();
  }
}
