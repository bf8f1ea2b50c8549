package dynobench.ui.shown;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.Clock;
import dynobench.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

/// A stored run that happens again: its events come at the pace at which they came then, or faster.
/// A step goes on to the end of the next trial, at once.
public final class Replay implements EventSource {
  private static final double NANOS_PER_MILLI = 1e6;

  private final StoredRun run;
  private final Clock clock;
  private final int trials;
  private final BooleanProperty playing = new SimpleBooleanProperty(true);
  private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.TENFOLD);
  private final ReadOnlyIntegerWrapper trial = new ReadOnlyIntegerWrapper();
  private final ReadOnlyDoubleWrapper fraction = new ReadOnlyDoubleWrapper();
  private final ReadOnlyBooleanWrapper ended = new ReadOnlyBooleanWrapper();
  private int position;
  private int stepTo;
  private double playedMillis;
  private long lastNanos;

  /// How many times as fast as it was.
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

  /// @param clock for the pace
  public Replay(StoredRun run, Clock clock) {
    this.run = run;
    this.clock = clock;
    this.trials = run.events().stream().mapToInt(Replay::trialsKnownFrom).max().orElse(0);
    this.lastNanos = clock.nanos();
    this.ended.set(run.events().isEmpty());
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
      playedMillis = Math.max(playedMillis, offset(next));
      if (next instanceof TrialStarted start) {
        trial.set(start.trial().number());
      }
    }
    tell();
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
    return position < stepTo
        || (playing.get() && offset(run.events().get(position)) <= playedMillis);
  }

  private void tell() {
    int count = run.events().size();
    fraction.set(count == 0 ? 1 : (double) position / count);
    if (position == count) {
      ended.set(true);
      playing.set(false);
    }
  }

  private double offset(RunEvent event) {
    return event.atMillis() - run.events().getFirst().atMillis();
  }

  /// Goes on to the end of the next trial, or of the run when there is none, and pauses there.
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

  /// Begins again; whoever shows it has to open it anew.
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

  /// All of its events, at once.
  EventSource all() {
    return new Past(run.events());
  }

  StoredRun run() {
    return run;
  }

  public Path folder() {
    return run.folder();
  }

  /// Whether it goes on by itself; false makes a pause.
  public BooleanProperty playing() {
    return playing;
  }

  public ObjectProperty<Speed> speed() {
    return speed;
  }

  /// The number of the trial that has begun last, 0 before the first.
  public ReadOnlyIntegerProperty trial() {
    return trial.getReadOnlyProperty();
  }

  /// How many trials the run has, or was to have.
  public int trials() {
    return trials;
  }

  /// The share of its events that has happened again, 0 to 1.
  public ReadOnlyDoubleProperty fraction() {
    return fraction.getReadOnlyProperty();
  }

  /// Whether nothing more is to come.
  public ReadOnlyBooleanProperty ended() {
    return ended.getReadOnlyProperty();
  }
}
