package dynobench.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionTest {
  private static final NameTypes KINDS =
      new NameTypes(
          Map.of(
              "scale",
              ValueType.WHOLE,
              "share",
              ValueType.REAL,
              "keys",
              ValueType.TEXT,
              "n",
              ValueType.WHOLE));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 | WHOLE",
        "1.5 | REAL",
        "-scale | WHOLE",
        "scale * 2.0 | REAL",
        "(n - 1) / 10 + 1 | WHOLE",
        "n % 3 | WHOLE",
        "uniform(1, 100_000 * scale) | WHOLE",
        "draw(keys, 1, scale) | WHOLE",
        "real(0, share) | REAL",
        "text(20) | TEXT",
        "'no. ' + n | TEXT",
        "pick('a', 'b', 'c', 'd') | TEXT",
        "date('2005-03-03', '2018-12-31') | DATE",
        "bytes(10, 20) | BYTES",
        "pick(1, n, 5) | WHOLE",
        "timestamp('2026-01-31 08:00:00', '2026-01-31 17:30:00.5') | TIMESTAMP",
        "chance(n) | BOOLEAN",
        "nullable(10, real(0, 1)) | NULLABLE",
        "nullable(10, chance(50)) | NULLABLE",
      })
  void knowsWhatItGives(String text, ValueType kind) {
    assertThat(KINDS.of(new Expression(text))).isEqualTo(kind);
  }

  @Test
  void knowsItsNames() {
    assertThat(new Expression("uniform(1, scale) + least(n, 3)").names())
        .containsExactly("n", "scale");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1 +", "uniform(1, 2", "uniform()", "'open", "a b", "1..2", "a ? b", "(,)"})
  void refusesWhatCantBeRead(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Expression(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unifrom(1, 2) | did you mean \"uniform\"",
        "xyzzy(6) | there are uniform, zipfian",
        "uniform(1) | uniform needs as many arguments as in uniform(1, 100), not 1",
        "uniform(1, 2, 3) | uniform(1, 100), not 3",
      })
  void saysHowAFunctionIsCalled(String text, String sentence) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Expression(text))
        .withMessageContaining(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "scal + 1 | did you mean \"scale\"",
        "uniform(1, share) | argument 2 of uniform is a number, where a whole number was expected",
        "keys * 2 | the operator * cannot be applied to a text and a whole number",
        "text(keys) | where a whole number was expected",
        "pick(1, 'a') | an argument of pick is a text, where a whole number was expected",
        "pick('a', 1) | argument 2 of pick is a whole number, where a text was expected",
        "nullable(10, n) + 1 | the operator + cannot be applied to a value or NULL",
        "uniform(1, nullable(10, n)) | is a value or NULL, where a whole number was expected",
        "timestamp('2026', '2027') | \"2026\" is not a time such as 2026-01-31 08:00:00",
      })
  void saysWhatDoesNotFit(String text, String sentence) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KINDS.of(new Expression(text)))
        .withMessageContaining(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "1+", "-", "least(1,"})
  void endsBeforeTheStackDoes(String repeated) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Expression(repeated.repeat(100_000) + "1"))
        .withMessageContaining("at most 500 characters");
  }

  @ParameterizedTest
  @EnumSource(Function.class)
  void readsTheExampleOfEachFunction(Function function) {
    NameTypes kinds =
        KINDS.with("orders", ValueType.WHOLE).with("a", ValueType.WHOLE).with("b", ValueType.WHOLE);

    assertThat(kinds.of(new Expression(function.example()))).isEqualTo(function.result());
    assertThat(function.help()).isNotBlank();
  }
}
