package dynobench.ui.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import java.nio.file.Path;
import javafx.scene.Parent;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnginesViewTest {
  @TempDir Path folder;

  @Test
  void spaceTicksTheModeThatIsSelectedAndUnticksIt() throws Exception {
    Wiring wiring = TestWiring.withEngines(folder);
    Parent view =
        Toolkit.on(() ->
            new EnginesView(
                    wiring.draft(),
                    wiring.display(),
                    new EnginesHere(
                        wiring.draft(),
                        new EngineFetching(
                            wiring.tasks(), wiring.dialogs(), wiring.home().fetcher()),
                        wiring.home().engineRoots(),
                        "looking"),
                    wiring.navigation())
                .node());
    var tree = (TreeView<?>) view.lookup("#tree");

    Toolkit.on(() -> {
      tree.getSelectionModel().select(1);
      space(tree);
      assertThat(wiring.draft().contenders()).hasSize(1);
      assertThat(wiring.display().picked().pick().get()).isPresent();
      space(tree);
      assertThat(wiring.draft().contenders()).isEmpty();
      return view;
    });
  }

  private static void space(TreeView<?> tree) {
    tree.fireEvent(
        new KeyEvent(KeyEvent.KEY_PRESSED, " ", " ", KeyCode.SPACE, false, false, false, false));
  }
}
