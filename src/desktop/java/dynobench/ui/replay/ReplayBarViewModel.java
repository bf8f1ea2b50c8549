package dynobench.ui.replay;

import dynobench.ui.shownrun.Replay;
import dynobench.ui.shownrun.Replay.Speed;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.ViewTexts;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;

/// State of the bar, and the actions on the shown replay.
final class ReplayBarViewModel {
  private final RunDisplay showing;
  private final ViewTexts texts;
  private final ReadOnlyBooleanWrapper visible = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper run = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper position = new ReadOnlyStringWrapper("");
  private final ReadOnlyDoubleWrapper fraction = new ReadOnlyDoubleWrapper();
  private final ReadOnlyBooleanWrapper ended = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
  private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.TENFOLD);
  private Subscription watching = Subscription.EMPTY;

  ReplayBarViewModel(RunDisplay showing, ViewTexts texts) {
    this.showing = showing;
    this.texts = texts;
    showing.replay().subscribe(this::follow);
    speed.subscribe((_, now) -> with(replay -> replay.speed().set(now)));
  }

  private void follow(Optional<Replay> replay) {
    watching.unsubscribe();
    watching = replay.map(this::watch).orElse(Subscription.EMPTY);
    visible.set(replay.isPresent());
  }

  private Subscription watch(Replay replay) {
    run.set(String.valueOf(replay.folder().getFileName()));
    return Subscription.combine(
        replay.playing().subscribe(playing::set),
        replay.speed().subscribe(speed::set),
        replay.ended().subscribe(ended::set),
        replay.fraction().subscribe(share -> fraction.set(share.doubleValue())),
        replay.trial().subscribe(_ -> update(replay)),
        replay.ended().subscribe(_ -> update(replay)));
  }

  private void update(Replay replay) {
    String trial = texts.of("position", replay.trial().get(), replay.trials());
    position.set(replay.ended().get() ? texts.of("position.end", trial) : trial);
  }

  private void with(Consumer<Replay> action) {
    showing.replay().get().ifPresent(action);
  }

  /// Returns whether a replay is shown.
  ReadOnlyBooleanProperty visible() {
    return visible.getReadOnlyProperty();
  }

  /// Returns the name of the run's folder.
  ReadOnlyStringProperty run() {
    return run.getReadOnlyProperty();
  }

  /// Returns the position of the replay as text: current trial, number of trials, and whether it
  /// has ended.
  ReadOnlyStringProperty position() {
    return position.getReadOnlyProperty();
  }

  ReadOnlyDoubleProperty fraction() {
    return fraction.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty ended() {
    return ended.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty playing() {
    return playing.getReadOnlyProperty();
  }

  ObjectProperty<Speed> speed() {
    return speed;
  }

  /// Plays or pauses; at the end, plays again from the beginning.
  void play() {
    with(replay -> {
      if (replay.ended().get()) {
        showing.show(replay);
      } else {
        replay.playing().set(!playing.get());
      }
    });
  }

  void step() {
    with(Replay::step);
  }

  /// Plays the replay again from the beginning.
  void restart() {
    with(showing::show);
  }

  /// Ends the replay and shows the whole run.
  void stop() {
    showing.endReplay();
  }
}
