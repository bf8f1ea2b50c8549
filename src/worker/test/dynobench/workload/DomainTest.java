package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class DomainTest {
  private final Domain whole = new Domain.Whole(1, 2_000);
  private final Domain decimal = new Domain.Decimal(0, 1);
  private final Domain choice = new Domain.Choice(List.of("uniform", "zipfian"));

  @Test
  void eachValueHasOneWayOfWriting() {
    assertThat(whole.canonical(" 1_000 ")).isEqualTo("1000");
    assertThat(decimal.canonical("0.50")).isEqualTo("0.5");
    assertThat(decimal.canonical("1.0")).isEqualTo("1");
    assertThat(choice.canonical("zipfian ")).isEqualTo("zipfian");
  }

  @Test
  void whatIsOutOfRangeIsToldWithItsLimit() {
    refuses(whole, "0", "must be at least 1, not 0");
    refuses(whole, "2001", "must be at most 2,000, not 2,001");
    refuses(decimal, "1.5", "must be a number from 0.0 to 1.0, not 1.5");
    refuses(decimal, "NaN", "must be a number from 0.0 to 1.0, not NaN");
  }

  @Test
  void whatIsOfAnotherTypeIsToldWithWhatWasExpected() {
    refuses(whole, "many", "must be a whole number from 1 to 2,000, not \"many\"");
    refuses(whole, "1.5", "must be a whole number from 1 to 2,000, not \"1.5\"");
    refuses(decimal, "half", "must be a number from 0.0 to 1.0, not half");
    refuses(choice, "normal", "must be one of uniform, zipfian, not \"normal\"");
  }

  @Test
  void aTextHasItsFormOrIsEmpty() {
    var file = new Domain.Text(Domain.Text.Form.PAIRS_FILE);
    var sum = new Domain.Text(Domain.Text.Form.SHA_256);

    assertThat(file.canonical(" My Terms.CSV ")).isEqualTo("My Terms.CSV");
    assertThat(file.canonical(" ")).isEmpty();
    assertThat(sum.canonical("AB".repeat(32))).isEqualTo("ab".repeat(32));
    refuses(
        file, "a.txt", "must be the path of a .properties or .csv file, or empty, not \"a.txt\"");
    refuses(sum, "12", "must be 64 hexadecimal digits, or empty, not \"12\"");
    assertThat(file.includes(file)).isTrue();
    assertThat(file.includes(sum)).isFalse();
    assertThat(file.isNumber()).isFalse();
  }

  private static void refuses(Domain domain, String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> domain.canonical(text))
        .withMessage(message);
  }
}
