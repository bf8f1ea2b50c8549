package dynobench.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.command.Command;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class KeyTableTest {
  private static Command command(String text, Optional<String> key) {
    return new Command(
        text,
        text,
        "does a|b",
        key.map(KeyCombination::valueOf),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        () -> {},
        new SimpleBooleanProperty(true),
        new SimpleStringProperty(""),
        Optional.empty());
  }

  @Test
  void listsCommandsWithKeysFirstAndEveryOne() {
    String table =
        KeyTable.of(List.of(command("Reset", Optional.empty()), command("Run", Optional.of("F5"))));

    assertThat(table.lines().filter(line -> line.startsWith("| ")))
        .containsExactly(
            "| command | key | what it does |",
            "| Run | `F5` | does a\\|b |",
            "| Reset | – | does a\\|b |");
  }

  @Test
  void goesBelowThePageOnKeys() {
    var book = HelpBook.load(KeyTable.of(List.of(command("Run", Optional.of("F5")))), "");

    assertThat(book.page("guide/keys.md").orElseThrow().text()).contains("Run", "F5", "does a|b");
  }
}
