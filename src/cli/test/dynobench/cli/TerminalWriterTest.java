package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalWriterTest {
  private static final String USED = "3 × 10 – 20 µs ± 5 % … → · ─ █▄▁ ✔ ✘ ’“” Größe";

  private static String printed(String text, String charset) {
    var bytes = new ByteArrayOutputStream();
    TerminalWriter.to(bytes, Charset.forName(charset)).println(text);
    return bytes.toString(Charset.forName(charset)).stripTrailing();
  }

  @Test
  void aTerminalThatHasThemShowsAllSigns() {
    assertThat(printed(USED, "UTF-8")).isEqualTo(USED);
  }

  @Test
  void theFirstCodePageShowsWhatItHasAndWritesTheRestOut() {
    assertThat(printed(USED, "IBM437"))
        .isEqualTo("3 x 10 - 20 µs ± 5 % ... -> · ─ █▄_ + x '\"\" Größe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"IBM437", "IBM850", "windows-1252", "US-ASCII", "Shift_JIS", "GBK"})
  void noTerminalGetsAQuestionMarkForASignOfOurs(String charset) {
    assertThat(printed(USED, charset)).doesNotContain("?");
  }

  @Test
  void whatNobodyExpectedIsWrittenOut() {
    assertThat(printed("日本", "IBM850")).isEqualTo("\\u65e5\\u672c");
  }

  @Test
  void partsOfATextAndSingleCharactersAreWrittenAsWholeOnes() {
    var bytes = new ByteArrayOutputStream();
    var out = TerminalWriter.to(bytes, StandardCharsets.US_ASCII);

    out.write("abc×def", 2, 3);
    out.write('–');
    out.write("…".toCharArray());
    out.flush();

    assertThat(bytes.toString(StandardCharsets.US_ASCII)).isEqualTo("cxd-...");
  }
}
