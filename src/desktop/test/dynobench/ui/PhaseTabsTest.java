package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;

/// Each phase of the shown workload has a tab, and no other phase has one.
class PhaseTabsTest {
  @TempDir private Path folder;

  private static void plan(TestWindow window, Workload workload) throws Exception {
    Toolkit.on(() -> {
      window.wiring().draft().choose(workload.id());
      return workload;
    });
    Toolkit.settle();
  }

  private static List<String> editor(TestWindow window) throws Exception {
    return Toolkit.on(() ->
        window.scene().getRoot().lookupAll(".header").stream()
            .flatMap(
                node -> node instanceof Header it ? Stream.of(it.getDockable()) : Stream.empty())
            .map(Dockable::getTitle)
            .toList());
  }

  private static List<String> titles(Workload workload) {
    return workload.shown().stream().map(Phase::title).toList();
  }

  @Test
  void beforeARunTheTabsAreThePhasesOfThePlan() throws Exception {
    try (var window = TestWindow.open(folder)) {
      for (Workload each : Workloads.shipped().all()) {
        plan(window, each);
        List<String> shown = editor(window);
        assertThat(shown).containsSubsequence(titles(each));
        assertThat(shown)
            .doesNotContainAnyElementsOf(
                Workloads.shipped().all().stream()
                    .filter(other -> !other.equals(each))
                    .flatMap(other -> titles(other).stream())
                    .filter(title -> !titles(each).contains(title))
                    .toList());
      }
    }
  }

  @Test
  void aTabThatIsAwayComesBackToItsPlaceAlsoAfterARestart() throws Exception {
    Workload few = Workloads.shipped().named("lookup").orElseThrow();
    Workload many = Workloads.shipped().named("records").orElseThrow();
    List<String> before;
    try (var window = TestWindow.open(folder)) {
      plan(window, many);
      before = editor(window);
      plan(window, few);
      assertThat(editor(window)).hasSizeLessThan(before.size());
      window.closeByUser();
    }
    try (var window = TestWindow.open(folder)) {
      plan(window, many);
      assertThat(editor(window)).containsExactlyElementsOf(before);
    }
  }
}
