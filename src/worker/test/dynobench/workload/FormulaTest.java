package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaTest {
  private static final Settings SETTINGS = Settings.of("scale", "3").with("clients", "4");

  @ParameterizedTest
  @CsvSource({
    "7, 7",
    "100_000 * scale, 300000",
    "scale + clients * 2, 11",
    "(scale + clients) * 2, 14",
    "10 - 3 - 2, 5",
    "100 / scale / 3, 11",
    "(clients), 4",
  })
  void computesAsOneReadsIt(String text, long value) {
    assertThat(new Formula(text).of(SETTINGS)).isEqualTo(value);
  }

  @Test
  void knowsItsNames() {
    assertThat(new Formula("scale * (clients + scale)").names())
        .containsExactly("clients", "scale");
    assertThat(new Formula("12").names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1 +", "(1", "1)", "2 3", "scale clients", "a ^ 2", "Scale", "* 2", "\"1\""})
  void refusesWhatCantBeRead(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Formula(text));
  }

  @Test
  void saysWhatHasNoValue() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Formula("rows").of(SETTINGS))
        .withMessageContaining("\"rows\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Formula("9 / (clients - 4)").of(SETTINGS))
        .withMessageContaining("by zero");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Formula("clients * 9_000_000_000_000_000_000").of(SETTINGS))
        .withMessageContaining("the result is too large");
  }

  @Test
  void saysOfANumberThatItIsTooLarge() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Formula("99_999_999_999_999_999_999"))
        .withMessage("\"99_999_999_999_999_999_999\" has no value: a number is too large");
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "1+", "a"})
  void endsBeforeTheStackDoes(String repeated) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Formula(repeated.repeat(100_000) + "1"))
        .withMessageContaining("must have at most 500 characters");
  }
}
