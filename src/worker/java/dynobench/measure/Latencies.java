package dynobench.measure;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.HdrHistogram.Histogram;

/// How long operations took, one by one: their distribution to three digits, and the longest of
/// them exactly.
///
/// @param histogram of nanoseconds, as HdrHistogram compresses it, in Base64
/// @param mostNanos that any took
public record Latencies(String histogram, long mostNanos) {
  /// Significant digits.
  public static final int DIGITS = 3;

  /// Of what is told each second: an hour of five kinds of operations would fill a hundred
  /// megabytes with three.
  private static final int DIGITS_OF_A_SECOND = 2;

  public Latencies {
    if (mostNanos < 0) {
      throw new IllegalArgumentException("nothing takes less than no time");
    }
    var _ = decoded(histogram); // a log that was edited may hold anything
  }

  /// What was recorded.
  ///
  /// @param mostNanos that any took: the histogram knows it to three digits only
  public static Latencies of(Histogram recorded, long mostNanos) {
    var buffer = ByteBuffer.allocate(recorded.getNeededByteBufferCapacity());
    int length = recorded.encodeIntoCompressedByteBuffer(buffer, Deflater.BEST_COMPRESSION);
    byte[] bytes = new byte[length];
    buffer.rewind().get(bytes);
    return new Latencies(Base64.getEncoder().encodeToString(bytes), mostNanos);
  }

  /// What was recorded in a second, to two digits.
  public static Latencies ofSecond(Histogram recorded) {
    var coarse = new Histogram(DIGITS_OF_A_SECOND);
    coarse.add(recorded);
    return of(coarse, recorded.getMaxValue());
  }

  /// What so many of a hundred operations of all kinds did not exceed; 0 where there were none.
  static long[] of(List<Operations> operations, double... percents) {
    Histogram all =
        operations.stream()
            .map(each -> each.latencies().recorded())
            .reduce(Latencies::sum)
            .orElseGet(() -> new Histogram(DIGITS));
    long most = longest(operations);
    return Arrays.stream(percents)
        .mapToLong(percent -> Math.min(most, all.getValueAtPercentile(percent)))
        .toArray();
  }

  private static Histogram sum(Histogram one, Histogram other) {
    one.add(other);
    return one;
  }

  /// That any of these took; 0 where there were none.
  static long longest(List<Operations> operations) {
    return operations.stream().mapToLong(each -> each.latencies().mostNanos()).max().orElse(0);
  }

  /// What was recorded, to be added to others.
  public Histogram recorded() {
    return decoded(histogram);
  }

  private static Histogram decoded(String histogram) {
    try {
      byte[] bytes = Base64.getDecoder().decode(histogram);
      return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(bytes), 0);
    } catch (DataFormatException | RuntimeException e) {
      throw new IllegalArgumentException("these latencies can't be read", e);
    }
  }
}
