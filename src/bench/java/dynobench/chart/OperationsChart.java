package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.ClientFigures;
import dynobench.measure.MeasuredValues;
import dynobench.measure.Metric;
import dynobench.measure.OperationFigures;
import dynobench.measure.Unit;
import dynobench.result.TrialResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Chart of the kinds of operations of a phase, side by side.
final class OperationsChart implements ClientChart {
  @Override
  public String id() {
    return "operations";
  }

  @Override
  public String title() {
    return "Operations by kind";
  }

  @Override
  public String about() {
    return "Count and latency of each kind of operation";
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == Metric.WORK_RATE || (metric.isOfClients() && metric.unit() == Unit.NANOS);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    List<ServedTrials> all =
        ServedTrials.of(material)
            .filter(each -> each.trials().stream().anyMatch(ServedTrials::counts))
            .sorted(Comparator.comparing(ServedTrials::shown, SortedBars.BY_PROMISE))
            .toList();
    List<String> kinds =
        all.stream()
            .flatMap(each -> each.trials().stream().flatMap(trial -> each.service(trial).stream()))
            .flatMap(each -> each.operations().stream())
            .map(OperationFigures::name)
            .distinct()
            .toList();
    var lines = new ArrayList<ChartLine>();
    for (int i = 0; i < all.size(); i++) {
      lines.add(
          line(all.get(i), kinds, Picture.offset(i, all.size(), kinds.size()), material.metric()));
    }
    return new ChartDraft(
        material,
        material.title() + " by kind of operation" + ChartDraft.at(material.point()),
        ChartForm.COLUMNS,
        Axis.named(kinds.stream().map(each -> each.replace('_', ' ')).toList()),
        material.metric().title(),
        lines,
        lines.isEmpty() ? List.of() : List.of("Medians of the counted trials."),
        ServedTrials.emptyReason(material));
  }

  private static ChartLine line(
      ServedTrials served, List<String> kinds, double offset, Metric metric) {
    var points = new ArrayList<ChartPoint>();
    for (int i = 0; i < kinds.size(); i++) {
      String kind = kinds.get(i);
      double[] values =
          served.trials().stream()
              .filter(ServedTrials::counts)
              .flatMap((TrialResult each) -> each.phase(served.phase()).stream())
              .map(each -> value(each, kind, metric))
              .filter(OptionalDouble::isPresent)
              .mapToDouble(OptionalDouble::getAsDouble)
              .toArray();
      if (values.length > 0) {
        double median = Summary.of(values).median();
        points.add(
            new ChartPoint(
                i + offset,
                median,
                median,
                median,
                0,
                values.length,
                kind.replace('_', ' '),
                List.of()));
      }
    }
    return ChartPoints.line(served.shown(), points);
  }

  private static OptionalDouble value(PhaseFinished phase, String kind, Metric metric) {
    return phase
        .service()
        .flatMap(service -> service.only(kind))
        .map(own -> of(phase, own, metric))
        .orElseGet(OptionalDouble::empty);
  }

  private static OptionalDouble of(PhaseFinished phase, ClientFigures own, Metric metric) {
    long done = own.operations().getFirst().done();
    var only = new MeasuredValues(done, phase.timing(), phase.usage(), Optional.of(own));
    return done == 0 ? OptionalDouble.empty() : metric.of(only);
  }
}
