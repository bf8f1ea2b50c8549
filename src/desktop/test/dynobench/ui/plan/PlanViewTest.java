package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import dynobench.planfile.FormUse;
import dynobench.planfile.PlanKey;
import dynobench.planfile.PlanKeys;
import dynobench.ui.Photo;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.RangeKind;
import dynobench.ui.widgets.FormField;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
                    wiring.tasks(),
                    new FileFields(wiring.dialogs(), wiring.recordings(), wiring.navigation()))
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
            .filter(key -> !key.isEmpty() && !key.startsWith("parameters."))
            .collect(Collectors.toSet());

    assertThat(keys).isEqualTo(FieldProblems.keys());
  }

  static Stream<PlanKey<?>> keysWithAField() {
    return PlanKeys.ALL.stream().filter(key -> key.form() instanceof FormUse.Field);
  }

  @ParameterizedTest
  @MethodSource("keysWithAField")
  void everyPlanKeyHasAFieldUnlessItTellsWhyNot(PlanKey<?> key) {
    Parent body = (Parent) ((ScrollPane) view.lookup("#scroll")).getContent();
    String field = wiring.draft().fieldOf(key.name());

    assertThat(body.lookupAll(".form-field"))
        .filteredOn(each -> ((FormField) each).getKey().equals(field))
        .hasSize(1);
    assertThat(wiring.draft().field(DraftField.of(key)).get())
        .isEqualTo(key.shown(wiring.draft().plan().get().orElseThrow()));
  }

  @ParameterizedTest
  @MethodSource("keysWithAField")
  void aPlanKeyThatTheLayoutLacksHasAFieldThatChangesTheDraft(PlanKey<?> key) throws Exception {
    var text = new SimpleStringProperty(key.shown(wiring.draft().plan().get().orElseThrow()));

    FormField field = Toolkit.on(() -> FurtherField.of(key, text));

    assertThat(field.getKey()).isEqualTo(key.name());
    assertThat(field.getTip()).isNotEmpty();
    assertThat(shown(field)).isEqualTo(text.get());
    Toolkit.on(() -> change(field));
    assertThat(text.get()).isEqualTo(shown(field));
  }

  private static String shown(FormField field) {
    return switch (field.getContent().getFirst()) {
      case TextField it -> it.getText();
      case CheckBox it -> Boolean.toString(it.isSelected());
      case ComboBox<?> it -> String.valueOf(it.getValue());
      default -> throw new AssertionError("No control that a value is typed into");
    };
  }

  /// Changes the value as a user does.
  private static FormField change(FormField field) {
    String before = shown(field);
    switch (field.getContent().getFirst()) {
      case TextField it -> it.setText(before + "x");
      case CheckBox it -> it.setSelected(!it.isSelected());
      case ComboBox<?> it ->
          it.getSelectionModel().select(it.getSelectionModel().getSelectedIndex() == 0 ? 1 : 0);
      default -> throw new AssertionError("No control that a value is typed into");
    }
    assertThat(shown(field)).isNotEqualTo(before);
    return field;
  }

  @Test
  void sliderAndFieldFollowEachOther() throws Exception {
    TextField from = find("from", TextField.class);
    Slider slider = find("fromSlider", Slider.class);

    Toolkit.on(() -> {
      from.setText("1");
      assertThat(slider.getValue()).isZero();
      slider.setValue(1);
      assertThat(from.getText()).isEqualTo("10,000,000");
      from.setText("123456");
      assertThat(slider.getValue()).isBetween(0.7, 0.8);
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

  private double place(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMinY();
  }

  private Stage open() throws Exception {
    Stage stage =
        Toolkit.on(() -> {
          var window = new Stage();
          window.setScene(new Scene(new StackPane(view), WIDTH, 600));
          Photo.dress(window.getScene(), wiring.appearance());
          window.show();
          return window;
        });
    Toolkit.settle();
    return stage;
  }

  @Test
  void theFormDoesNotMoveWhenTheFootGrowsAndShrinks() throws Exception {
    Stage stage = open();
    ScrollPane scroll = (ScrollPane) view.lookup("#scroll");
    Toolkit.on(() -> {
      wiring
          .draft()
          .load(
              TestWiring.plan(
                  "name='x'\nrepetitions=20\nrows=[10,20]\ncontenders=['h2/mem','hsqldb/mem']"));
      scroll.setVvalue(0.4);
      return view;
    });
    Toolkit.settle();
    Node foot = view.lookup(".plan-foot");
    assertThat(foot.isVisible()).as("a plan without problems and warnings").isFalse();
    Node commit = find("commitStyle", Node.class);
    double before = place(commit);
    double height = scroll.getHeight();

    Toolkit.on(() -> {
      wiring.draft().field(DraftField.SEED).set("x");
      wiring.draft().field(DraftField.TIME_LIMIT).set("y");
      return view;
    });
    Toolkit.settle();
    assertThat(foot.isVisible()).isTrue();
    assertThat(scroll.getHeight()).isLessThan(height);
    assertThat(place(commit)).isEqualTo(before, offset(1.0));

    Toolkit.on(() -> {
      wiring.draft().field(DraftField.SEED).set("1");
      wiring.draft().field(DraftField.TIME_LIMIT).set("60");
      return view;
    });
    Toolkit.settle();
    assertThat(scroll.getHeight()).isEqualTo(height);
    assertThat(place(commit)).isEqualTo(before, offset(1.0));
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }

  @Test
  void contendersComeFirstAndALineAtTheFootLeadsToItsField() throws Exception {
    Stage stage = open();
    Toolkit.on(() -> {
      Parent body = (Parent) ((ScrollPane) view.lookup("#scroll")).getContent();
      assertThat(body.getChildrenUnmodifiable().getFirst().lookup("#contenders")).isNotNull();
      wiring.draft().field(DraftField.SEED).set("x");
      return view;
    });
    Toolkit.settle();

    Toolkit.on(() -> {
      Hyperlink link = (Hyperlink) view.lookup(".plan-remark .hyperlink");
      assertThat(link.getText()).isEqualTo("Seed");
      link.fire();
      assertThat(stage.getScene().getFocusOwner()).isEqualTo(find("seed", TextField.class));
      stage.close();
      return stage;
    });
  }

  @Test
  void showsOnlyTheFieldsOfTheKindOfRows() throws Exception {
    Toolkit.on(() -> {
      wiring.draft().rangeKind().set(RangeKind.LIST);
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
  void thePresetBoxSaysThatThePresetWasChangedAndOffersItAgain() throws Exception {
    ComboBox<String> box = Toolkit.on(() -> PresetBox.of(wiring.draft(), wiring.planFiles()));
    assertThat(box.getValue()).isEqualTo("article-2005");

    Toolkit.on(() -> {
      box.setValue("quick");
      assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("quick"));
      wiring.draft().field(DraftField.SEED).set("1");
      assertThat(box.getButtonCell().getText()).isEqualTo("quick (changed)");
      box.setValue("quick");
      assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("quick"));
      wiring.planFiles().startNew();
      return assertThat(box.getButtonCell().getText()).isEqualTo("choose one");
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

  @Test
  void makesAFieldForEachParameterOfTheWorkload() throws Exception {
    Toolkit.on(() -> {
      wiring.draft().choose("records");
      TextField reads = find("parameter-reads", TextField.class);
      assertThat(reads.getText()).isEqualTo("100,000");
      assertThat(reads.getAccessibleText()).isEqualTo("Reads");
      reads.setText("0");
      var field = (FormField) reads.getParent().getParent().getParent();
      assertThat(field.problemProperty().get()).contains("must be at least 1, not 0");
      reads.setText("7");
      return assertThat(wiring.draft().plan().get().orElseThrow().parameters().get("reads"))
          .contains("7");
    });
  }

  @Test
  @SuppressWarnings("unchecked") // the boxes of the form hold texts
  void thePickersFollowThePlanAndChangeIt() throws Exception {
    Toolkit.on(() -> {
      ComboBox<String> workload = find("workload", ComboBox.class);
      ComboBox<String> axis = find("axis", ComboBox.class);
      assertThat(workload.getValue()).isEqualTo("phases");
      assertThat(axis.getValue()).isEqualTo("rows");
      workload.setValue("lookup");
      assertThat(axis.getValue()).isEqualTo("pairs");
      assertThat(axis.getItems()).containsExactly("pairs", "terms", "gets", "value_width", "");
      TextField file = find("parameter-pairs_file", TextField.class);
      file.setText("/own/terms.csv");
      assertThat(wiring.draft().plan().get().orElseThrow().parameters().text("pairs_file"))
          .isEqualTo("/own/terms.csv");
      axis.setValue("gets");
      assertThat(wiring.draft().plan().get().orElseThrow().factor("gets")).isPresent();
      axis.setValue("");
      assertThat(find("range", Node.class).isVisible()).isFalse();
      wiring.planFiles().preset("quick");
      assertThat(workload.getValue()).isEqualTo("phases");
      return assertThat(axis.getValue()).isEqualTo("rows");
    });
  }

  @Test
  void theHeapsSliderRestsWhileThereAreSeveralHeaps() throws Exception {
    Toolkit.on(() -> {
      find("heap", TextField.class).setText("128m 1g");
      assertThat(find("heapSlider", Slider.class).isDisabled()).isTrue();
      assertThat(wiring.draft().field(DraftField.HEAP).get()).isEqualTo("128m 1g");
      find("heap", TextField.class).setText("1g");
      return assertThat(find("heapSlider", Slider.class).isDisabled()).isFalse();
    });
  }
}
