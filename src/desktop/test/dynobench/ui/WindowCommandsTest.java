package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.ui.command.Command;
import dynobench.ui.tasks.NoDialogs;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowCommandsTest {
  @TempDir Path folder;
  private List<Command> commands = List.of();

  @BeforeEach
  void makeTheCommandsOfTheWindow() throws Exception {
    Clock clock = Clock.systemUTC();
    var home = ProgramHome.find();
    var workspace = new Workspace(folder, clock);
    var dialogs = new NoDialogs();
    var start =
        new WindowStart(
            home,
            workspace,
            Optional.empty(),
            folder,
            clock,
            "0",
            _ -> dialogs,
            new LargeScreen(),
            Runnable::run);
    commands = Toolkit.on(() -> new Workbench(start, new Stage()).commands().all());
  }

  @Test
  void noTwoShareAKey() {
    assertThat(commands).hasSizeGreaterThan(5);
    assertThat(
            commands.stream()
                .filter(each -> each.key().isPresent())
                .map(each -> each.keyText() + each.view().map(" in "::concat).orElse("")))
        .hasSizeGreaterThan(5)
        .doesNotHaveDuplicates();
  }

  @Test
  void eachHasATextAndSaysWhatItDoes() {
    assertThat(commands)
        .allSatisfy(each -> {
          assertThat(each.text()).isNotBlank();
          assertThat(each.tip()).hasSizeGreaterThan(each.text().length());
        });
  }
}
