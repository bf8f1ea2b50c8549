package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Reading;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.widgets.ViewTexts;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Values of the monitor as a sentence, for screen readers.
record SpokenValues(MonitorViewModel model, ViewTexts texts) {
  /// Returns the chosen lane, the time, and the present values of the curves that are not hidden.
  /// Values of folded lanes are included; missing ones are left out.
  String text() {
    return model.lanes().chosen().get().map(this::lane).orElse("")
        + model.shownLanes().stream()
            .flatMap(this::values)
            .collect(Collectors.joining(", ", model.where() + ": ", ""));
  }

  private String lane(Strip strip) {
    boolean folded = model.lanes().lane(strip).folded();
    return texts.of(folded ? "lane.folded" : "lane.open", name(strip)) + " ";
  }

  private String name(Strip strip) {
    return texts.of("strip." + strip.key());
  }

  private Stream<String> values(Lane lane) {
    return model.alignment().on().get()
        ? lane.leading().stream().flatMap(this::seriesValues)
        : lane.strip().curves().stream()
            .filter(lane::shows)
            .flatMap(curve -> value(curve, model.reading(curve), "").stream());
  }

  private Stream<String> seriesValues(Curve curve) {
    return model.alignment().series(model.recording()).stream()
        .filter(model::shows)
        .flatMap(series ->
            value(curve, model.reading(curve, series.newest()), " " + series.title()).stream());
  }

  private Optional<String> value(Curve curve, Optional<Reading> reading, String whose) {
    return reading.map(it ->
        "%s %s%s %s"
            .formatted(
                name(curve.strip()),
                texts.of("curve." + curve.key()),
                whose,
                model.text(curve.quantity(), it.value())));
  }
}
