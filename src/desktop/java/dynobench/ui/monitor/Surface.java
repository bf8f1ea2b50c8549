package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.TimeBand;

/// Raster with the layout and the time range that a frame is painted with.
///
/// @param raster as wide as the plot, as high as the layout
/// @param scale pixels of the raster per unit of the layout
/// @param end latest time of the run, in milliseconds
record Surface(Raster raster, double scale, StripsLayout place, TimeWindow window, double end) {
  int width() {
    return raster.width();
  }

  /// Returns the x coordinate of a time in the raster.
  double x(double millis) {
    return window.share(millis) * raster.width();
  }

  /// Returns the left edge of a time range in the raster; 0 if it is further left.
  int from(TimeBand band) {
    return (int) Math.max(0, x(band.from()));
  }

  /// Returns the right edge of a time range in the raster. A range that lasts ends at the latest
  /// time.
  int to(TimeBand band) {
    return (int) Math.min(raster.width(), x(Math.min(band.to(), end)));
  }

  /// Fills a rectangle.
  ///
  /// @param from left edge in the raster
  /// @param to right edge in the raster
  /// @param top in units of the layout
  /// @param bottom in units of the layout
  void fill(int from, int to, double top, double bottom, int argb) {
    raster.rectangle(
        from, to, (int) Math.round(top * scale), (int) Math.round(bottom * scale), argb);
  }
}
