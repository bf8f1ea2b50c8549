package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.Scaling;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Map;

/// Chart of a metric divided by the number of operations, over a factor.
final class PerOperationChart implements Chart {
  @Override
  public String id() {
    return "row";
  }

  @Override
  public String title() {
    return "Per operation";
  }

  @Override
  public String about() {
    return "Time divided by the number of operations; it falls where more operations share fixed"
        + " costs";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE_AND_FACTOR;
  }

  @Override
  public boolean shows(Metric metric) {
    return !metric.unit().isQuotient();
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    boolean applies = applies(material);
    Settings held = material.held(List.of(material.phase()));
    Map<SeriesKey, List<Measurement>> figures =
        applies ? material.measurements(material.phase(), material.metric(), held) : Map.of();
    String what = what(material);
    return new ChartDraft(
        material,
        material.title() + ": " + what + ChartDraft.at(held),
        ChartForm.LINES,
        OverFactor.axis(material),
        what,
        OverFactor.lines(material, figures, each -> (double) each.operations()),
        ChartNotes.spread(material, figures),
        applies ? "" : emptyReason(material));
  }

  static boolean applies(ChartInput material) {
    return material.sources().stream()
        .anyMatch(each -> Scaling.applies(each.figures(), material.phase()));
  }

  /// Returns the label of the figure, such as `time per row`.
  static String what(ChartInput material) {
    return material.metric().title() + " per " + one(material);
  }

  /// Returns why the chart is empty for a phase whose work does not grow.
  static String emptyReason(ChartInput material) {
    return "The %s count does not change the work of this phase: it has no %s per %s."
        .formatted(stored(material), material.metric().title(), stored(material));
  }

  /// Returns the unit of the phase's operations, in the singular.
  static String one(ChartInput material) {
    return singular(material.workload().unit(material.phase()));
  }

  static String stored(ChartInput material) {
    return singular(material.workload().storedUnit());
  }

  private static String singular(String plural) {
    return plural.endsWith("s") ? plural.substring(0, plural.length() - 1) : plural;
  }
}
