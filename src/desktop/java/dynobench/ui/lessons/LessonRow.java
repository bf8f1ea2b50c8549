package dynobench.ui.lessons;

import dynobench.lesson.Lesson;
import dynobench.ui.widgets.ViewTexts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Button of a lesson in the list: number, title, variable, duration in minutes, and the state of
/// its last session.
final class LessonRow extends Button {
  /// Space around a button's graphic in pixels: that of the style sheet and a little more.
  private static final double AROUND = 40;

  LessonRow(ViewTexts texts, int number, Lesson lesson, Optional<LessonSession> given) {
    getStyleClass().add("lesson-row");
    setMaxWidth(Double.MAX_VALUE);
    var place = new Label(Integer.toString(number));
    place.getStyleClass().add("lesson-number");
    var title = new Label(lesson.title());
    title.getStyleClass().add("lesson-row-title");
    var about =
        new Label(
            texts.of(
                lesson.isOwn() ? "row.own" : "row.about", lesson.variable(), lesson.minutes()));
    about.getStyleClass().add("muted");
    var words = new VBox(title, about);
    HBox.setHgrow(words, Priority.ALWAYS);
    String state = state(texts, lesson, given);
    var mark = new Label(state);
    mark.getStyleClass().add("lesson-state");
    if (given.flatMap(LessonSession::happened).isPresent()) {
      mark.getStyleClass().add("lesson-done");
    }
    mark.setMinWidth(USE_PREF_SIZE);
    var row = new HBox(place, words, mark);
    row.getStyleClass().add("lesson-row-body");
    setGraphic(row);
    row.prefWidthProperty().bind(widthProperty().subtract(AROUND));
    setAccessibleText(texts.of("row.accessible", number, lesson.title(), state));
    setTooltip(new Tooltip(lesson.question()));
  }

  /// Returns the state of a lesson as text: new, the step of its session, undecided, predicted
  /// right, or predicted wrong. An answer that the lesson doesn't have counts as undecided.
  static String state(ViewTexts texts, Lesson lesson, Optional<LessonSession> session) {
    if (session.isEmpty()) {
      return texts.of("state.new");
    }
    LessonSession it = session.get();
    if (it.happened().isEmpty()) {
      return texts.of("state.at", texts.of("step." + it.step().key()));
    }
    int answer = it.happened().get().answer();
    if (answer < 0 || answer >= lesson.answers().size()) {
      return texts.of("state.undecided");
    }
    return texts.of(it.isRight() ? "state.right" : "state.wrong");
  }
}
