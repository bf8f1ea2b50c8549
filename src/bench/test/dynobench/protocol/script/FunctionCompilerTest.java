package dynobench.protocol.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.script.Expression;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.sql.Date;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FunctionCompilerTest {
  private static final int DRAWS = 200_000;
  private static final int NUMBERS = 50;

  /// Probability that a correct generator fails a test. The seed is fixed, so the result never
  /// varies.
  private static final double LEAST = 0.001;

  private final Map<String, AtomicLong> counters = Map.of("orders", new AtomicLong(10));
  private final Scope scope =
      new Scope(
          Workloads.shipped().standard(),
          Workloads.shipped().standard().settings(Settings.of("rows", "50")),
          counters);
  private final EvaluationFrame frame = new EvaluationFrame(0, 2005);

  private CompiledValue value(String text) {
    return scope.compile(new Expression(text));
  }

  private long[] frequencies(String text) {
    CompiledValue.WholeSource source = value(text).whole();
    var counts = new long[NUMBERS];
    for (int i = 0; i < DRAWS; i++) {
      counts[(int) source.of(frame) - 1]++;
    }
    return counts;
  }

  private static double p(long[] counts, IntToDoubleFunction weight) {
    double sum = IntStream.range(0, counts.length).mapToDouble(weight).sum();
    double statistic = 0;
    for (int i = 0; i < counts.length; i++) {
      double expected = DRAWS * weight.applyAsDouble(i) / sum;
      statistic += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return ChiSquaredDistribution.of(counts.length - 1).survivalProbability(statistic);
  }

  @Test
  void drawsEachNumberAsOftenAsAnyOther() {
    assertThat(p(frequencies("uniform(1, rows)"), _ -> 1)).isGreaterThan(LEAST);
    assertThat(p(frequencies("draw('uniform', 1, rows)"), _ -> 1)).isGreaterThan(LEAST);
  }

  @Test
  void drawsTheNthInProportionToItsRank() {
    assertThat(p(frequencies("zipfian(1, rows)"), i -> Math.pow(i + 1.0, -0.99)))
        .isGreaterThan(LEAST);
  }

  @Test
  void drawsTheLatestMostOften() {
    assertThat(p(frequencies("latest(1, rows)"), i -> Math.pow(NUMBERS - i, -0.99)))
        .isGreaterThan(LEAST);
  }

  @Test
  void wouldNoticeAnotherDistribution() {
    assertThat(p(frequencies("zipfian(1, rows)"), i -> Math.pow(i + 1.0, -0.9))).isLessThan(1e-9);
    assertThat(p(frequencies("least(uniform(1, rows), uniform(1, rows))"), _ -> 1))
        .isLessThan(1e-9);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 7, 1000, 100_000, 4_000_037})
  void scattersOneToOne(long width) {
    CompiledValue.WholeSource source = value("scatter(orders, 1, " + width + ")").whole();
    AtomicLong number = Objects.requireNonNull(counters.get("orders"));
    var seen = new HashSet<Long>();
    for (long i = 1; i <= Math.min(width, 5000); i++) {
      number.set(i);
      long found = source.of(frame);
      assertThat(found).isBetween(1L, width);
      seen.add(found);
    }
    assertThat(seen).hasSize((int) Math.min(width, 5000));
  }

  @Test
  void drawsFromWhatGrows() {
    CompiledValue.WholeSource source = value("latest(1, next(orders))").whole();
    for (int i = 11; i < 1000; i++) {
      assertThat(source.of(frame)).isBetween(1L, (long) i);
    }
  }

  @Test
  void countsForAllClientsTogether() {
    assertThat(value("next(orders)").whole().of(frame)).isEqualTo(11);
    assertThat(value("next(orders) + orders").whole().of(frame)).isEqualTo(24);
  }

  @Test
  void worksThingsOutAsOneReadsThem() {
    assertThat(value("(rows - 8) / 10 + 7 % 4").whole().of(frame)).isEqualTo(7);
    assertThat(value("rows / 4.0").real().of(frame)).isEqualTo(12.5);
    assertThat(value("'no. ' + rows").object().of(frame)).isEqualTo("no. 50");
    assertThat(value("greatest(3, rows)").whole().of(frame)).isEqualTo(50);
  }

  @Test
  void makesTextsAndBytesOfTheLengthsAskedFor() {
    for (int i = 0; i < 1000; i++) {
      assertThat(value("text(5)").object().of(frame).toString()).matches("[a-z]{5}");
      assertThat(value("text(0, 3)").object().of(frame).toString()).hasSizeBetween(0, 3);
      assertThat((byte[]) value("bytes(9, 12)").object().of(frame)).hasSizeBetween(9, 12);
    }
  }

  @Test
  void drawsDaysBothEndsIncluded() {
    var seen = new HashSet<String>();
    CompiledValue.ObjectSource days = value("date('2005-03-03', '2005-03-05')").object();
    for (int i = 0; i < 100; i++) {
      long millis = ((Date) days.of(frame)).getTime();
      seen.add(Instant.ofEpochMilli(millis).toString().substring(0, 10));
    }
    assertThat(seen).containsExactlyInAnyOrder("2005-03-03", "2005-03-04", "2005-03-05");
  }

  private Set<Object> drawn(String text) {
    CompiledValue.ObjectSource source = value(text).boxed();
    var seen = new HashSet<Object>();
    for (int i = 0; i < 1000; i++) {
      seen.add(source.of(frame));
    }
    return seen;
  }

  @Test
  void drawsTrueAndNullInTheGivenShares() {
    assertThat(drawn("chance(0)")).containsExactly(false);
    assertThat(drawn("chance(100)")).containsExactly(true);
    assertThat(drawn("nullable(0, 7)")).containsExactly(7L);
    assertThat(drawn("nullable(100, 7)")).containsExactly(CompiledValue.NULL);
    assertThat(drawn("nullable(50, chance(50))"))
        .containsExactlyInAnyOrder(true, false, CompiledValue.NULL);
  }

  @Test
  void drawsOneOfTheGivenNumbers() {
    assertThat(drawn("pick(3, -5, rows)")).containsExactlyInAnyOrder(3L, -5L, 50L);
  }

  @Test
  void drawsMillisecondsFromTheFirstToTheLast() {
    assertThat(drawn("timestamp('2026-01-31 23:59:59.999', '2026-02-01 00:00:00.001')"))
        .extracting(Object::toString)
        .containsExactlyInAnyOrder(
            "2026-01-31 23:59:59.999", "2026-02-01 00:00:00.0", "2026-02-01 00:00:00.001");
  }

  @Test
  void drawsTheSameForASeedAndOthersForAnother() {
    CompiledValue.WholeSource source = value("uniform(1, 1_000_000_000)").whole();

    assertThat(source.of(new EvaluationFrame(0, 1)))
        .isEqualTo(source.of(new EvaluationFrame(0, 1)));
    assertThat(source.of(new EvaluationFrame(0, 1)))
        .isNotEqualTo(source.of(new EvaluationFrame(0, 2)));
  }

  @Test
  void saysThatThereIsNothingToDraw() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> value("uniform(5, orders - 7)").whole().of(frame))
        .withMessage("there is no number to draw from 5 to 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"orders + 1", "orders * 2", "0 - 2 - orders", "orders + orders"})
  void worksNothingOutThatIsMoreThanAComputerCounts(String text) {
    Objects.requireNonNull(counters.get("orders")).set(Long.MAX_VALUE);
    CompiledValue.WholeSource source = value(text).whole();

    assertThatThrownBy(() -> source.of(frame))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("long overflow");
  }

  @Test
  void namesWhatCannotBeWorkedOut() {
    Scope.Setter[] setters = {
      _ -> {},
      _ -> {
        throw new ArithmeticException("long overflow");
      }
    };

    assertThatThrownBy(() -> Scope.set(setters, frame, i -> "column " + i + " of row 7"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the workload's column 1 of row 7 can't be computed: long overflow");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          draw('normal', 1, 2) | draw accepts uniform, zipfian, latest, not "normal"
          date('2010-13-01', '2011-01-01') | "2010-13-01" is not a day such as 2005-03-03
          """)
  void namesWhatCannotBeDrawn(String text, String why) {
    assertThatThrownBy(() -> value(text))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the workload's \"" + text + "\" can't be computed: " + why);
  }
}
