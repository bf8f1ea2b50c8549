package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.ui.dock.ViewId;
import dynobench.workload.Workload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Workloads that a user writes while the window is open.
class OwnWorkloadsInWindowTest {
  private static final String PLAN =
      """
      name = "mine"
      workload = "shop"
      repetitions = 1
      parameters = { customers = 10, operations = 5 }
      contenders = ["hsqldb/mem"]
      """;

  @TempDir private Path folder;

  private void begin(TestWindow window) throws Exception {
    window.answer("shop");
    window.command("workload.new");
    window.await(() -> ids(window).contains("shop"));
  }

  private static List<String> ids(TestWindow window) {
    return window.wiring().draft().workload().all().stream().map(Workload::id).toList();
  }

  private void load(TestWindow window) throws Exception {
    var plan =
        PlanFile.read("mine", PLAN, List.of(), window.wiring().home().workloads(), new Problems())
            .orElseThrow();
    Toolkit.on(() -> {
      window.wiring().draft().load(plan);
      return plan;
    });
    window.await(() -> window.wiring().draft().checked().get().isPresent());
  }

  @Test
  void anewOneIsWrittenAndCanBeChosen() throws Exception {
    try (var window = TestWindow.open(folder)) {
      begin(window);

      assertThat(folder.resolve("workloads/shop/workload.toml")).content().contains("\"shop\"");
      Toolkit.on(() -> {
        window.wiring().draft().choose("shop");
        return window;
      });
      assertThat(window.wiring().draft().workload().fields().get()).isNotEmpty();
    }
  }

  @Test
  void aNameThatCantBeIsRefusedWithASentence() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.answer("bank");
      window.command("workload.new");

      window.await(() ->
          window.wiring().notifications().list().stream()
              .anyMatch(each -> each.sentence().contains("there is a workload \"bank\"")));
      assertThat(folder.resolve("workloads")).doesNotExist();
    }
  }

  @Test
  void aBrokenOneIsShownWithItsMistake() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Path file = folder.resolve("workloads/odd/workload.toml");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "format = 1\ntitle = 3\n");
      Toolkit.on(() -> {
        window.dock().show(ViewId.PLAN);
        window.wiring().draft().known().reload();
        return window;
      });

      window.await(() ->
          window.scene().getRoot().lookupAll(".plan-broken > .field-problem").stream()
              .anyMatch(each -> ((Label) each).getText().contains("odd")));
      assertThat(ids(window)).doesNotContain("odd");
    }
  }

  @Test
  void itsSqlNeedsAYes() throws Exception {
    try (var window = TestWindow.open(folder)) {
      begin(window);
      load(window);

      window.command("run.start");

      assertThat(window.asked())
          .singleElement()
          .matches(each -> each.where().contains("shop"))
          .matches(each -> each.what().contains("SQL statements"));
      assertThat(window.wiring().live().running().get()).as("after a no").isFalse();

      window.permit(true);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().trials().size() == 1);
      window.await(() -> !window.wiring().live().running().get());
    }
  }
}
