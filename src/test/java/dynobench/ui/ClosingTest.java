package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Closing.Unfinished;
import dynobench.ui.desk.Desk;
import dynobench.ui.parts.Texts;
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

class ClosingTest {
  @TempDir Path folder;

  @Test
  void theWindowClosesAndDoesAllItsLastStepsOnceWhateverGoesWrong() throws Exception {
    var done = new ArrayList<String>();
    List<Runnable> steps =
        List.of(
            () -> {
              throw new IllegalStateException("no space");
            },
            () -> done.add("kept"));
    var texts = new Texts(Workbench.class);
    Stage stage = Toolkit.on(Stage::new);
    Optional<Unfinished> why =
        Toolkit.on(() -> {
          Desk desk = RunsDesk.in(folder, Clock.systemUTC()).desk();
          var start =
              new WindowStart(
                  desk.home(),
                  desk.bench().workspace(),
                  Optional.empty(),
                  folder,
                  Clock.systemUTC(),
                  "0",
                  _ -> desk.dialogs(),
                  Runnable::run);
          var closing = new Closing(stage, desk, texts, new Memory(start, desk, texts), steps);
          stage.setScene(new Scene(new Group()));
          stage.show();
          try {
            closing.close();
            return Optional.<Unfinished>empty();
          } catch (Unfinished e) {
            closing.close(); // there is nothing left to do
            return Optional.of(e);
          }
        });

    assertThat(why.orElseThrow()).hasMessageContaining("no space");
    assertThat(done).containsExactly("kept");
    assertThat(stage.isShowing()).isFalse();
  }
}
