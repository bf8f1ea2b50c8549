package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.WindowClosing.Unfinished;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowClosingTest {
  @TempDir Path folder;

  private WindowClosing closing(Stage stage, List<Runnable> steps) {
    Wiring wiring = RunsWiring.in(folder, Clock.systemUTC()).wiring();
    var texts = new ViewTexts(Workbench.class);
    var start =
        new WindowStart(
            wiring.home(),
            wiring.bench().workspace(),
            Optional.empty(),
            folder,
            Clock.systemUTC(),
            "0",
            _ -> wiring.dialogs(),
            new LargeScreen(),
            Runnable::run);
    var kept = new KeptSettings(start, wiring.tasks(), texts);
    return new WindowClosing(stage, wiring.live(), wiring.background(), texts, kept, steps);
  }

  @Test
  void theWindowClosesAndDoesAllItsLastStepsOnceWhateverGoesWrong() throws Exception {
    var done = new ArrayList<String>();
    List<Runnable> steps =
        List.of(
            () -> {
              throw new IllegalStateException("no space");
            },
            () -> done.add("kept"));
    Stage stage = Toolkit.on(Stage::new);
    Optional<Unfinished> why =
        Toolkit.on(() -> {
          WindowClosing closing = closing(stage, steps);
          stage.setScene(new Scene(new Group()));
          stage.show();
          try {
            closing.close();
            return Optional.<Unfinished>empty();
          } catch (Unfinished e) {
            closing.close(); // closing again does nothing
            return Optional.of(e);
          }
        });

    assertThat(why.orElseThrow()).hasMessageContaining("no space");
    assertThat(done).containsExactly("kept");
    assertThat(stage.isShowing()).isFalse();
  }
}
