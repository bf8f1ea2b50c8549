package dynobench.recorder.masking;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recorder.format.ValueMasking;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ValueMaskTest {
  private final ValueMask text = mask(ValueMasking.TEXT);
  private final ValueMask all = mask(ValueMasking.ALL);

  private static ValueMask mask(ValueMasking masking) {
    return Objects.requireNonNull(ValueMask.of(masking));
  }

  @Test
  void withoutMaskingThereIsNoMask() {
    assertThat(ValueMask.of(ValueMasking.NONE)).isNull();
  }

  @ParameterizedTest
  @EnumSource(names = {"TEXT", "ALL"})
  void aPseudonymHasTheCharactersOfTheSameKinds(ValueMasking masking) {
    ValueMask mask = mask(masking);
    String value = "Anna.Müller-99@Example.org 日本語 Ж%_𠮷!";
    var image = (String) mask.mask(value);

    assertThat(image).isNotEqualTo(value).hasSameSizeAs(value);
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      char found = image.charAt(i);
      assertThat(Character.getType(found)).as(value.substring(i)).isEqualTo(Character.getType(c));
      assertThat(found < 0x80).isEqualTo(c < 0x80);
      if (!Character.isLetterOrDigit(c) && !Character.isSurrogate(c)) {
        assertThat(found).isEqualTo(c);
      }
    }
    assertThat(mask.mask(value)).isEqualTo(image);
    assertThat(mask(masking).mask(value)).isNotEqualTo(image);
  }

  @Test
  void differentTextsHaveDifferentPseudonyms() {
    var images = new HashSet<Object>();
    int count = 0;
    for (char one = 'a'; one <= 'z'; one++) {
      images.add(text.mask("" + one));
      count++;
      for (char other = 'a'; other <= 'z'; other++) {
        images.add(text.mask("" + one + other));
        count++;
      }
    }
    for (int i = 0; i < 1000; i++) {
      images.add(text.mask(Integer.toString(1000 + i)));
      count++;
    }
    assertThat(images).hasSize(count);
  }

  @Test
  void oneDifferentCharacterChangesTheWholePseudonym() {
    var one = (String) text.mask("abcdefghijklmnop");
    var other = (String) text.mask("abcdefghijklmnoq");
    int equal = 0;
    for (int i = 0; i < one.length(); i++) {
      equal += one.charAt(i) == other.charAt(i) ? 1 : 0;
    }
    assertThat(equal).isLessThan(8);
  }

  /// So that comparisons without case, and columns of fixed length, give the same rows.
  @Test
  void caseAndBlanksAtTheEndCommuteWithMasking() {
    var image = (String) text.mask("Grün");
    assertThat(text.mask("grün")).isEqualTo(image.toLowerCase(Locale.ROOT));
    assertThat(text.mask("GRÜN")).isEqualTo(image.toUpperCase(Locale.ROOT));
    assertThat(text.mask("Grün   ")).isEqualTo(image + "   ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "   ", "true", "FALSE", "12:30", "12:30:15.5", "%", "2020-01-31", "?!"})
  void someTextsStay(String value) {
    assertThat(text.mask(value)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2020-13-31", "2020-01-31-17", "31.01.2020", "1:30", "truely", "7"})
  void textsThatAreNoDatesAreMasked(String value) {
    var found = new HashSet<Object>();
    for (int i = 0; i < 20; i++) {
      found.add(mask(ValueMasking.TEXT).mask(value));
    }
    assertThat(found).hasSizeGreaterThan(1);
  }

  @Test
  void aUuidHasOnePseudonymHoweverItIsWritten() {
    UUID uuid = UUID.randomUUID();
    Object image = text.mask(uuid);
    byte[] bytes =
        ByteBuffer.allocate(16)
            .putLong(uuid.getMostSignificantBits())
            .putLong(uuid.getLeastSignificantBits())
            .array();
    ByteBuffer masked = ByteBuffer.wrap((byte[]) text.mask(bytes));

    assertThat(image).isInstanceOf(UUID.class).isNotEqualTo(uuid);
    assertThat(text.mask(uuid.toString())).isEqualTo(image.toString());
    assertThat(text.mask(uuid.toString().toUpperCase(Locale.ROOT)))
        .isEqualTo(image.toString().toUpperCase(Locale.ROOT));
    assertThat(new UUID(masked.getLong(), masked.getLong())).isEqualTo(image);
  }

  @Test
  void bytesKeepTheirNumberAndDiffer() {
    var images = new HashSet<String>();
    for (int i = 0; i < 256; i++) {
      var image = (byte[]) text.mask(new byte[] {(byte) i});
      assertThat(image).hasSize(1);
      images.add(image[0] + "");
    }
    assertThat(images).hasSize(256);
    assertThat((byte[]) text.mask(new byte[0])).isEmpty();
    assertThat((byte[]) text.mask(new byte[70_000])).hasSize(70_000);
  }

  @Test
  void underTextNumbersDatesAndBooleansStay() {
    for (Object each :
        new Object[] {5, 5L, 1.5, new BigDecimal("7.30"), LocalDate.of(1999, 1, 1), true}) {
      assertThat(text.mask(each)).isSameAs(each);
    }
  }

  @Test
  void equalNumbersHaveEqualPseudonymsWhateverTheirClass() {
    for (long each : new long[] {0, 1, 2, 77, 100, -100, 4_000_000_000L, 1L << 62, -(1L << 62)}) {
      var image = (Long) all.mask(each);
      assertThat(all.mask(new BigDecimal(each + ".00"))).isEqualTo(new BigDecimal(image + ".00"));
      assertThat(all.mask(BigInteger.valueOf(each))).isEqualTo(BigInteger.valueOf(image));
      if (each == (int) each) {
        assertThat(((Number) all.mask((int) each)).longValue()).isEqualTo(image);
        assertThat(all.mask((double) each)).isEqualTo((double) image);
        assertThat(all.mask((float) each)).isEqualTo((float) image);
      }
      if (each == (byte) each) {
        assertThat(((Number) all.mask((byte) each)).longValue()).isEqualTo(image);
        assertThat(((Number) all.mask((short) each)).longValue()).isEqualTo(image);
      }
    }
    assertThat(all.mask(0)).isEqualTo(0);
    assertThat(all.mask(1)).isEqualTo(1);
    assertThat(all.mask(true)).isEqualTo(true);
  }

  @Test
  void numbersKeepTheirOrderAndAboutTheirSize() {
    long before = -1;
    for (int i = 0; i < 20_000; i++) {
      long image = ((Number) all.mask(i)).longValue();
      assertThat(image).isGreaterThan(before).isBetween((long) i, 2L * i + 1);
      before = image;
    }
    for (long i = 20_000; i > 0 && i < 1L << 61; i += i / 5) {
      var image = (Long) all.mask(i);
      assertThat(image).isGreaterThan(before).isBetween(i, i * 2);
      assertThat(all.mask(-i)).isEqualTo(-image);
      before = image;
    }
    assertThat((Long) all.mask(Long.MAX_VALUE)).isGreaterThan(before);
    assertThat(all.mask(Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void fractionsKeepTheirOrderAndTheirDigits() {
    BigDecimal before = new BigDecimal("-1.00");
    for (int i = 0; i < 20_000; i += 7) {
      var value = BigDecimal.valueOf(i, 2);
      var image = (BigDecimal) all.mask(value);
      assertThat(image).isGreaterThan(before).hasScaleOf(2);
      assertThat((Double) all.mask(value.doubleValue()))
          .isCloseTo(image.doubleValue(), Offset.offset(1e-9));
      before = image;
    }
    for (double each : new double[] {1e300, -1e300, Double.NaN, Double.NEGATIVE_INFINITY, 0}) {
      assertThat(all.mask(each)).isEqualTo(each);
    }
    assertThat(all.mask(new BigDecimal("1E+1000000000")))
        .isEqualTo(new BigDecimal("1E+1000000000"));
    assertThat(all.mask(new BigDecimal("1E+3")))
        .isEqualTo(new BigDecimal(all.mask(1000).toString()));
    var big = new BigInteger("123456789012345678901234567890");
    assertThat(all.mask(big)).isNotEqualTo(big).asString().startsWith("1").hasSize(30);
  }

  @Test
  void datesKeepTheirOrderAndEqualDatesHaveEqualPseudonyms() {
    LocalDate before = LocalDate.MIN;
    LocalDate date = LocalDate.of(1801, 2, 3);
    for (; date.getYear() < 2038; date = date.plusDays(11)) {
      var image = (LocalDate) all.mask(date);
      assertThat(image).isAfter(before).isBefore(LocalDate.of(2038, 1, 1));
      before = image;
    }
    LocalDate day = LocalDate.of(2020, 1, 31);
    LocalDateTime noon = day.atTime(12, 30);
    var image = (LocalDate) all.mask(day);
    assertThat(image).isNotEqualTo(day);
    assertThat(all.mask(noon)).isEqualTo(image.atTime(12, 30));
    assertThat(all.mask(Date.valueOf(day))).isEqualTo(Date.valueOf(image));
    assertThat(all.mask(Timestamp.valueOf(noon)))
        .isEqualTo(Timestamp.valueOf(image.atTime(12, 30)));
    assertThat(all.mask(day.toString())).isEqualTo(image.toString());
    assertThat(all.mask(day + " 12:30:00.5+02")).isEqualTo(image + " 12:30:00.5+02");
    Time time = Time.valueOf("12:30:00");
    assertThat(all.mask(time)).isSameAs(time);
  }

  @Test
  void timesOfOneInstantHavePseudonymsOfOneInstant() {
    Instant instant = Instant.parse("2020-01-31T23:30:00Z");
    var image = (Instant) all.mask(instant);
    OffsetDateTime east = instant.atOffset(ZoneOffset.ofHours(2));
    assertThat(((OffsetDateTime) all.mask(east)).toInstant()).isEqualTo(image);
    assertThat(((OffsetDateTime) all.mask(east)).getOffset()).isEqualTo(east.getOffset());
    assertThat(((OffsetDateTime) all.mask(instant.atZone(ZoneOffset.UTC))).toInstant())
        .isEqualTo(image);
  }

  @Test
  void datesWithAMeaningOfTheirOwnStay() {
    for (String each : new String[] {"9999-12-31", "0001-01-01", "2038-01-01", "1799-12-31"}) {
      assertThat(all.mask(LocalDate.parse(each))).isEqualTo(LocalDate.parse(each));
      assertThat(all.mask(each)).isEqualTo(each);
    }
  }
}
