package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.Clock;
import dynobench.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Stored run whose events are played again, at the original pace or faster. A step plays to the
/// end of the next trial at once.
public final class Replay implements EventSource {
  private static final double NANOS_PER_MILLI = 1e6;

  private final StoredRun run;
  private final Clock clock;
  private final int trials;

  /// Sum of all pauses up to added rounds, by the index of their event.
  private final NavigableMap<Integer, Long> pauses = new TreeMap<>();

  private final BooleanProperty playing = new SimpleBooleanProperty(true);
  private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.TENFOLD);
  private final ReadOnlyIntegerWrapper trial = new ReadOnlyIntegerWrapper();
  private final ReadOnlyDoubleWrapper fraction = new ReadOnlyDoubleWrapper();
  private final ReadOnlyBooleanWrapper ended = new ReadOnlyBooleanWrapper();
  private int position;
  private int stepTo;
  private double playedMillis;
  private long lastNanos;

  /// Factor by which the replay is faster than the original run.
  public enum Speed {
    AS_IT_WAS(1),
    TENFOLD(10),
    HUNDREDFOLD(100);

    private final int times;

    Speed(int times) {
      this.times = times;
    }

    public int times() {
      return times;
    }
  }

  /// Creates a replay that is playing, at its first event.
  ///
  /// @param clock for the pace
  public Replay(StoredRun run, Clock clock) {
    this.run = run;
    this.clock = clock;
    this.trials = trials(run.events());
    long paused = 0;
    for (int i = 0; i < run.events().size(); i++) {
      if (run.events().get(i) instanceof RoundsAdded more) {
        paused += more.pauseMillis();
        pauses.put(i, paused);
      }
    }
    this.lastNanos = clock.nanos();
    this.ended.set(run.events().isEmpty());
  }

  private static int trials(List<RunEvent> events) {
    return events.stream()
        .flatMap(each -> each instanceof RoundsAdded more ? Stream.of(more) : Stream.empty())
        .reduce((_, later) -> later)
        .map(last -> last.firstTrial() - 1 + last.trials())
        .orElseGet(() -> events.stream().mapToInt(Replay::trialsKnownFrom).max().orElse(0));
  }

  private static int trialsKnownFrom(RunEvent event) {
    return switch (event) {
      case RunStarted start -> start.trials();
      case TrialStarted start -> start.trial().number();
      default -> 0;
    };
  }

  @Override
  public List<RunEvent> take(int most) {
    advance();
    var due = new ArrayList<RunEvent>();
    while (due.size() < most && position < run.events().size() && isDue()) {
      RunEvent next = run.events().get(position);
      due.add(next);
      position++;
      playedMillis = Math.max(playedMillis, offset(position - 1));
      if (next instanceof TrialStarted start) {
        trial.set(start.trial().number());
      }
    }
    notifyListener();
    return due;
  }

  private void advance() {
    long now = clock.nanos();
    if (playing.get()) {
      playedMillis += (now - lastNanos) / NANOS_PER_MILLI * speed.get().times();
    }
    lastNanos = now;
  }

  private boolean isDue() {
    return position < stepTo || (playing.get() && offset(position) <= playedMillis);
  }

  private void notifyListener() {
    int count = run.events().size();
    fraction.set(count == 0 ? 1 : (double) position / count);
    if (position == count) {
      ended.set(true);
      playing.set(false);
    }
  }

  /// Returns the time of an event since the first one, without the pauses between parts.
  private double offset(int index) {
    Map.Entry<Integer, Long> paused = pauses.floorEntry(index);
    return run.events().get(index).atMillis()
        - run.events().getFirst().atMillis()
        - (paused == null ? 0 : paused.getValue());
  }

  /// Plays to the end of the next trial, or of the run if no trial follows, and pauses.
  public void step() {
    playing.set(false);
    int next = Math.max(position, stepTo);
    while (next < run.events().size()) {
      if (run.events().get(next++) instanceof TrialFinished) {
        break;
      }
    }
    stepTo = next;
  }

  /// Starts the replay again from the first event. The caller has to open it again in the views.
  void restart() {
    position = 0;
    stepTo = 0;
    playedMillis = 0;
    lastNanos = clock.nanos();
    trial.set(0);
    fraction.set(0);
    ended.set(run.events().isEmpty());
    playing.set(!ended.get());
  }

  /// Returns a source of all events at once.
  EventSource all() {
    return new PastEvents(run.events());
  }

  StoredRun run() {
    return run;
  }

  public Path folder() {
    return run.folder();
  }

  /// Returns whether the replay plays; `false` pauses it.
  public BooleanProperty playing() {
    return playing;
  }

  public ObjectProperty<Speed> speed() {
    return speed;
  }

  /// Returns the number of the trial that began last; 0 before the first.
  public ReadOnlyIntegerProperty trial() {
    return trial.getReadOnlyProperty();
  }

  /// Returns the number of trials that the run has or was planned to have.
  public int trials() {
    return trials;
  }

  /// Returns the share of the events that have been played, 0 to 1.
  public ReadOnlyDoubleProperty fraction() {
    return fraction.getReadOnlyProperty();
  }

  /// Returns whether all events have been played.
  public ReadOnlyBooleanProperty ended() {
    return ended.getReadOnlyProperty();
  }
}
