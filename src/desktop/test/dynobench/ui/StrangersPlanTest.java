package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.preflight.PermissionRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Opening a plan of unknown origin by a double click.
class StrangersPlanTest {
  @TempDir private Path folder;

  private Path plan(Path proof) throws Exception {
    return Files.writeString(
        folder.resolve("stranger.dynobench"),
        """
        name = "stranger"
        contenders = ["baseline-map/heap"]
        rows = { sizes = [20] }
        repetitions = 1
        jvm = { heap = "32m", gc = "serial", flags = ["-Xshare:off", "-XX:MaxMetaspaceSize=3m", "-XX:OnOutOfMemoryError=touch %s"] }
        """
            .formatted(proof));
  }

  @Test
  void runsNothingWhenItIsOpenedAndAsksBeforeItIsRun() throws Exception {
    Path proof = folder.resolve("PROOF");
    try (var window = TestWindow.open(folder, plan(proof))) {
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      assertThat(proof).doesNotExist();

      window.command("run.start");

      assertThat(window.asked())
          .extracting(PermissionRequest::text)
          .containsExactly("-XX:OnOutOfMemoryError=touch " + proof);
      assertThat(window.wiring().live().running().get()).as("after a no").isFalse();
      assertThat(proof).doesNotExist();
    }
  }

  @Test
  void runsAfterAYesAndIsNotAskedAboutAgain() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(
          """
          name = "permitted"
          contenders = ["baseline-map/heap"]
          rows = { sizes = [20] }
          repetitions = 1
          jvm = { heap = "32m", gc = "serial", flags = ["-XX:+PrintCommandLineFlags"] }
          """);
      window.permit(true);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().trials().size() == 1);
      window.await(() -> !window.wiring().live().running().get());
      List<PermissionRequest> first = window.asked();

      window.permit(false);
      window.command("run.start");
      window.await(() -> window.wiring().live().running().get());

      assertThat(first).hasSize(1);
      assertThat(window.asked()).isSameAs(first);
      window.await(() -> !window.wiring().live().running().get());
    }
  }
}
