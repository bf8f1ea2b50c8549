package dynobench.ui.monitor.recording;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/// Lane of the monitor: curves above one time axis. Another lane needs a constant here, its curves
/// in [Curve], and their names in the texts of the view.
public enum Strip {
  CPU(3),
  HEAP(4),
  MEMORY(2.6, Presence.WITH_DATA),
  THROUGHPUT(2.6, Presence.WITH_DATA),
  LATENCY(2.6, Presence.WITH_DATA),
  COLLECTIONS(2),
  WRITTEN(2.4),
  STORED(2.4),
  PROBES(2.6),
  WORKBENCH(2.6, Presence.FOLDED_WITH_DATA);

  /// Condition for showing a lane.
  private enum Presence {
    ALWAYS,
    WITH_DATA,
    /// With data, and folded until the user opens it.
    FOLDED_WITH_DATA
  }

  private final double height;
  private final Presence presence;

  Strip(double height) {
    this(height, Presence.ALWAYS);
  }

  Strip(double height, Presence presence) {
    this.height = height;
    this.presence = presence;
  }

  /// Returns whether the lane is shown only for runs with data for it. Other lanes are always
  /// shown.
  boolean needsData() {
    return presence != Presence.ALWAYS;
  }

  /// Returns whether the lane is folded until the user opens it.
  public boolean isFoldedAtFirst() {
    return presence == Presence.FOLDED_WITH_DATA;
  }

  /// Returns the initial height, in lines of text.
  public double height() {
    return height;
  }

  /// Returns the lower-case name, which is part of the keys of texts.
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the strip of a key, if it exists.
  public static Optional<Strip> of(String key) {
    return Arrays.stream(values()).filter(each -> each.key().equals(key)).findFirst();
  }

  /// Returns the lane's curves, the most important one first.
  public List<Curve> curves() {
    return Objects.requireNonNull(Known.CURVES.get(this));
  }

  /// Delays the lookup until both enums are initialised.
  private static final class Known {
    private static final Map<Strip, List<Curve>> CURVES =
        Arrays.stream(Curve.values()).collect(Collectors.groupingBy(Curve::strip));
  }
}
