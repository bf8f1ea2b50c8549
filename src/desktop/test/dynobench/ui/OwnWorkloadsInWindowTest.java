package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.planfile.PlanFile;
import dynobench.preflight.PermissionRequest;
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
  void aNameThatCantBeIsRefusedWhileItIsTyped() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.answer("bank");
      window.command("workload.new");

      assertThat(window.objection())
          .isEqualTo("There is a workload \"bank\": choose another name.");
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
          window.scene().getRoot().lookupAll(".plan-remark > .label").stream()
              .anyMatch(each -> ((Label) each).getText().contains("odd")));
      assertThat(ids(window)).doesNotContain("odd");
    }
  }

  private void run(TestWindow window, int trials) throws Exception {
    window.command("run.start");
    window.await(() -> window.wiring().display().result().trials().size() == trials);
    window.await(() -> !window.wiring().live().running().get());
  }

  /// Changes the file as an editor does, and returns to the window.
  private void edit(TestWindow window, String before, String after) throws Exception {
    Path file = folder.resolve("workloads/shop/workload.toml");
    String text = Files.readString(file);
    assertThat(text).contains(before);
    Files.writeString(file, text.replace(before, after));
    Workload known = window.wiring().draft().workload().current().orElseThrow();
    Toolkit.on(() -> {
      window.wiring().draft().known().reload();
      return window;
    });
    window.await(() ->
        !known.equals(window.wiring().draft().workload().current().orElseThrow())
            && window.wiring().draft().checked().get().isPresent());
  }

  @Test
  void whatDynobenchWroteRunsWithoutAQuestion() throws Exception {
    try (var window = TestWindow.open(folder)) {
      begin(window);
      load(window);

      run(window, 1);

      assertThat(window.asked()).isEmpty();
    }
  }

  @Test
  void itsSqlNeedsAYesOnceAfterEachChangeOfTheSql() throws Exception {
    try (var window = TestWindow.open(folder)) {
      begin(window);
      load(window);
      edit(window, "SELECT {name}, {town} FROM", "SELECT {town} FROM");

      window.command("run.start");

      assertThat(window.asked())
          .singleElement()
          .isInstanceOfSatisfying(
              PermissionRequest.Sql.class,
              it -> {
                assertThat(it.workload()).isEqualTo("shop");
                assertThat(it.text())
                    .contains("-- look\nSELECT {town} FROM {customer} WHERE {id} = :customer;");
              });
      assertThat(window.wiring().live().running().get()).as("after a no").isFalse();

      window.permit(true);
      run(window, 1);
      List<PermissionRequest> first = window.asked();
      edit(window, "Customers order products.", "Customers order.");
      run(window, 1);
      assertThat(window.asked()).as("after a change of other text").isSameAs(first);
    }
  }

  @Test
  void theMadeOneIsMeasuredByThePlanAndUndoBringsTheFormerWorkloadBack() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      begin(window);
      window.await(() -> window.wiring().draft().workload().id().get().equals("shop"));
      assertThat(window.sees(ViewId.PLAN)).isTrue();

      window.command("plan.undo");

      assertThat(window.wiring().draft().workload().id().get()).isEqualTo("phases");
      assertThat(window.wiring().draft().changed().get()).isFalse();
    }
  }
}
