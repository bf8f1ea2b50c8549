package dynobench.ui.isolation;

import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.isolation.IsolationObservation.StepResult;
import dynobench.measure.Unit;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Steps of a script as blocks, from top to bottom, with a lane for each session. A step that
/// waited is as high as the steps of other sessions that began meanwhile.
final class LanesPane extends GridPane {
  private static final double LANE_WIDTH = 200;

  private final ViewTexts texts;

  LanesPane(ViewTexts texts) {
    this.texts = texts;
    getStyleClass().add("lanes");
  }

  /// @param shown number of steps to show, from the first one
  void show(Interleaving script, ScriptResult result, int shown) {
    getChildren().clear();
    List<String> sessions = script.sessions();
    getColumnConstraints().setAll(numbers());
    for (int i = 0; i < sessions.size(); i++) {
      var lane = new ColumnConstraints();
      lane.setHgrow(Priority.ALWAYS);
      lane.setPrefWidth(LANE_WIDTH);
      getColumnConstraints().add(lane);
      add(label(sessions.get(i), "lane-head"), i + 1, 0);
    }
    for (int i = 0; i < Math.min(shown, result.steps().size()); i++) {
      add(label(Integer.toString(i + 1), "muted"), 0, i + 1);
      Interleaving.Step step = script.steps().get(i);
      int height = Math.min(shown, lastMeanwhile(result, i) + 1) - i;
      add(
          block(step, result.steps().get(i), isProof(script, result, i)),
          sessions.indexOf(step.session()) + 1,
          i + 1,
          1,
          height);
    }
  }

  private static ColumnConstraints numbers() {
    var numbers = new ColumnConstraints();
    numbers.setMinWidth(USE_PREF_SIZE);
    return numbers;
  }

  /// Returns the last step that began before the end of a step that waited; the step itself if it
  /// did not wait.
  private static int lastMeanwhile(ScriptResult result, int step) {
    StepResult own = result.steps().get(step);
    if (!own.waited()) {
      return step;
    }
    long end = own.nanos() < 0 ? Long.MAX_VALUE : own.startNanos() + own.nanos();
    return IntStream.range(step + 1, result.steps().size())
        .filter(each -> result.steps().get(each).startNanos() > own.startNanos())
        .filter(each -> result.steps().get(each).startNanos() < end)
        .max()
        .orElse(step);
  }

  /// Returns whether a step has an answer that proves the anomaly.
  private static boolean isProof(Interleaving script, ScriptResult result, int step) {
    String number = Integer.toString(step + 1);
    return result.outcome() == ScriptOutcome.HAPPENED
        && script.proofs().stream()
            .map(Interleaving.Proof::answers)
            .filter(answers ->
                answers.entrySet().stream()
                    .allMatch(it ->
                        result
                            .steps()
                            .get(Integer.parseInt(it.getKey()) - 1)
                            .answer()
                            .filter(it.getValue()::equals)
                            .isPresent()))
            .anyMatch(answers -> answers.containsKey(number));
  }

  private VBox block(Interleaving.Step step, StepResult result, boolean isProof) {
    var block =
        new VBox(
            label(step.sql().replace("{", "").replace("}", ""), "lane-sql"),
            label(outcome(result), "lane-answer"));
    block.getStyleClass().addAll("lane-step", style(result));
    if (isProof) {
      block.getStyleClass().add("lane-proof");
    }
    block.setMaxHeight(Double.MAX_VALUE);
    return block;
  }

  private static String style(StepResult result) {
    if (!result.refusal().isEmpty()) {
      return "lane-refused";
    }
    return result.waited() ? "lane-waited" : result.nanos() < 0 ? "lane-skipped" : "lane-ran";
  }

  private String outcome(StepResult result) {
    if (!result.refusal().isEmpty()) {
      return texts.of("step.refused", result.refusal());
    }
    if (result.nanos() < 0) {
      return texts.of(result.waited() ? "step.hung" : "step.skipped");
    }
    String answer = result.answer().map(it -> "\u2192 " + it).orElse("");
    return result.waited()
        ? texts.of("step.waited", NumberText.measured((double) result.nanos(), Unit.NANOS), answer)
        : answer;
  }

  private static Label label(String text, String style) {
    var label = new Label(text);
    label.setWrapText(true);
    label.getStyleClass().add(style);
    return label;
  }
}
