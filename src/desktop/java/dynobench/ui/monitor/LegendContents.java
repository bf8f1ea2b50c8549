package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.Reading;
import dynobench.ui.monitor.recording.TimeBand;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.shape.Line;

/// Contents of the lanes' legends: the curves of a lane with their values, or the shown contenders
/// of aligned trials with theirs.
final class LegendContents {
  private static final String NONE = "–";

  private final MonitorViewModel model;
  private final StripsPen pen;
  private final SeriesLines lines;
  private final Map<Curve, WrittenValue> written = new EnumMap<>(Curve.class);

  /// Value with its text, which is made again only when the value has changed.
  private record WrittenValue(double value, String text) {}

  LegendContents(MonitorViewModel model, StripsPen pen, SeriesLines lines) {
    this.model = model;
    this.pen = pen;
    this.lines = lines;
  }

  List<LaneLegend.Entry> of(Lane lane) {
    return model.alignment().on().get() ? ofSeries(lane) : ofCurves(lane);
  }

  private List<LaneLegend.Entry> ofCurves(Lane lane) {
    var entries = new ArrayList<LaneLegend.Entry>();
    for (Curve curve : lane.strip().curves()) {
      entries.add(
          new LaneLegend.Entry(
              pen.looks().of(curve),
              pen.words("curve." + curve.key()),
              value(curve),
              widest(curve.quantity()),
              !lane.shows(curve),
              () -> model.lanes().toggle(curve)));
    }
    return entries;
  }

  private String widest(Quantity quantity) {
    return quantity == Quantity.CORES
        ? quantity.widest() + " of " + model.recording().cores()
        : quantity.widest();
  }

  private String value(Curve curve) {
    Optional<Reading> reading = model.reading(curve);
    if (reading.isEmpty()) {
      return model.isUnreported(curve) ? pen.words("value.untold") : NONE;
    }
    double value = reading.get().value();
    WrittenValue before = written.get(curve);
    if (before == null || before.value() != value) {
      before = new WrittenValue(value, model.text(curve.quantity(), value));
      written.put(curve, before);
    }
    return before.text();
  }

  private List<LaneLegend.Entry> ofSeries(Lane lane) {
    Optional<Curve> curve = lane.leading();
    if (curve.isEmpty()) {
      return List.of();
    }
    var entries = new ArrayList<LaneLegend.Entry>();
    for (AlignedSeries series : model.alignment().series(model.recording())) {
      if (model.shows(series)) {
        entries.add(entry(series, curve.get()));
      }
    }
    return entries;
  }

  private LaneLegend.Entry entry(AlignedSeries series, Curve curve) {
    TimeBand trial = series.newest();
    Line look = lines.of(trial);
    String value =
        model.reading(curve, trial).map(it -> curve.quantity().text(it.value())).orElse(NONE);
    return new LaneLegend.Entry(
        look, "", value, curve.quantity().widest(), false, () -> model.toggle(series.contender()));
  }
}
