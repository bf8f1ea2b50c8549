package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Photo;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft.RowsKind;
import dynobench.ui.parts.FormField;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanViewTest {
  private static final double WIDTH = 800;

  @TempDir Path folder;
  private Wiring wiring;
  private Parent view;

  @BeforeEach
  void load() throws Exception {
    wiring = TestWiring.withEngines(folder);
    wiring.planFiles().preset("article-2005");
    view =
        Toolkit.on(() ->
            new PlanView(
                    wiring.draft(),
                    wiring.planFiles(),
                    wiring.library(),
                    wiring.navigation(),
                    wiring.tasks())
                .node());
  }

  private <T extends Node> T find(String id, Class<T> type) {
    Parent body = (Parent) ((ScrollPane) view.lookup("#scroll")).getContent();
    return type.cast(body.lookup("#" + id));
  }

  @Test
  void everyKeyOfAProblemHasAField() {
    Parent body = (Parent) ((ScrollPane) view.lookup("#scroll")).getContent();
    Set<String> keys =
        body.lookupAll(".form-field").stream()
            .map(each -> ((FormField) each).getKey())
            .filter(key -> !key.isEmpty())
            .collect(Collectors.toSet());

    assertThat(keys).isEqualTo(PlanViewModel.keys());
  }

  @Test
  void sliderAndFieldFollowEachOther() throws Exception {
    TextField from = find("from", TextField.class);
    Slider slider = find("fromSlider", Slider.class);

    Toolkit.on(() -> {
      from.setText("100");
      assertThat(slider.getValue()).isZero();
      slider.setValue(1);
      assertThat(from.getText()).isEqualTo("10,000,000");
      from.setText("123456");
      assertThat(slider.getValue()).isBetween(0.5, 0.7);
      return assertThat(from.getText()).isEqualTo("123456");
    });
  }

  @Test
  void showsAProblemAtItsFieldAndTakesItAway() throws Exception {
    FormField field = (FormField) find("seed", TextField.class).getParent().getParent().getParent();

    Toolkit.on(() -> {
      wiring.draft().field(DraftField.SEED).set("x");
      assertThat(field.problemProperty().get()).contains("whole number");
      wiring.draft().field(DraftField.SEED).set("1");
      assertThat(field.problemProperty().get()).isEmpty();
      return view;
    });
  }

  @Test
  void whatStandsBelowAFieldKeepsItsPlaceWhenThereIsAProblem() throws Exception {
    Node below = find("heap", TextField.class).getParent().getParent().getParent();
    Photo.ofView(view, wiring.appearance(), WIDTH, 480, 1, folder.resolve("right.png"));
    double right = below.getBoundsInParent().getMinY();

    Toolkit.on(() -> {
      wiring.draft().field(DraftField.SEED).set("x");
      return view;
    });
    Photo.ofView(view, wiring.appearance(), WIDTH, 480, 1, folder.resolve("wrong.png"));

    assertThat(right).isPositive();
    assertThat(below.getBoundsInParent().getMinY()).isEqualTo(right);
  }

  @Test
  void showsOnlyTheFieldsOfTheKindOfRows() throws Exception {
    Toolkit.on(() -> {
      wiring.draft().rowsKind().set(RowsKind.LIST);
      assertThat(find("sizesField", FormField.class).isVisible()).isTrue();
      return assertThat(find("stepField", FormField.class).isVisible()).isFalse();
    });
  }

  @Test
  void fitsTheWidthOfTheEditorArea() throws Exception {
    Photo.ofView(view, wiring.appearance(), WIDTH, 480, 1, folder.resolve("plan.png"));

    Parent body = (Parent) ((ScrollPane) view.lookup("#scroll")).getContent();
    Node columns = body.lookup(".plan-columns");
    assertThat(columns.getBoundsInParent().getMaxX()).isLessThan(WIDTH);
    ((Parent) columns)
        .getChildrenUnmodifiable()
        .forEach(each ->
            assertThat(each.getBoundsInParent().getMaxX())
                .isLessThanOrEqualTo(columns.getLayoutBounds().getWidth()));
  }

  @Test
  void thePresetBoxForgetsThePresetWhenThePlanIsChanged() throws Exception {
    ComboBox<String> box = Toolkit.on(() -> PresetBox.of(wiring.draft(), wiring.planFiles()));
    assertThat(box.getValue()).isEqualTo("article-2005");

    Toolkit.on(() -> {
      box.setValue("quick");
      assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("quick"));
      wiring.draft().field(DraftField.SEED).set("1");
      assertThat(box.getValue()).isNull();
      return view;
    });
  }

  @Test
  void thePresetBoxStaysWhenTheUserKeepsTheDraft() throws Exception {
    ComboBox<String> box = Toolkit.on(() -> PresetBox.of(wiring.draft(), wiring.planFiles()));
    wiring.planFiles().save(folder.resolve("mine.toml"));
    wiring.planFiles().replacing().set(_ -> false);

    Toolkit.on(() -> {
      wiring.draft().field(DraftField.SEED).set("1");
      box.setValue("quick");
      assertThat(box.getValue()).isNull();
      return assertThat(wiring.draft().field(DraftField.SEED).get()).isEqualTo("1");
    });
  }
}
