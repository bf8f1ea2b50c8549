package dynobench.chart;

import dynobench.chart.Picture.Form;
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
    return "Time divided by what was done: where it falls, fixed costs were shared by more";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE_AND_FACTOR;
  }

  @Override
  public boolean shows(Metric metric) {
    return !metric.unit().isQuotient();
  }

  @Override
  public Draft draft(Material material) {
    boolean applies = applies(material);
    Settings held = material.held(List.of(material.phase()));
    Map<SeriesKey, List<Measurement>> figures =
        applies ? material.measurements(material.phase(), material.metric(), held) : Map.of();
    String what = what(material);
    return new Draft(
        material,
        material.title() + ": " + what + Draft.at(held),
        Form.LINES,
        OverFactor.axis(material),
        what,
        OverFactor.lines(material, figures, each -> (double) each.operations()),
        Notes.spread(material, figures),
        applies ? "" : none(material));
  }

  static boolean applies(Material material) {
    return material.sources().stream()
        .anyMatch(each -> Scaling.applies(each.figures(), material.phase()));
  }

  /// Returns the label of the figure, such as `time per row`.
  static String what(Material material) {
    return material.metric().title() + " per " + one(material);
  }

  /// Returns why the chart is empty for a phase whose work does not grow.
  static String none(Material material) {
    return "This phase does the same whatever the %s count: it has no %s per %s."
        .formatted(stored(material), material.metric().title(), stored(material));
  }

  /// Returns the unit of the phase's operations, in the singular.
  static String one(Material material) {
    return singular(material.workload().unit(material.phase()));
  }

  static String stored(Material material) {
    return singular(material.workload().storedUnit());
  }

  private static String singular(String plural) {
    return plural.endsWith("s") ? plural.substring(0, plural.length() - 1) : plural;
  }
}
