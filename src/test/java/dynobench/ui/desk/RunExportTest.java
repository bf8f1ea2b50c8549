package dynobench.ui.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.ui.RunsDesk;
import dynobench.ui.desk.RunExport.Format;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RunExportTest {
  @TempDir Path workspace;
  private Desk desk;

  @BeforeEach
  void show() {
    RunsDesk it = RunsDesk.in(workspace);
    it.store("one", RunsDesk.NOW, 100, 101, 102);
    desk = it.desk();
    desk.showing()
        .show(new Shown("one", Shown.Origin.STORED, Optional.of(it.folder("one"))), new Feed());
  }

  @ParameterizedTest
  @EnumSource
  void writesTheRun(Format format) {
    Path file = workspace.resolve("export");
    new RunExport(desk).write(format, file);

    assertThat(file).content().contains("insert");
    assertThat(desk.notices().list())
        .extracting(Notices.Notice::sentence)
        .containsExactly("Wrote " + file + ".");
  }

  @ParameterizedTest
  @EnumSource
  void writesNothingWhenItIsCancelledMeanwhile(Format format) {
    Path file = workspace.resolve("export");
    var job = new Job("export");
    job.cancel();

    assertThatThrownBy(() ->
            RunExport.write(workspace.resolve("runs/one"), format, file, job.report(Runnable::run)))
        .isInstanceOf(CancellationException.class)
        .hasMessageContaining("export was not written");
    assertThat(file).doesNotExist();
  }
}
