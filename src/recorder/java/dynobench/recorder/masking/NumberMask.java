package dynobench.recorder.masking;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;

/// Pseudonyms of numbers. Equal numbers have equal pseudonyms, whatever their classes. Order and
/// sign stay, and so do 0, 1 and the number of digits after the point. Whole numbers beyond 2^61
/// lose their order, and fractions beyond it stay as they are.
final class NumberMask {
  private static final double MOST_EXACT = 1L << 53;
  private static final int MOST_DIGITS = 1000;
  private static final BigInteger LIMIT = BigInteger.valueOf(OrderedMapping.LIMIT);

  private final OrderedMapping mapping;
  private final KeyedHash key;

  NumberMask(KeyedHash key) {
    this.key = key;
    mapping = new OrderedMapping(key);
  }

  long mask(long number) {
    if (number == Long.MIN_VALUE) {
      return number;
    }
    long size = Math.abs(number);
    long image = size < OrderedMapping.LIMIT ? mapping.map(size) : large(size);
    return number < 0 ? -image : image;
  }

  /// Returns a pseudonym that is larger than those of all numbers below 2^61.
  private long large(long number) {
    long half = 1L << (Long.SIZE - 2);
    return half | (key.with(number) & (half - 1));
  }

  double mask(double number) {
    double size = Math.abs(number);
    if (!(size < OrderedMapping.LIMIT)) {
      return number; // or infinite, or no number
    }
    double whole = Math.floor(size);
    double image = mask((long) whole);
    if (size != whole && size < MOST_EXACT) {
      image += (size - whole) * gapAfter((long) whole);
    }
    return Math.copySign(image, number);
  }

  float mask(float number) {
    return (float) mask(Double.parseDouble(Float.toString(number)));
  }

  private long gapAfter(long whole) {
    return mask(whole + 1) - mask(whole);
  }

  BigInteger mask(BigInteger number) {
    BigInteger size = number.abs();
    BigInteger image =
        size.bitLength() < Long.SIZE ? BigInteger.valueOf(mask(size.longValue())) : digits(size);
    return number.signum() < 0 ? image.negate() : image;
  }

  /// Replaces all digits but the first one.
  private BigInteger digits(BigInteger number) {
    String text = number.toString();
    if (text.length() > MOST_DIGITS) {
      return number;
    }
    int[] digits = text.substring(1).chars().map(c -> c - '0').toArray();
    int[] bases = new int[digits.length];
    Arrays.fill(bases, 10);
    MixedCipher.encrypt(key.copy().add(text.charAt(0)).add(text.length()), digits, bases);
    var image = new StringBuilder().append(text.charAt(0));
    for (int each : digits) {
      image.append(each);
    }
    return new BigInteger(image.toString());
  }

  BigDecimal mask(BigDecimal number) {
    if (Math.max(number.precision(), (long) number.precision() - number.scale()) > MOST_DIGITS) {
      return number;
    }
    BigDecimal size = number.abs();
    BigInteger whole = size.toBigInteger();
    var image = new BigDecimal(mask(whole));
    BigDecimal fraction = size.subtract(new BigDecimal(whole));
    if (fraction.signum() != 0 && whole.compareTo(LIMIT) < 0) {
      fraction = fraction.multiply(BigDecimal.valueOf(gapAfter(whole.longValue())));
    }
    BigDecimal sum = image.add(fraction).setScale(Math.max(0, number.scale()));
    return number.signum() < 0 ? sum.negate() : sum;
  }

  /// Returns a number of the same class or, if it doesn't fit, of a larger one.
  Number mask(Number number) {
    if (number instanceof BigDecimal) {
      return mask((BigDecimal) number);
    }
    if (number instanceof BigInteger) {
      return mask((BigInteger) number);
    }
    if (number instanceof Double) {
      return mask(number.doubleValue());
    }
    if (number instanceof Float) {
      return mask(number.floatValue());
    }
    return sized(mask(number.longValue()), number);
  }

  private static Number sized(long image, Number model) {
    if (model instanceof Byte && image == (byte) image) {
      return (byte) image;
    }
    boolean small = model instanceof Byte || model instanceof Short;
    if (small && image == (short) image) {
      return (short) image;
    }
    return model instanceof Long || image != (int) image ? (Number) image : (Number) (int) image;
  }
}
