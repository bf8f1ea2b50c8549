package dynobench.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.script.Function;
import dynobench.workload.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The guide's page about the language of workloads.
class ScriptPageTest {
  private static String page() throws IOException {
    return Files.readString(Path.of("src/site/markdown/guide/script.md"));
  }

  @ParameterizedTest
  @EnumSource(Function.class)
  void hasEachFunctionInTheWordsOfTheProgram(Function function) throws IOException {
    assertThat(page()).contains("| `" + function.example() + "` | " + function.help() + " |");
  }

  @ParameterizedTest
  @EnumSource(Table.Type.class)
  void hasEachTypeOfAColumn(Table.Type type) throws IOException {
    assertThat(page()).containsPattern("`" + type.text() + "( N)?`");
  }
}
