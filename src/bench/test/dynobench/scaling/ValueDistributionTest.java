package dynobench.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recorder.format.SpecialValue;
import dynobench.script.Expression;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ValueDistributionTest {
  private static final SpecialValue NULL = SpecialValue.ofNull(12);

  private static String drawn(boolean isCompared, Object... values) {
    List<Object> normal = List.of(values).stream().map(ValueSample::normal).toList();
    Optional<String> expression = ValueDistribution.of(normal, isCompared);
    expression.ifPresent(Expression::new);
    return expression.orElse("none");
  }

  private static String of(Object... values) {
    return drawn(false, values);
  }

  @Test
  void wholeNumbersAreARangeASmallSetOrAConstant() {
    assertThat(of(7, 7L, (short) 7)).isEqualTo("7");
    assertThat(of(3, 1, 2, 5, 4, 1)).isEqualTo("uniform(1, 5)");
    assertThat(of(100, 200, 100, 404, 100, 100, 100, 100, 200, 404))
        .isEqualTo("pick(100, 100, 100, 100, 100, 100, 200, 200, 404, 404)");
    assertThat(of(Long.MAX_VALUE, Long.MIN_VALUE, 3)).startsWith("uniform(-2305843009213693952, ");
    assertThat(of(new BigDecimal("12"), BigInteger.TEN)).isEqualTo("uniform(10, 12)");
  }

  @Test
  void fewNumbersFarAwayFromTheOthersAreSpecial() {
    Object[] times =
        LongStream.range(0, 40)
            .mapToObj(i -> i % 10 == 0 ? -1L : 1_795_772_397_000L + i * 7)
            .toArray();

    assertThat(of(times)).isEqualTo("uniform(1795772397007, 1795772397273)");
  }

  @Test
  void fractionsAreARange() {
    assertThat(of(new BigDecimal("12.50"), new BigDecimal("-0.75")))
        .isEqualTo("real(-0.75, 12.50)");
    assertThat(of(1.5, 1e-3, Double.NaN, Float.POSITIVE_INFINITY)).isEqualTo("real(0.001, 1.5)");
    assertThat(of(new BigDecimal("1E+1000000000"))).isEqualTo("none");
  }

  @Test
  void textsAreASmallSetOrHaveTheirLength() {
    assertThat(of("OPEN", "OPEN", "PAID", "OPEN"))
        .isEqualTo(
            "pick('OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'PAID', 'PAID',"
                + " 'PAID')");
    assertThat(of("ab", "abc", "abcd")).isEqualTo("text(2, 4)");
    assertThat(of("x".repeat(300), "ab")).isEqualTo("text(2, 300)");
    assertThat(of("x".repeat(30_000))).isEqualTo("text(2000)");
  }

  @Test
  void textsThatStatementsCompareAreRecordedOnes() {
    assertThat(drawn(true, "ab", "abc", "abcd")).isEqualTo("pick('ab', 'abc', 'abcd')");
    Object[] many = IntStream.range(0, 200).mapToObj(i -> "%name " + i + "%").toArray();
    assertThat(drawn(true, many)).startsWith("pick('%name 0%', '%name 1%'").hasSizeLessThan(450);
  }

  /// Expressions have no escapes, so such texts can't be in them.
  @ParameterizedTest
  @ValueSource(strings = {"it's", "a') + text(9", "line\nline", "\u202Eright to left", "\u0000"})
  void textsThatWouldEndALiteralAreReplacedByOthersOfTheirLength(String text) {
    assertThat(drawn(true, text)).isEqualTo("text(" + text.length() + ")");
    assertThat(drawn(true, text, "fine", "fine")).doesNotContain(text).contains("'fine'");
  }

  @Test
  void otherValuesHaveTheirOwnRanges() {
    assertThat(of(true, false, false, false)).isEqualTo("chance(25)");
    assertThat(of(new byte[3], new byte[5])).isEqualTo("bytes(3, 5)");
    assertThat(of(LocalDate.of(2026, 1, 31), LocalDate.of(2025, 3, 1)))
        .isEqualTo("date('2025-03-01', '2026-01-31')");
    assertThat(
            of(
                Timestamp.valueOf("2026-01-31 10:00:00.123456"),
                Timestamp.valueOf("2026-01-30 00:00:00")))
        .isEqualTo("timestamp('2026-01-30 00:00:00.000', '2026-01-31 10:00:00.123')");
    assertThat(of(OffsetDateTime.parse("2026-01-31T10:00:00+02:00")))
        .isEqualTo("timestamp('2026-01-31 10:00:00.000', '2026-01-31 10:00:00.000')");
    assertThat(of(new UUID(1, 2))).isEqualTo("'00000000-0000-0001-0000-000000000002'");
    assertThat(of(new SpecialValue(SpecialValue.Kind.UNKNOWN, 0, "java.sql.Array")))
        .isEqualTo("none");
  }

  @Test
  void aSampleHasALimitedNumberOfValues() {
    var sample = new ValueSample();
    LongStream.range(0, 100_000).forEach(sample::add);

    assertThat(sample.values()).hasSize(200).doesNotHaveDuplicates();
    assertThat(ValueDistribution.of(sample.values(), false).orElseThrow())
        .matches("uniform\\(\\d{1,4}, 9\\d{4}\\)");
  }

  @Test
  void nullsHaveTheirShare() {
    assertThat(of(NULL, NULL)).isEqualTo("nullable(100, 0)");
    assertThat(of(NULL, 5, 6, 7)).isEqualTo("nullable(25, uniform(5, 7))");
    var values = new ArrayList<Object>(List.of(1));
    values.addAll(java.util.Collections.nCopies(999, NULL));
    assertThat(of(values.toArray())).isEqualTo("nullable(99, 1)");
  }
}
