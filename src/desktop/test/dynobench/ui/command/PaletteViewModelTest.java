package dynobench.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Workbench;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PaletteViewModelTest {
  private final SimpleBooleanProperty possible = new SimpleBooleanProperty(true);
  private final PaletteViewModel model = new PaletteViewModel();

  @BeforeEach
  void offer() {
    var commands = Commands.ofWindow(new ViewTexts(Workbench.class));
    commands.add("run.stop", () -> {}).when(possible).done();
    commands.add("run.again", () -> {}).done();
    commands.add("file.save.as", () -> {}).done();
    commands.add("view.larger", () -> {}).done();
    model.begin(commands.all());
  }

  private List<String> found(String typed) {
    model.query().set(typed);
    return model.found().stream().map(Command::id).toList();
  }

  @Test
  void findsAllWhenNothingIsTyped() {
    assertThat(found("")).containsExactly("run.stop", "run.again", "file.save.as", "view.larger");
  }

  @Test
  void findsByTheBeginningsOfWordsInAnyOrder() {
    assertThat(found("as pl sa")).containsExactly("file.save.as");
    assertThat(found("AGAIN")).containsExactly("run.again");
  }

  @Test
  void findsByWhatACommandDoes() {
    assertThat(found("two seconds")).containsExactly("run.stop");
  }

  @Test
  void putsWhatBeginsSoFirst() {
    assertThat(found("la")).startsWith("view.larger");
  }

  @Test
  void putsWhatCannotBeDoneNowLast() {
    possible.set(false);
    assertThat(found(" ")).endsWith("run.stop").hasSize(4);
  }

  @Test
  void findsNothingWhereNothingIsCalledSo() {
    assertThat(found("zebra")).isEmpty();
  }
}
