package dynobench.measure;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.HdrHistogram.Histogram;

/// Latencies of single operations: their distribution to three digits, or to two for a single
/// second, and the exact maximum.
///
/// @param histogram compressed HdrHistogram of nanoseconds, in Base64
/// @param mostNanos the longest latency
public record Latencies(String histogram, long mostNanos) {
  /// Significant digits.
  public static final int DIGITS = 3;

  /// Significant digits of the latencies of one second. With three digits, an hour of five kinds of
  /// operations would fill a hundred megabytes.
  private static final int DIGITS_OF_A_SECOND = 2;

  public Latencies {
    if (mostNanos < 0) {
      throw new IllegalArgumentException("nothing takes less than no time");
    }
    var _ = decoded(histogram); // an edited log may contain any text
  }

  /// Creates latencies from a histogram.
  ///
  /// @param mostNanos the longest latency, which the histogram knows to three digits only
  public static Latencies of(Histogram recorded, long mostNanos) {
    var buffer = ByteBuffer.allocate(recorded.getNeededByteBufferCapacity());
    int length = recorded.encodeIntoCompressedByteBuffer(buffer, Deflater.BEST_COMPRESSION);
    byte[] bytes = new byte[length];
    buffer.rewind().get(bytes);
    return new Latencies(Base64.getEncoder().encodeToString(bytes), mostNanos);
  }

  /// Creates the latencies of one second, to two digits.
  public static Latencies ofSecond(Histogram recorded) {
    var coarse = new Histogram(DIGITS_OF_A_SECOND);
    coarse.add(recorded);
    return of(coarse, recorded.getMaxValue());
  }

  /// Returns percentiles over all kinds of operations, in nanoseconds; 0 without operations.
  static long[] of(List<OperationFigures> operations, double... percents) {
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

  /// Returns the longest latency of all kinds of operations; 0 without operations.
  static long longest(List<OperationFigures> operations) {
    return operations.stream().mapToLong(each -> each.latencies().mostNanos()).max().orElse(0);
  }

  /// Returns a percentile in nanoseconds; 0 without operations.
  public long percentile(double percent) {
    return Math.min(mostNanos, recorded().getValueAtPercentile(percent));
  }

  /// Returns the histogram, for adding it to others.
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
