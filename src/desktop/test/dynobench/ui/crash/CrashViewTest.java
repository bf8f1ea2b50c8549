package dynobench.ui.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Survived;
import dynobench.plan.DiskKind;
import dynobench.result.CrashResult;
import dynobench.result.CrashedRun;
import dynobench.ui.RunsWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.shownrun.ShownRun;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashViewTest {
  @TempDir Path workspace;

  private final Queue<RunEvent> events = new ArrayDeque<>(CrashedRun.events());

  private List<RunEvent> next(int most) {
    var some = new ArrayList<RunEvent>();
    while (some.size() < most && !events.isEmpty()) {
      some.add(events.remove());
    }
    return some;
  }

  private List<RunEvent> untilNextFound() {
    var some = new ArrayList<RunEvent>();
    do {
      some.addAll(next(1));
    } while (!(some.getLast() instanceof Survived));
    return some;
  }

  private static Scene scene(Wiring wiring) {
    return Toolkit.scene(
        CrashView.of(
            wiring.display(), wiring.live(), wiring.draft(), wiring.planFiles(), wiring.tasks()));
  }

  @Test
  @SuppressWarnings("unchecked")
  void theLossIsVisibleWithoutScrolling() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    List<String> columns =
        Toolkit.on(() -> {
          Scene scene = scene(it.wiring());
          it.wiring()
              .display()
              .show(
                  new ShownRun("crashed", ShownRun.Origin.LIVE, Optional.empty()),
                  _ -> CrashedRun.ofKills("crashed", DiskKind.EXT4, 0, 250));
          it.wiring().display().take();
          var table = (TableView<CrashResult>) scene.lookup(".table-view");
          return table.getVisibleLeafColumns().stream().map(TableColumn::getText).toList();
        });

    assertThat(columns).startsWith("what happened", "lost", "lost s").doesNotContain("contender");
    assertThat(columns).doesNotContain("what was left");
  }

  /// Each further crash replaces the rows of the table.
  @Test
  @SuppressWarnings("unchecked")
  void theSelectedCrashStaysSelectedWhileOthersCome() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    Toolkit.on(() -> {
      Scene scene = scene(it.wiring());
      var table = (TableView<CrashResult>) scene.lookup(".table-view");
      it.wiring()
          .display()
          .show(
              new ShownRun("crashed", ShownRun.Origin.LIVE, Optional.empty()),
              _ -> untilNextFound());
      it.wiring().display().take();
      assertThat(table.getItems()).hasSize(1);
      table.getSelectionModel().select(0);

      it.wiring().display().take();
      it.wiring().display().take();

      assertThat(table.getItems()).hasSize(3);
      assertThat(table.getSelectionModel().getSelectedIndex()).isZero();
      return scene;
    });
  }
}
