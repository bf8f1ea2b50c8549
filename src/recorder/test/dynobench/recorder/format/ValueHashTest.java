package dynobench.recorder.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.GregorianCalendar;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ValueHashTest {
  private static void requireEqual(Object... values) {
    assertThat(Arrays.stream(values).map(ValueHash::of).distinct())
        .as(Arrays.toString(values))
        .hasSize(1);
  }

  private static void requireDifferent(@Nullable Object... values) {
    var hashes = new HashSet<Long>();
    for (Object each : values) {
      hashes.add(ValueHash.of(each));
    }
    assertThat(hashes).as(Arrays.toString(values)).hasSize(values.length);
  }

  @Test
  void equalNumbersOfDifferentTypesHaveOneHash() {
    requireEqual(
        1,
        1L,
        (short) 1,
        (byte) 1,
        1.0,
        1.0f,
        BigInteger.ONE,
        true,
        "1",
        "1.00",
        "TRUE",
        new BigDecimal("1.00"),
        new BigDecimal("1"),
        new AtomicLong(1));
    requireEqual(0, -0.0, false, "0", "-0", new BigDecimal("0.000"), "false");
    requireEqual(1000, new BigDecimal("1E+3"), "1000", 1e3);
    requireEqual(Long.MIN_VALUE, new BigDecimal(Long.MIN_VALUE), "-9223372036854775808");
    requireEqual(1.5, 1.5f, "1.5", new BigDecimal("1.50"));
    requireEqual(0.1, 0.1f, "0.1", new BigDecimal("0.1"));
  }

  @Test
  void sumsThatDifferInTheirLastDigitsHaveOneHash() {
    requireEqual(0.1 + 0.2, 0.3);
    requireEqual(0.9999999999999999, 1, new BigDecimal("1.0"), "0.9999999999999999");
    requireDifferent(0.3, 0.3000001, 0.2999999);
  }

  @Test
  void primitiveAndBoxedValuesHaveOneHash() {
    assertThat(ValueHash.of((Object) 7)).isEqualTo(ValueHash.of(7L));
    assertThat(ValueHash.of((Object) 7.5)).isEqualTo(ValueHash.of(7.5));
    assertThat(ValueHash.of((Object) 7.1f)).isEqualTo(ValueHash.of(7.1f));
    assertThat(ValueHash.of((Object) true)).isEqualTo(ValueHash.of(true));
    assertThat(ValueHash.of((Object) "x")).isEqualTo(ValueHash.of("x"));
  }

  @Test
  void blanksAtTheEndOfATextDoNotCount() {
    requireEqual("x", "x ", "x   ");
    requireEqual("", " ", "  ");
    requireEqual("1", "1 ", "1" + " ".repeat(100));
    requireDifferent("x", " x", "x\n", "X", "xx");
  }

  @Test
  void aDateIsItsMidnight() {
    requireEqual(
        Date.valueOf("2026-03-01"),
        Timestamp.valueOf("2026-03-01 00:00:00"),
        LocalDate.of(2026, 3, 1),
        LocalDate.of(2026, 3, 1).atStartOfDay(),
        "2026-03-01",
        "2026-03-01 00:00:00",
        "2026-03-01T00:00:00",
        "2026-03-01 00:00:00.0");
  }

  @Test
  void timesCountToMilliseconds() {
    requireEqual(
        Timestamp.valueOf("1969-12-31 23:59:59.123456789"),
        LocalDateTime.parse("1969-12-31T23:59:59.123"),
        "1969-12-31 23:59:59.1234");
    requireEqual(LocalTime.of(1, 2, 3), Time.valueOf("01:02:03"), "01:02:03", "01:02:03.0");
    requireEqual(LocalTime.parse("01:02:03.5"), new Time(Time.valueOf("01:02:03").getTime() + 500));
    requireDifferent(
        Timestamp.valueOf("2026-03-01 00:00:00.001"), Timestamp.valueOf("2026-03-01 00:00:00.002"));
  }

  @Test
  void oneInstantHasOneHashInAllOffsets() {
    requireEqual(
        Instant.parse("2026-03-01T11:00:00Z"),
        OffsetDateTime.parse("2026-03-01T12:00:00+01:00"),
        ZonedDateTime.parse("2026-03-01T20:00:00+09:00[Asia/Tokyo]"));
  }

  @Test
  void aUuidIsItsText() {
    UUID value = new UUID(0x1234_5678_9ABC_DEF0L, 1);
    requireEqual(value, value.toString());
  }

  @Test
  void unequalValuesHaveDifferentHashes() {
    requireDifferent(
        null,
        0,
        1,
        -1,
        2,
        "",
        "a",
        "b",
        "ab",
        "ba",
        "-",
        ".",
        "1-2",
        "12:",
        "2026-13-01",
        "tea",
        1.5,
        -1.5,
        1e300,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Long.MAX_VALUE,
        LocalDate.EPOCH,
        LocalTime.MIDNIGHT,
        new byte[0],
        new byte[1],
        new byte[2],
        new byte[] {1, 0},
        new byte[] {0, 1},
        Thread.class);
  }

  /// The exponent overflows an `int` when it is subtracted.
  @Test
  void aHugeExponentIsNotExpanded() {
    requireDifferent(
        new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE), new BigDecimal("1E-2147483647"));
  }

  /// An exception would reach the application.
  @Test
  void aDayThatOnlyTheJulianCalendarHasIsNotCompared() {
    var day = new GregorianCalendar(1500, GregorianCalendar.FEBRUARY, 29);

    assertThat(ValueHash.of(new Date(day.getTimeInMillis()))).isEqualTo(ValueHash.NOT_COMPARED);
  }

  @Test
  void anythingElseIsNotCompared() {
    assertThat(ValueHash.of(List.of())).isEqualTo(ValueHash.NOT_COMPARED);
    assertThat(ValueHash.of(new Object())).isEqualTo(ValueHash.NOT_COMPARED);
  }

  /// These numbers are part of the format.
  @Test
  void hashesNeverChange() {
    assertThat(
            Stream.of(
                    null,
                    1,
                    -1L,
                    1.5,
                    "text",
                    "",
                    true,
                    new byte[] {1, 2},
                    LocalDate.EPOCH,
                    LocalTime.NOON,
                    new BigDecimal("1E+30"))
                .map(each -> Long.toHexString(ValueHash.of((Object) each))))
        .containsExactly(
            "5692161d100b05e5",
            "549fda3b362ec7c",
            "8b70d2198c61d53d",
            "56722967cb3e81c7",
            "d2364ec09a2e692b",
            "3189086573633145",
            "549fda3b362ec7c",
            "211bae88ad8e1255",
            "5f733eaf372a95cd",
            "82ffc11d4b80d276",
            "f5150c2851084825");
  }
}
