package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Plan;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Workload with parameters of every kind.
class OwnWorkloadTest {
  private static final String WORKLOAD =
      """
      format = 1
      title = "Mix"
      about = "Reads and writes."
      source = "here"
      needs = "rows"
      protocol = "dynobench.protocol.phases.Phases"
      figures = ["time"]
      stored = "rows"
      checks = ["None."]
      [parameters.share]
      default = 0.5
      from = 0.0
      to = 1.0
      help = "How much is read."
      [parameters.keys]
      default = "uniform"
      words = ["uniform", "zipfian", "latest first"]
      help = "Which keys are asked for."
      [parameters.rows]
      default = 100
      from = 1
      to = 1000
      unit = "rows"
      help = "How many rows there are."
      [[phases]]
      id = "work"
      title = "Work"
      unit = "rows"
      operations = "rows"
      """;

  @TempDir Path folder;
  private Wiring wiring;

  @BeforeEach
  void begin() {
    wiring = TestWiring.in(folder, Runnable::run, Workloads.shipped().with("own", WORKLOAD));
    wiring.planFiles().preset("quick");
    wiring.draft().choose("own");
  }

  private Plan plan() {
    assertThat(wiring.draft().problems().get()).isEmpty();
    return wiring.draft().plan().get().orElseThrow();
  }

  @Test
  void variesItsFirstWholeNumberWhenItSaysNothingElse() {
    assertThat(plan().factors())
        .containsExactly(new Factor("rows", Range.Listed.of(List.of(100L))));
    assertThat(plan().parameters().values()).isEmpty();
  }

  @Test
  void fractionsAndWordsAreSetOrVary() {
    wiring.draft().workload().text("share").set("0.25");
    wiring.draft().workload().text("keys").set("latest first");
    assertThat(plan().parameters().values())
        .containsEntry("share", "0.25")
        .containsEntry("keys", "latest first");

    wiring.draft().workload().text("share").set("0 0.5 1.0");
    wiring.draft().workload().text("keys").set("uniform; latest first");
    assertThat(plan().factor("share").orElseThrow().range().levels())
        .containsExactly("0", "0.5", "1");
    assertThat(plan().factor("keys").orElseThrow().range().levels())
        .containsExactly("uniform", "latest first");

    Plan plan = plan();
    wiring.draft().load(plan);
    assertThat(plan()).isEqualTo(plan);
    assertThat(wiring.draft().workload().text("keys").get()).isEqualTo("uniform; latest first");
  }

  @Test
  void wrongOnesStandAtTheirFields() {
    wiring.draft().workload().text("share").set("2");
    wiring.draft().workload().text("keys").set("random");
    var problems = new FieldProblems(wiring.draft(), new ViewTexts(PlanView.class));

    assertThat(problems.at("parameters.share").getValue()).contains("from 0.0 to 1.0");
    assertThat(problems.at("parameters.keys").getValue()).contains("one of uniform");
    assertThat(problems.all())
        .extracting(PlanRemark::field)
        .containsExactlyInAnyOrder("parameters.share", "parameters.keys");
  }

  @Test
  @SuppressWarnings("unchecked") // the boxes of the form hold texts
  void wordsHaveABoxThatTakesSeveral() throws Exception {
    Toolkit.on(() -> {
      var model = new VariedViewModel(wiring.draft(), new ViewTexts(PlanView.class));
      var problems = new FieldProblems(wiring.draft(), new ViewTexts(PlanView.class));
      var files = new FileFields(wiring.dialogs(), wiring.recordings(), wiring.navigation());
      Parent view = new VariedView(model, problems, files).node();
      ComboBox<String> keys = (ComboBox<String>) view.lookup("#parameter-keys");
      assertThat(keys.getItems()).containsExactly("uniform", "zipfian", "latest first");
      keys.setValue("zipfian");
      assertThat(plan().parameters().values()).containsEntry("keys", "zipfian");
      keys.getEditor().setText("zipfian; uniform");
      assertThat(plan().factor("keys")).isPresent();
      return wiring.draft().field(DraftField.SEED);
    });
  }

  @Test
  void itsPlansCanBeOpened() throws Exception {
    Path file = folder.resolve("a.toml");
    wiring.planFiles().save(file);
    Plan saved = plan();
    wiring.planFiles().preset("quick");

    wiring.planFiles().open(file);

    assertThat(wiring.planFiles().refusal().get()).isEmpty();
    assertThat(plan()).isEqualTo(saved);
  }
}
