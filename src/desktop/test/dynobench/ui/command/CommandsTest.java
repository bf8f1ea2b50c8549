package dynobench.ui.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.ui.Toolkit;
import dynobench.ui.Workbench;
import dynobench.ui.widgets.ViewTexts;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

class CommandsTest {
  private final Commands commands = Commands.ofWindow(new ViewTexts(Workbench.class));
  private final AtomicInteger done = new AtomicInteger();
  private final SimpleBooleanProperty possible = new SimpleBooleanProperty(true);

  private Command run() {
    commands
        .add("run.start", done::incrementAndGet)
        .key("F5")
        .icon(Feather.PLAY)
        .when(possible)
        .done();
    return commands.get("run.start");
  }

  @Test
  void whatCannotBeDoneSaysWhyInItsTooltipItsMenuAndToScreenReaders() throws Exception {
    var why = new SimpleStringProperty("the plan has 2 problems");
    Command command = commands.add("run.start", done::incrementAndGet).key("F5").unless(why).done();
    Button button = Toolkit.on(() -> CommandControls.button(command, true));
    MenuItem item = Toolkit.on(() -> CommandControls.menuItem(command));

    assertThat(button.isDisabled()).isTrue();
    assertThat(button.getTooltip().getText()).endsWith(" (F5)\nThe plan has 2 problems.");
    assertThat(button.getAccessibleHelp()).endsWith("The plan has 2 problems.");
    assertThat(item.getText()).isEqualTo("Run – the plan has 2 problems");

    why.set("");

    assertThat(button.isDisabled()).isFalse();
    assertThat(button.getTooltip().getText()).endsWith(" (F5)");
    assertThat(item.getText()).isEqualTo("Run");
  }

  @Nested
  class Rules {
    @Test
    void textAndTooltipComeFromTheBundle() {
      Command command = run();

      assertThat(command.text()).isEqualTo("Run");
      assertThat(command.tip()).startsWith("Runs the plan");
    }

    @Test
    void allAreListedInTheOrderInWhichTheyWereAdded() {
      commands.add("view.reset", done::incrementAndGet).done();
      run();

      assertThat(commands.all()).extracting(Command::id).containsExactly("view.reset", "run.start");
    }

    @Test
    void whatIsNotPossibleIsNotDone() {
      Command command = run();
      possible.set(false);
      command.run();
      assertThat(done).hasValue(0);

      possible.set(true);
      command.run();
      assertThat(done).hasValue(1);
    }

    @Test
    void twoCannotShareAKeyHoweverItIsWritten() {
      commands.add("view.theme", done::incrementAndGet).key("Shortcut+T").done();
      String same = KeyCombination.valueOf("Shortcut+T").getDisplayText();
      var second = commands.add("view.reset", done::incrementAndGet).key(same);

      assertThatThrownBy(second::done)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContainingAll("view.reset", "view.theme");
    }

    @Test
    void twoCannotShareAnId() {
      run();
      var second = commands.add("run.start", done::incrementAndGet);

      assertThatThrownBy(second::done).hasMessageContaining("run.start");
    }

    @Test
    void severalMayHaveNoKey() {
      commands.add("view.reset", done::incrementAndGet).done();
      commands.add("view.normal", done::incrementAndGet).done();

      assertThat(commands.all()).hasSize(2);
    }
  }

  @Nested
  class Controls {
    @Test
    void aButtonSaysWhatItDoesAndWithWhichKey() throws Exception {
      Button button = Toolkit.on(() -> CommandControls.button(run(), false));

      assertThat(button.getTooltip().getText()).startsWith("Runs").endsWith(" (F5)");
      assertThat(button.getAccessibleText()).isEqualTo("Run");
      assertThat(button.getText()).isEmpty();
      assertThat(button.getGraphic()).isInstanceOf(FontIcon.class);
    }

    @Test
    void aButtonIsDisabledWhileItIsNotPossible() throws Exception {
      possible.set(false);
      Button button = Toolkit.on(() -> CommandControls.button(run(), true));
      assertThat(button.isDisabled()).isTrue();

      Toolkit.on(() -> {
        possible.set(true);
        button.fire();
        return button;
      });

      assertThat(button.isDisabled()).isFalse();
      assertThat(done).hasValue(1);
    }

    @Test
    void aMenuItemHasTheKeyAndIsDisabledLikewise() throws Exception {
      MenuItem item = Toolkit.on(() -> CommandControls.menuItem(run()));

      assertThat(item.getAccelerator()).isEqualTo(KeyCombination.valueOf("F5"));
      assertThat(item.isDisable()).isFalse();
      possible.set(false);
      assertThat(item.isDisable()).isTrue();
    }

    @Test
    void theKeyOfAViewStandsInTheMenuAndIsHeardInTheViewOnly() throws Exception {
      var ofView = Commands.ofView(new ViewTexts(Workbench.class), "Runs");
      Command command = ofView.add("run.stop", done::incrementAndGet).key("Delete").done();
      var key =
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.DELETE, false, false, false, false);
      MenuItem item = Toolkit.on(() -> CommandControls.menuItem(command));

      assertThat(item.getAccelerator().getDisplayText()).isEqualTo(command.keyText());
      assertThat(item.getAccelerator().match(key)).as("by the window").isFalse();
      ofView.execute(key);
      assertThat(done).hasValue(1);
      assertThat(key.isConsumed()).isTrue();
    }

    @Test
    void twoViewsMayShareAKeyAndOneMayNotHaveItTwice() {
      var texts = new ViewTexts(Workbench.class);
      var runs = Commands.ofView(texts, "Runs");
      var chart = Commands.ofView(texts, "Chart");
      commands.add(runs.add("run.stop", done::incrementAndGet).key("Delete").done());
      commands.add(chart.add("view.reset", done::incrementAndGet).key("Delete").done());

      var twice = runs.add("run.again", done::incrementAndGet).key("Delete");
      assertThatThrownBy(twice::done).hasMessageContaining("run.stop");
    }

    @Test
    void aToggleButtonShowsTheStateWhateverAClickMadeOfIt() throws Exception {
      var state = new SimpleBooleanProperty(true);
      commands.add("view.normal", () -> state.set(true)).chosenWhen(state).done();
      var button = Toolkit.on(ToggleButton::new);
      Toolkit.on(() -> {
        CommandControls.bind(button, commands.get("view.normal"));
        button.fire();
        return button;
      });

      assertThat(button.isSelected()).isTrue();
    }

    @Test
    void aSwitchIsACheckMarkThatFollowsItsStateAndSetsItOnce() throws Exception {
      var state = new SimpleBooleanProperty();
      commands.addSwitch("view.present", state).done();
      Command command = commands.get("view.present");
      var item = (CheckMenuItem) Toolkit.on(() -> CommandControls.menuItem(command));

      command.run();
      assertThat(state.get()).isTrue();
      assertThat(item.isSelected()).isTrue();

      Toolkit.on(() -> {
        item.setSelected(false); // as a click does, which then fires
        item.fire();
        return item;
      });
      assertThat(state.get()).isFalse();
    }
  }
}
