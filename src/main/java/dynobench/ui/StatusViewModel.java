package dynobench.ui;

import dynobench.result.RunResult;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Notices;
import dynobench.ui.desk.Shown;
import dynobench.ui.desk.Trouble;
import dynobench.ui.parts.Texts;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;

/// The one line at the bottom: what goes on, or else what was said last, or else what is shown.
final class StatusViewModel {
  /// Nothing goes on.
  static final double IDLE = -1;

  /// What was said stays so long while a run goes on.
  private static final long SAID_MILLIS = 4_000;

  private final Desk desk;
  private final Texts texts;
  private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
  private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(IDLE);
  private final ReadOnlyStringWrapper doubts = new ReadOnlyStringWrapper("");
  private Optional<String> said = Optional.empty();
  private long saidUntil;

  StatusViewModel(Desk desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
    desk.live().revision().addListener((_, _, _) -> update());
    desk.live().running().addListener((_, _, _) -> update());
    desk.showing().revision().addListener((_, _, _) -> update());
    desk.notices().list().addListener((ListChangeListener<Notices.Notice>) this::hear);
    desk.troubles().counts().subscribe(this::count);
    update();
  }

  private void count(Trouble.Counts counts) {
    int grave = counts.serious() + counts.cautions();
    doubts.set(
        grave == 0 ? "" : texts.of(grave == 1 ? "status.doubt" : "status.doubts.many", grave));
  }

  private void hear(ListChangeListener.Change<? extends Notices.Notice> change) {
    if (!change.getList().isEmpty()) {
      said = Optional.of(change.getList().getLast().sentence());
      saidUntil = desk.clock().millis() + SAID_MILLIS;
    }
    update();
  }

  private void update() {
    if (desk.live().running().get()) {
      if (desk.clock().millis() >= saidUntil) {
        said = Optional.empty();
      }
      sentence.set(said.orElseGet(() -> desk.live().progress().sentence().strip()));
      share.set(desk.live().progress().fraction());
    } else {
      share.set(IDLE);
      sentence.set(said.orElseGet(this::shown));
    }
  }

  private String shown() {
    Shown run = desk.showing().run().get();
    RunResult result = desk.showing().result();
    long ended = result.trials().stream().filter(trial -> trial.outcome().isPresent()).count();
    return switch (run.origin()) {
      case NOTHING -> texts.of("status.ready");
      case REFERENCE -> texts.of("status.reference", run.id());
      case LIVE, STORED, REPLAY ->
          texts.of("status." + run.origin().name().toLowerCase(Locale.ROOT), run.id(), ended);
    };
  }

  ReadOnlyStringProperty sentence() {
    return sentence.getReadOnlyProperty();
  }

  /// How many things limit trust; empty when none does.
  ReadOnlyStringProperty doubts() {
    return doubts.getReadOnlyProperty();
  }

  /// Done of the run that goes on, or [#IDLE].
  ReadOnlyDoubleProperty share() {
    return share.getReadOnlyProperty();
  }
}
