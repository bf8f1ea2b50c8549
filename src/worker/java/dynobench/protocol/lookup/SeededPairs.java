package dynobench.protocol.lookup;

import dynobench.protocol.BitMixer;
import dynobench.workload.Settings;
import java.nio.charset.StandardCharsets;

/// Pairs of a trial, generated from the seed. Each text is a new object, as in an application that
/// reads a file.
final class SeededPairs implements PairSource {
  private static final int NAME_LENGTH = 16;
  private static final int MOST_VALUE_LENGTH = 48;
  private static final int POOL = 1 << 14;
  private static final byte[] DIGITS = "0123456789abcdef".getBytes(StandardCharsets.ISO_8859_1);

  private final long seed;
  private final int valueLength;
  private final byte[] pool = new byte[POOL + MOST_VALUE_LENGTH];

  /// Creates pairs. Each value has 48 letters, or as many as the column of the settings if that is
  /// narrower. Each name has 16 hexadecimal digits.
  SeededPairs(long seed, Settings settings) {
    this.seed = seed;
    this.valueLength =
        settings
            .get("value_width")
            .map(each -> Math.min(Integer.parseInt(each), MOST_VALUE_LENGTH))
            .orElse(MOST_VALUE_LENGTH);
    for (int i = 0; i < pool.length; i++) {
      pool[i] = (byte) ('a' + BitMixer.below(26, BitMixer.mix(seed + i)));
    }
  }

  @Override
  public String name(long index) {
    long bits = BitMixer.mix(seed + index);
    var text = new byte[NAME_LENGTH];
    for (int i = 0; i < NAME_LENGTH; i++) {
      text[i] = DIGITS[(int) (bits >>> (4 * i)) & 15];
    }
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  @Override
  public String value(long index) {
    int from = (int) BitMixer.mix(seed - index) & (POOL - 1);
    return new String(pool, from, valueLength, StandardCharsets.ISO_8859_1);
  }
}
