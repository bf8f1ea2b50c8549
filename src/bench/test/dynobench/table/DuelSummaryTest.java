package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.json.JsonException;
import dynobench.result.MadeDuel;
import dynobench.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DuelSummaryTest {
  private static final EventCodec CODEC = new EventCodec();

  /// Returns a duel as read from a log whose first line has this title.
  private static RunResult duelOf(String title) throws JsonException {
    var result = new RunResult("duel\u001b`x");
    for (RunEvent each : new MadeDuel(MadeDuel.rules()).rounds(20, 1.5).events()) {
      String line = CODEC.write(each);
      result.accept(
          CODEC.read(line.replaceAll("\"title\":\"[^\"]*\"", "\"title\":\"" + title + "\"")));
    }
    return result;
  }

  @Test
  void aPageHoldsNothingThatATerminalOrMarkdownObeys(@TempDir Path folder)
      throws IOException, JsonException {
    Path page = folder.resolve("page.md");

    DuelSummary.of(duelOf("\\\\u001b]0;mine\\\\u0007<b>|`")).addMarkdown(page);

    String text = Files.readString(page);
    assertThat(text).contains("␛\\]0;mine␇\\<b\\>\\|\\`").contains("run `duel␛'x`");
    assertThat(text.chars().filter(c -> Character.isISOControl(c) && c != '\n')).isEmpty();
  }
}
