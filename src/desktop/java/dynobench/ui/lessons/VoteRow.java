package dynobench.ui.lessons;

import dynobench.ui.widgets.ViewTexts;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Row of an answer: its votes as a bar and as a number that can be typed or clicked.
final class VoteRow extends VBox {
  private static final int DIGITS = 4;

  /// Creates a row.
  ///
  /// @param place index of the answer, from 0
  /// @param votes number of votes for it
  /// @param most largest number of votes for any answer
  /// @param open whether the votes can be changed
  /// @param change receives the new number of votes
  VoteRow(
      ViewTexts texts,
      int place,
      String answer,
      int votes,
      int most,
      boolean open,
      IntConsumer change) {
    getStyleClass().add("lesson-vote");
    var key = new Label(Integer.toString(place + 1));
    key.getStyleClass().add("lesson-key");
    key.setMinWidth(USE_PREF_SIZE);
    var words = new Label(answer);
    words.getStyleClass().add("lesson-answer");
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    var head = new HBox(key, words);
    head.getStyleClass().add("lesson-vote-head");
    if (open) {
      head.getChildren()
          .addAll(
              step(
                  texts.of("vote.less"),
                  texts.of("vote.less.tip", answer),
                  () -> change.accept(votes - 1)),
              field(texts.of("vote.count", answer), votes, change),
              step(
                  texts.of("vote.more"),
                  texts.of("vote.more.tip", answer),
                  () -> change.accept(votes + 1)));
    } else {
      var count = new Label(Integer.toString(votes));
      count.getStyleClass().add("lesson-count");
      count.setMinWidth(USE_PREF_SIZE);
      head.getChildren().add(count);
    }
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, bar(most == 0 ? 0 : votes / (double) most));
  }

  private static Button step(String sign, String tip, Runnable action) {
    var button = new Button(sign);
    button.getStyleClass().add("lesson-vote-step");
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(tip);
    button.setTooltip(new Tooltip(tip));
    button.setFocusTraversable(false);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static TextField field(String name, int votes, IntConsumer change) {
    var field = new TextField(Integer.toString(votes));
    field.getStyleClass().add("lesson-vote-count");
    field.setPrefColumnCount(DIGITS);
    field.setMinWidth(USE_PREF_SIZE);
    field.setAccessibleText(name);
    field.setOnAction(_ -> take(field, votes, change));
    field
        .focusedProperty()
        .subscribe((_, focused) -> {
          if (!focused) {
            take(field, votes, change);
          }
        });
    return field;
  }

  /// Takes a typed number of one to four digits, and resets another text.
  private static void take(TextField field, int votes, IntConsumer change) {
    String typed = field.getText().strip();
    if (typed.matches("\\d{1," + DIGITS + "}")) {
      if (Integer.parseInt(typed) != votes) { // leaving the field also calls this
        change.accept(Integer.parseInt(typed));
      }
    } else {
      field.setText(Integer.toString(votes));
    }
  }

  private static Region bar(double share) {
    var fill = new Region();
    fill.getStyleClass().add("lesson-bar-fill");
    var bar = new StackPane(fill);
    bar.getStyleClass().add("lesson-bar");
    bar.setAlignment(Pos.CENTER_LEFT);
    fill.maxWidthProperty().bind(bar.widthProperty().multiply(share));
    fill.setMinWidth(0);
    return bar;
  }
}
