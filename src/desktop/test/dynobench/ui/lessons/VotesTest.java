package dynobench.ui.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.lesson.Lessons;
import dynobench.ui.Toolkit;
import dynobench.ui.command.Commands;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Votes can be typed, clicked, or given by a number key.
class VotesTest {
  @TempDir Path folder;
  private TaughtWiring taught;
  private Parent view;

  @BeforeEach
  void openAtItsVote() throws Exception {
    taught = Toolkit.on(() -> new TaughtWiring(folder, Lessons.shipped()));
    view =
        Toolkit.on(() -> {
          taught.model.openNext();
          taught.model.next();
          var texts = new ViewTexts(LessonsView.class);
          var actions =
              new LessonsActions(
                  () -> {}, () -> {}, () -> {}, () -> {}, () -> {}, new ReadOnlyStringWrapper(""));
          var pane =
              new LessonsPane(
                  taught.model, actions, Commands.ofView(texts, texts.of("title")), texts);
          var _ = new Scene(pane.node());
          pane.node().applyCss();
          return pane.node();
        });
  }

  private List<Integer> votes() {
    return taught.open().session().votes();
  }

  private void type(int place, String count) throws Exception {
    Toolkit.on(() -> {
      var field = (TextField) List.copyOf(view.lookupAll(".lesson-vote-count")).get(place);
      field.setText(count);
      field.fireEvent(new ActionEvent());
      return field;
    });
  }

  private void press(KeyCode code, boolean shift) throws Exception {
    Toolkit.on(() -> {
      Event.fireEvent(
          view, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false));
      return view;
    });
  }

  @Test
  void aCountIsTyped() throws Exception {
    type(1, "14");

    assertThat(votes()).containsExactly(0, 14, 0);
  }

  @Test
  void whatIsNoCountChangesNothing() throws Exception {
    type(1, "many");
    type(2, "-3");

    assertThat(votes()).containsExactly(0, 0, 0);
  }

  @Test
  void aVoteIsClickedAndTakenBack() throws Exception {
    Toolkit.on(() -> {
      ((Button) List.copyOf(view.lookupAll(".lesson-vote-step")).getLast()).fire();
      return view;
    });
    assertThat(votes()).containsExactly(0, 0, 1);

    press(KeyCode.DIGIT3, true);

    assertThat(votes()).containsExactly(0, 0, 0);
    press(KeyCode.DIGIT3, true);
    assertThat(votes()).as("nobody votes less than not at all").containsExactly(0, 0, 0);
  }

  @Test
  void aClickCountsThoughTheNumberIsBeingEdited() throws Exception {
    Toolkit.on(() -> {
      ((TextField) view.lookup(".lesson-vote-count")).requestFocus();
      return view;
    });

    Toolkit.on(() -> {
      ((Button) List.copyOf(view.lookupAll(".lesson-vote-step")).get(1)).fire();
      return view;
    });

    assertThat(votes()).containsExactly(1, 0, 0);
  }

  @Test
  void eachNumberIsAVoteForItsAnswer() throws Exception {
    press(KeyCode.DIGIT1, false);
    press(KeyCode.DIGIT2, false);
    press(KeyCode.NUMPAD2, false);
    press(KeyCode.DIGIT9, false);

    assertThat(votes()).containsExactly(1, 2, 0);
  }

  @Test
  void aNumberAtTheQuestionLeadsToTheVotesAndCounts() throws Exception {
    Toolkit.on(() -> {
      taught.model.back();
      return view;
    });

    press(KeyCode.DIGIT2, false);
    press(KeyCode.DIGIT2, false);

    assertThat(taught.step()).isEqualTo(LessonStep.VOTE);
    assertThat(votes()).containsExactly(0, 2, 0);
  }

  private TextField count(int place) {
    return (TextField) List.copyOf(view.lookupAll(".lesson-vote-count")).get(place);
  }

  @Test
  void countsAreTypedOneAfterTheOther() throws Exception {
    Toolkit.on(() -> {
      count(0).setText("7");
      count(1).requestFocus(); // leaving takes the count, once the next one has the focus
      count(0).fireEvent(new ActionEvent());
      return view;
    });
    assertThat(votes()).containsExactly(7, 0, 0);
    assertThat(Toolkit.on(() -> count(1).equals(view.getScene().getFocusOwner()))).isTrue();

    Toolkit.on(() -> {
      count(1).setText("14");
      count(1).fireEvent(new ActionEvent());
      return view;
    });

    assertThat(votes()).containsExactly(7, 14, 0);
    assertThat(Toolkit.on(() -> count(1).equals(view.getScene().getFocusOwner()))).isTrue();
  }

  @Test
  void enterPressesTheButtonThatHasTheFocus() throws Exception {
    Toolkit.on(() -> {
      var back = view.lookup("#back");
      for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
        Event.fireEvent(
            back, new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false));
      }
      return view;
    });

    assertThat(taught.step()).isEqualTo(LessonStep.QUESTION);
  }
}
