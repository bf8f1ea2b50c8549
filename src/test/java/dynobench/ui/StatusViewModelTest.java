package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.desk.Desk;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatusViewModelTest {
  @TempDir Path folder;

  private final AtomicLong now = new AtomicLong(RunsDesk.NOW.toEpochMilli());
  private Desk desk;
  private StatusViewModel status;

  @BeforeEach
  void makeADesk() {
    desk = RunsDesk.in(folder, new SteppedClock(now)).desk();
    status = new StatusViewModel(desk, new Texts(Workbench.class));
  }

  private String after(long seconds) {
    now.addAndGet(seconds * 1000);
    desk.take();
    desk.refresh();
    return status.sentence().get();
  }

  @Test
  void whatWasSaidGoesAfterTenSeconds() {
    desk.notices().say("Wrote a file.");

    assertThat(after(9)).isEqualTo("Wrote a file.");
    assertThat(after(1)).isEqualTo("Ready");
  }

  @Test
  void anErrorStaysUntilSomethingElseIsSaidOrClearedAway() {
    desk.notices().say("It broke.", "at line 1");
    assertThat(after(60)).isEqualTo("It broke.");

    desk.notices().say("Wrote a file.");
    assertThat(after(0)).isEqualTo("Wrote a file.");

    desk.notices().list().clear();
    assertThat(after(0)).isEqualTo("Ready");
  }
}
