package dynobench.ui.shownrun;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.ui.tasks.Notifications;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunDisplayTest {
  private final Notifications notices = new Notifications();
  private final RunDisplay showing = new RunDisplay(notices, Clock.systemUTC());
  private final List<RunEvent> heard = new ArrayList<>();
  private int ticks;

  private static final class Broken implements RunView {
    @Override
    public void opened(ShownRun run) {
      throw new IllegalStateException("no " + run.id());
    }

    @Override
    public void accept(List<RunEvent> events) {
      throw new IllegalStateException("no events");
    }

    @Override
    public void ticked() {
      throw new IllegalStateException("no ticks");
    }
  }

  private final class Sound implements RunView {
    @Override
    public void opened(ShownRun run) {
      heard.clear();
    }

    @Override
    public void accept(List<RunEvent> events) {
      heard.addAll(events);
    }

    @Override
    public void ticked() {
      ticks++;
    }
  }

  /// Source of events whose result is known before they are read.
  private static final class Summarised implements EventSource {
    private final EventSource events = new PastEvents(SampleRun.events());
    private Optional<RunResult> whole = Optional.of(SampleRun.result(SampleRun.events()));

    @Override
    public Optional<RunResult> whole() {
      Optional<RunResult> told = whole;
      whole = Optional.empty();
      return told;
    }

    @Override
    public List<RunEvent> take(int most) {
      return events.take(1);
    }
  }

  @Test
  void figuresThatAreKnownBeforehandAreShownAtOnceAndCountOnce() {
    showing.add(new Sound());
    showing.show(new ShownRun("large", ShownRun.Origin.STORED, Optional.empty()), new Summarised());
    showing.take();
    assertThat(showing.result().trials()).hasSize(SampleRun.LAST_TRIAL);
    assertThat(showing.grows()).isFalse();
    assertThat(heard).hasSize(1);
    long revision = showing.revision().get();
    for (int tick = 0; tick < SampleRun.events().size(); tick++) {
      showing.take();
    }
    assertThat(heard).isEqualTo(SampleRun.events());
    assertThat(showing.result().log().counts().samples()).isEqualTo(SampleRun.LAST_TRIAL);
    assertThat(showing.revision().get()).isEqualTo(revision);
  }

  private void open(String id) {
    showing.show(
        new ShownRun(id, ShownRun.Origin.STORED, Optional.empty()),
        new PastEvents(SampleRun.events()));
    for (int tick = 0; tick < 3; tick++) {
      showing.take();
      showing.refresh();
    }
  }

  @Test
  void aViewThatBreaksKeepsNothingFromTheOthersAndIsToldOfOnceARun() {
    showing.add(new Broken());
    showing.add(new Sound());

    open("one");
    assertThat(heard).isEqualTo(SampleRun.events());
    assertThat(ticks).isEqualTo(3);
    assertThat(notices.list())
        .singleElement()
        .satisfies(notice -> {
          assertThat(notice.sentence()).contains("no one");
          assertThat(notice.details()).contains("RunDisplayTest$Broken.opened");
        });

    open("two");
    assertThat(notices.list()).hasSize(2);
  }
}
