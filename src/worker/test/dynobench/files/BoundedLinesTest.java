package dynobench.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
  private static List<String> lines(String text, int limit) throws IOException {
    var lines =
        new BoundedLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), limit);
    var all = new ArrayList<String>();
    for (Optional<BoundedLines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      all.add(line.get().text() + (line.get().cut() ? "…" : ""));
    }
    return all;
  }

  @Test
  void readsLinesWithoutTheirEnds() throws IOException {
    assertThat(lines("one\ntwo\r\n\nfour\n", 100)).containsExactly("one", "two", "", "four");
  }

  @Test
  void readsALastLineThatHasNoEnd() throws IOException {
    assertThat(lines("one\ntw", 100)).containsExactly("one", "tw");
  }

  @Test
  void findsNothingInAnEmptyStream() throws IOException {
    assertThat(lines("", 100)).isEmpty();
  }

  @Test
  void throwsAwayWhatIsLongerThanTheLimitAndGoesOnWithTheNextLine() throws IOException {
    assertThat(lines("x".repeat(100_000) + "\n12345\n123456\n", 5))
        .containsExactly("xxxxx…", "12345", "12345…");
  }

  @Test
  void readsUtf8() throws IOException {
    assertThat(lines("äß–€\n", 4)).containsExactly("äß–€");
  }
}
