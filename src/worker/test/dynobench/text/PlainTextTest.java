package dynobench.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "HSQLDB cached", "ä ß – € 中文 שלום", "two 🐘 in a row"})
  void leavesTextAsItIs(String text) {
    assertThat(PlainText.shown(text)).isSameAs(text);
  }

  @Test
  void showsControlCharactersByTheirPictures() {
    assertThat(PlainText.shown("\u001b[2J\u0000\u0007\t\r\n\u007f")).isEqualTo("␛[2J␀␇␉␍␊␡");
  }

  @Test
  void writesOutTheUpperControlCharacters() {
    assertThat(PlainText.shown("\u009b2J \u0085")).isEqualTo("\\u009b2J \\u0085");
  }

  @ParameterizedTest
  @ValueSource(ints = {0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2069})
  void writesOutWhatTurnsALineRoundOrEndsIt(int character) {
    assertThat(PlainText.shown("a" + Character.toString(character) + "b"))
        .isEqualTo("a\\u%04xb", character);
  }

  @Test
  void writesOutWhatNoDocumentMayHold() {
    assertThat(PlainText.shown("\uD800 \uFFFE \uFFFF")).isEqualTo("\\ud800 \\ufffe \\uffff");
  }
}
