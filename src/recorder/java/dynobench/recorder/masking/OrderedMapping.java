package dynobench.recorder.masking;

/// Strictly increasing keyed function of the whole numbers from 0 to 2^61. An image is at least the
/// number and at most twice the number, so it fits into a column that the number fills to a half.
/// The numbers 0 and 1 stay.
final class OrderedMapping {
  private static final int BITS = 61;

  /// First number without an image.
  static final long LIMIT = 1L << BITS;

  private final KeyedHash key;

  /// Images of the powers of two.
  private final long[] images = new long[BITS + 1];

  OrderedMapping(KeyedHash key) {
    this.key = key;
    images[0] = 1;
    for (int i = 0; i < BITS; i++) {
      long size = 1L << i;
      images[i + 1] = images[i] + size + middle(size, i);
    }
  }

  /// Returns a number between a quarter and three quarters of another one.
  private long middle(long whole, long word) {
    return whole / 4 + key.upTo(whole / 2, word);
  }

  /// Returns the image of a number. Halves the interval that holds it until only one number is
  /// left; each half of the image has a random part of the room.
  long map(long number) {
    if (number < 0 || number >= LIMIT) {
      throw new IllegalArgumentException("out of range");
    }
    if (number == 0) {
      return 0;
    }
    int power = Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
    long begin = 1L << power;
    long size = begin;
    long image = images[power];
    long room = images[power + 1] - image - size;
    while (size > 1 && room > 0) {
      size /= 2;
      long left = middle(room, begin ^ Long.reverse(size));
      if (number < begin + size) {
        room = left;
      } else {
        begin += size;
        image += size + left;
        room -= left;
      }
    }
    return image + (number - begin);
  }
}
