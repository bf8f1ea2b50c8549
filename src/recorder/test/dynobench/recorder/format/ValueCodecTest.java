package dynobench.recorder.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ValueCodecTest {
  private static RecordInput input(RecordBuffer written) {
    return new RecordInput(written.array(), 0, written.size());
  }

  private static Object roundTrip(Object value) throws BrokenRecordException {
    var written = new RecordBuffer(1);
    ValueCodec.write(written, value);
    RecordInput in = input(written);
    Object read = ValueCodec.read(in);
    assertThat(in.hasMore()).isFalse();
    return read;
  }

  static List<Object> values() {
    return List.of(
        true,
        false,
        Byte.MIN_VALUE,
        Short.MIN_VALUE,
        Short.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        0,
        Long.MIN_VALUE,
        Long.MAX_VALUE,
        -1L,
        Float.MIN_VALUE,
        Float.NaN,
        -0.0,
        Double.MAX_VALUE,
        Double.NaN,
        BigDecimal.ZERO,
        new BigDecimal("-0.00"),
        new BigDecimal("1E+2147483647"),
        new BigDecimal(BigInteger.ONE.negate(), Integer.MIN_VALUE),
        BigInteger.ONE.shiftLeft(4000).negate(),
        new UUID(Long.MIN_VALUE, -1),
        Date.valueOf("0001-01-01"),
        Date.valueOf("9999-12-31"),
        Time.valueOf("23:59:59"),
        new Time(Time.valueOf("12:00:00").getTime() + 789),
        Timestamp.valueOf("1969-12-31 23:59:59.999999999"),
        Timestamp.valueOf("9999-12-31 23:59:59.000000001"),
        LocalDate.MIN,
        LocalDate.MAX,
        LocalTime.MIN,
        LocalTime.MAX,
        LocalDateTime.MIN,
        LocalDateTime.MAX,
        OffsetDateTime.MIN,
        OffsetDateTime.MAX);
  }

  @ParameterizedTest
  @MethodSource("values")
  void aValueIsReadAsItWasWritten(Object value) throws BrokenRecordException {
    assertThat(roundTrip(value)).isEqualTo(value).hasSameClassAs(value);
  }

  static List<String> texts() {
    return List.of(
        "",
        "plain",
        "\0",
        "Zürich",
        "東京",
        "\uD83D\uDE00",
        "\uD800",
        "a\uDC00b",
        "\uD83D\uDE00\uD83D",
        "\uDE00\uD83D",
        "x".repeat(100_000),
        "ß".repeat(100_000));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsReadAsItWasWrittenEvenWithHalfOfASurrogatePair(String text)
      throws BrokenRecordException {
    assertThat(roundTrip(text)).isEqualTo(text);
  }

  @Test
  void bytesAreReadAsTheyWereWritten() throws BrokenRecordException {
    assertThat(roundTrip(new byte[0])).isEqualTo(new byte[0]);
    assertThat(roundTrip(new byte[] {-128, 0, 127})).isEqualTo(new byte[] {-128, 0, 127});
  }

  @Test
  void aNullKeepsItsSqlType() throws BrokenRecordException {
    var read = (SpecialValue) roundTrip(SpecialValue.ofNull(Types.OTHER));

    assertThat(read.kind()).isEqualTo(SpecialValue.Kind.NULL);
    assertThat(read.number()).isEqualTo(Types.OTHER);
    assertThat(read).hasToString("NULL");
  }

  @Test
  void aCutValueKeepsItsLengthAndAnUnknownOneItsClass() throws BrokenRecordException {
    var text = roundTrip(new SpecialValue(SpecialValue.Kind.CUT_TEXT, Long.MAX_VALUE, ""));
    var bytes = roundTrip(new SpecialValue(SpecialValue.Kind.CUT_BYTES, 70_000, ""));
    var other = roundTrip(new SpecialValue(SpecialValue.Kind.UNKNOWN, 0, "java.net.URL"));

    assertThat(text).hasToString("a text of 9223372036854775807 characters");
    assertThat(bytes).hasToString("70000 bytes");
    assertThat(other).hasToString("a value of java.net.URL");
  }

  @Test
  void aValueOfAnotherClassIsRefused() {
    var out = new RecordBuffer(16);

    assertThatThrownBy(() -> ValueCodec.write(out, new AtomicLong()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("AtomicLong");
    assertThatThrownBy(() -> ValueCodec.write(out, Thread.currentThread()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /// No sequence of a few bytes leads to another exception or to a large array.
  @Test
  void arbitraryBytesAreAValueOrABrokenRecord() {
    var bytes = new byte[4];
    for (int i = 0; i < 1 << 22; i += 7) {
      bytes[0] = (byte) (i & 0x1F);
      bytes[1] = (byte) (i >> 5);
      bytes[2] = (byte) (i >> 13);
      bytes[3] = (byte) (i >> 14);
      try {
        ValueCodec.read(new RecordInput(bytes, 0, bytes.length));
      } catch (BrokenRecordException e) {
        assertThat(e).hasMessageMatching("[a-zA-Z].*");
      }
    }
  }
}
