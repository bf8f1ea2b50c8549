package dynobench.ui.choice;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.choice.SurvivalNeed;
import dynobench.planfile.PlanText;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workloadfile.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;

class ChoiceViewModelTest {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 620;

  private static Catalog catalog() {
    return Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));
  }

  private static ChoiceViewModel model() {
    return new ChoiceViewModel(
        catalog(), Workloads.shipped().standard(), new ViewTexts(ChoiceDialog.class));
  }

  @Test
  void measuresTheBundledEnginesThatKeepTheirRows() {
    ChoiceViewModel model = model();

    assertThat(model.contenders().get().lines())
        .hasSize(4)
        .contains("Derby on disk", "SQLite WAL, synchronous FULL");
    assertThat(model.notes().get()).contains("H2: loses rows in a power cut.");
    assertThat(model.amount().get()).contains(" rounds, about ").endsWith("at most 10 min");
  }

  @Test
  void followsTheFields() {
    ChoiceViewModel model = model();
    model.rows().set("2,000");
    model.need().set(SurvivalNeed.NOTHING);
    model.minutes().set("3");

    var plan = model.chosen().get().orElseThrow().plan();
    assertThat(PlanText.of(plan)).contains("2000", "time-budget-seconds = 180", "h2/mem");
  }

  @Test
  void saysWhatIsWrongWithAField() {
    ChoiceViewModel model = model();
    model.rows().set("many");
    model.heap().set("3x");
    model.minutes().set("0");

    assertThat(model.wrongRows().get()).isEqualTo("must be a whole number");
    assertThat(model.wrongHeap().get()).contains("512m");
    assertThat(model.wrongMinutes().get()).startsWith("must be from 1 to ");
    assertThat(model.chosen().get()).isEmpty();
    assertThat(model.amount().get()).isEmpty();
  }

  @Test
  void saysThatTooFewEnginesFit() {
    ChoiceViewModel model = model();
    model.need().set(SurvivalNeed.NOTHING);
    model.rows().set("50000000");
    model.heap().set("64m");

    assertThat(model.amount().get()).startsWith("Fewer than two bundled engines have a mode");
    assertThat(model.chosen().get()).isEmpty();
  }

  @Test
  void isDrawnInBothThemes() throws Exception {
    for (boolean dark : new boolean[] {false, true}) {
      Parent view = Toolkit.on(() -> new ChoiceDialog(model()).load());
      var appearance = new Appearance();
      appearance.dark().set(dark);
      Path file = Path.of("target/pictures/choice-" + (dark ? "dark" : "light") + ".png");
      Files.createDirectories(file.getParent());

      Photo.ofView(view, appearance, WIDTH, HEIGHT, 1, file);

      assertThat(file).isNotEmptyFile();
    }
  }
}
