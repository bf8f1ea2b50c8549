package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Waiting;
import dynobench.ui.tasks.NameUse;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/// The dialog that asks for a name, in a real window.
class NameDialogTest {
  private static final String QUESTION = "Name (lower-case letters, digits, hyphens)";

  private final List<String> used = new ArrayList<>();
  private Consumer<String> ended = _ -> {};

  private final class Use implements NameUse {
    @Override
    public String objection(String name) {
      return name.contains(" ") ? "No blanks." : "";
    }

    @Override
    public void use(String name, Consumer<String> next) {
      used.add(name);
      ended = next;
    }
  }

  private static Stream<Scene> dialogs() {
    return Window.getWindows().stream()
        .map(Window::getScene)
        .filter(scene -> scene != null && scene.lookup("#name-dialog-field") != null);
  }

  private static Scene open(NameUse use) throws Exception {
    Platform.runLater(() -> {
      var owner = new Stage();
      owner.setScene(new Scene(new Label("owner")));
      owner.show();
      new NameDialog(owner, "New workload", QUESTION, new ViewTexts(Workbench.class), use).show();
      owner.close();
    });
    Waiting.until("the dialog", () -> Toolkit.on(() -> dialogs().findFirst().isPresent()));
    return Toolkit.on(() -> dialogs().findFirst().orElseThrow());
  }

  private static TextField field(Scene dialog) {
    return (TextField) dialog.lookup("#name-dialog-field");
  }

  private static String problem(Scene dialog) {
    return ((Label) dialog.lookup(".field-problem")).getText();
  }

  private static Button button(Scene dialog, String text) {
    return dialog.getRoot().lookupAll(".button").stream()
        .map(each -> (Button) each)
        .filter(each -> each.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void staysOpenAndShowsWhatIsWrongUntilTheNameWasUsed() throws Exception {
    Scene dialog = open(new Use());

    Toolkit.on(() -> {
      assertThat(field(dialog).getAccessibleText()).isEqualTo(QUESTION);
      assertThat(button(dialog, "Create").isDisabled()).as("without a name").isTrue();
      assertThat(problem(dialog)).isEmpty();
      field(dialog).setText("my shop");
      assertThat(problem(dialog)).isEqualTo("No blanks.");
      assertThat(button(dialog, "Create").isDisabled()).isTrue();

      field(dialog).setText(" my-shop ");
      assertThat(problem(dialog)).isEmpty();
      button(dialog, "Create").fire();
      assertThat(used).containsExactly("my-shop");
      assertThat(button(dialog, "Create").isDisabled()).as("meanwhile").isTrue();
      ended.accept("The disk is full.");
      assertThat(problem(dialog)).isEqualTo("The disk is full.");
      assertThat(dialog.getWindow().isShowing()).isTrue();

      field(dialog).setText("my-shop2");
      button(dialog, "Create").fire();
      ended.accept("");
      return dialog;
    });

    Waiting.until("the end", () -> Toolkit.on(() -> dialogs().findFirst().isEmpty()));
    assertThat(used).containsExactly("my-shop", "my-shop2");
  }

  @Test
  void cancelUsesNothing() throws Exception {
    Scene dialog = open(new Use());

    Toolkit.on(() -> {
      field(dialog).setText("my-shop");
      button(dialog, "Cancel").fire();
      return dialog;
    });

    Waiting.until("the end", () -> Toolkit.on(() -> dialogs().findFirst().isEmpty()));
    assertThat(used).isEmpty();
  }
}
