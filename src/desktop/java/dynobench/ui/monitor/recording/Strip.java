package dynobench.ui.monitor.recording;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/// Graph with its own scale.
public enum Strip {
  CPU(Quantity.CORES, 3),
  HEAP(Quantity.BYTES, 3),
  THROUGHPUT(Quantity.OPERATIONS_PER_SECOND, 2.2),
  LATENCY(Quantity.LATENCY, 2.2),
  COLLECTIONS(Quantity.MILLIS, 1.6),
  WRITTEN(Quantity.BYTES_PER_SECOND, 1.6),
  STORED(Quantity.BYTES, 1.6),
  PROBES(Quantity.TIMES, 3);

  private final Quantity quantity;
  private final double height;

  Strip(Quantity quantity, double height) {
    this.quantity = quantity;
    this.height = height;
  }

  public Quantity quantity() {
    return quantity;
  }

  /// Returns whether it shows clients, which most runs don't have.
  boolean ofClients() {
    return this == THROUGHPUT || this == LATENCY;
  }

  /// Returns its initial height, in lines of its legend.
  public double height() {
    return height;
  }

  /// Returns its name in texts.
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the strip of a key, if it exists.
  public static Optional<Strip> of(String key) {
    return Arrays.stream(values()).filter(each -> each.key().equals(key)).findFirst();
  }

  public List<Curve> curves() {
    return Objects.requireNonNull(Known.CURVES.get(this));
  }

  /// Delays the lookup until both enums are initialised.
  private static final class Known {
    private static final Map<Strip, List<Curve>> CURVES =
        Arrays.stream(Curve.values()).collect(Collectors.groupingBy(Curve::strip));
  }
}
