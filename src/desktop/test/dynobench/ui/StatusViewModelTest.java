package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatusViewModelTest {
  @TempDir Path folder;

  private final AtomicLong now = new AtomicLong(RunsWiring.NOW.toEpochMilli());
  private final StringProperty hindrance = new SimpleStringProperty("");
  private RunsWiring runs;
  private Wiring wiring;
  private StatusViewModel status;

  @BeforeEach
  void makeTheStatus() {
    runs = RunsWiring.in(folder, new SteppedClock(now));
    wiring = runs.wiring();
    status =
        new StatusViewModel(
            wiring.live(),
            wiring.display(),
            wiring.notifications(),
            wiring.problemList(),
            hindrance,
            wiring.clock(),
            new ViewTexts(Workbench.class));
  }

  @Test
  void whatKeepsARunFromBeginningIsSaidWhereThereIsNothingElseToSay() {
    assertThat(status.sentence().get()).isEqualTo("Ready");

    hindrance.set("the plan has a problem: seed: must be a number");
    assertThat(status.sentence().get())
        .isEqualTo("Can't run yet: the plan has a problem: seed: must be a number.");

    hindrance.set("");
    assertThat(status.sentence().get()).isEqualTo("Ready");
  }

  private String after(long seconds) {
    now.addAndGet(seconds * 1000);
    wiring.take();
    wiring.refresh();
    return status.sentence().get();
  }

  @Test
  void theNumberOfWarningsIsThatOfAllWarningsAboutTheRun() {
    assertThat(status.warnings().get()).isEmpty();

    wiring.archive().open(runs.store("one", RunsWiring.NOW, 100));
    runs.settle();

    int all = wiring.problemList().warnings().get().size();
    assertThat(all).isGreaterThan(1);
    assertThat(wiring.problemList().counts().get().warnings()).isEqualTo(all);
    assertThat(status.warnings().get()).isEqualTo(all + " warnings");
  }

  @Test
  void whatWasSaidGoesAfterTenSeconds() {
    wiring.notifications().add("Wrote a file.");

    assertThat(after(9)).isEqualTo("Wrote a file.");
    assertThat(after(1)).isEqualTo("Ready");
  }

  @Test
  void anOfferCanBeAcceptedWhileItsNotificationIsShown() {
    var done = new AtomicLong();
    wiring
        .notifications()
        .add("It is gone.", new Notifications.Offer("Undo", done::incrementAndGet));
    assertThat(status.offer().get()).map(Notifications.Offer::label).contains("Undo");

    status.accept();

    assertThat(done).hasValue(1);
    assertThat(status.offer().get()).isEmpty();
    assertThat(status.sentence().get()).isEqualTo("Ready");

    wiring
        .notifications()
        .add("It is gone.", new Notifications.Offer("Undo", done::incrementAndGet));
    assertThat(after(10)).isEqualTo("Ready");
    assertThat(status.offer().get()).isEmpty();
  }

  @Test
  void anErrorStaysUntilSomethingElseIsSaidOrClearedAway() {
    wiring.notifications().add("It broke.", "at line 1");
    assertThat(after(60)).isEqualTo("It broke.");

    wiring.notifications().add("Wrote a file.");
    assertThat(after(0)).isEqualTo("Wrote a file.");

    wiring.notifications().list().clear();
    assertThat(after(0)).isEqualTo("Ready");
  }
}
