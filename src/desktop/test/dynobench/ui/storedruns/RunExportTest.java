package dynobench.ui.storedruns;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.store.RunReader;
import dynobench.ui.RunsWiring;
import dynobench.ui.Wiring;
import dynobench.ui.shownrun.EventFeed;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.storedruns.RunExport.Format;
import dynobench.ui.tasks.Notifications;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RunExportTest {
  @TempDir Path workspace;
  private Wiring wiring;

  @BeforeEach
  void show() {
    RunsWiring it = RunsWiring.in(workspace);
    it.store("one", RunsWiring.NOW, 100, 101, 102);
    wiring = it.wiring();
    wiring
        .display()
        .show(
            new ShownRun("one", ShownRun.Origin.STORED, Optional.of(it.folder("one"))),
            new EventFeed());
  }

  @ParameterizedTest
  @EnumSource
  void writesTheRun(Format format) {
    Path file = workspace.resolve("export");
    new RunExport(wiring.display(), wiring.dialogs(), wiring.tasks(), wiring.archive().store())
        .write(format, file);

    assertThat(file).content().contains("insert");
    assertThat(wiring.notifications().list())
        .extracting(Notifications.Notification::sentence)
        .containsExactly("Wrote " + file + ".");
  }

  @ParameterizedTest
  @EnumSource
  void writesNothingWhenItIsCancelledMeanwhile(Format format) {
    Path file = workspace.resolve("export");
    var failures = new ArrayList<String>();
    wiring
        .background()
        .start(
            "export",
            report -> {
              report.cancellation().request();
              return RunExport.write(
                  new RunReader(workspace.resolve("runs/one")), format, List.of(), file, report);
            },
            _ -> {},
            failure -> failures.add(failure.sentence()));

    assertThat(failures).containsExactly(file + " was not written: cancelled.");
    assertThat(file).doesNotExist();
  }
}
