package dynobench.protocol.phases;

import dynobench.engine.RowSink;
import dynobench.protocol.BitMixer;
import java.sql.Date;
import org.jspecify.annotations.Nullable;

/// Order-independent checksum over all five data columns of every row. Each row is hashed to 64
/// bits, and the hashes are added. Wrong, lost, doubled and swapped values change it.
final class ChecksumSink implements RowSink {
  private long count;
  private long sum;

  @Override
  public void row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float floatNumber) {
    count++;
    long hash = name == null ? 1 : hash(name);
    hash = BitMixer.mix(hash * 31 + value);
    hash = BitMixer.mix(hash * 31 + (date == null ? -1 : date.getTime()));
    hash = BitMixer.mix(hash * 31 + longNumber);
    sum += BitMixer.mix(hash * 31 + Float.floatToIntBits(floatNumber));
  }

  private static long hash(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = hash * 1_000_003 + text.charAt(i);
    }
    return hash;
  }

  RowChecksum check() {
    return new RowChecksum(count, sum);
  }
}
