package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.text.PlainText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaHandlingTest {
  @Test
  void whatATerminalWouldObeyIsShown() {
    assertThat(FormulaHandling.DISARMED.written("a\u001b[2J\u009b")).isEqualTo("a␛[2J\\u009b");
    assertThat(FormulaHandling.KEPT.written("a\u001b[2J")).isEqualTo("a\u001b[2J");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=HYPERLINK(\"http://x\")",
        "+1+cmd|' /C calc'!A0",
        "-2+3",
        "@SUM(A1)",
        "\tx",
        "\rx",
        "  =1+1",
        "\u00a0=1+1",
        "\n=1+1",
        "\"=1+1\"",
        "'=1+1",
        "＝1+1",
        "-",
        "+49 30 1234",
        "=",
        "--1"
      })
  void aTextThatWouldBeComputedGetsAnApostrophe(String text) {
    assertThat(FormulaHandling.DISARMED.written(text)).isEqualTo("'" + PlainText.shown(text));
    assertThat(FormulaHandling.KEPT.written(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "HSQLDB cached",
        "1",
        "-1",
        "+1",
        "-1.5",
        "1e9",
        "-1.5E-9",
        "-.5",
        "a=b",
        "5 - 3",
        "–",
        "(=1)",
        "'",
        "https://x?a=b"
      })
  void numbersAndOtherTextsStay(String text) {
    assertThat(FormulaHandling.DISARMED.written(text)).isEqualTo(text);
  }

  @Test
  void whatIsNoTextStays() {
    assertThat(FormulaHandling.DISARMED.written(-5L)).isEqualTo(-5L);
    assertThat(FormulaHandling.DISARMED.written(false)).isEqualTo(false);
  }

  @Test
  void theClipboardIsDisarmed() {
    assertThat(TabbedText.of(List.of("a", "=b"), List.of(List.of(-1L, "=1+1"))))
        .isEqualTo("a\t'=b\n-1\t'=1+1\n");
  }
}
