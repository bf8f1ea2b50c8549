package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import java.util.List;

/// Chart for tests only, which shows the highest level of each varied parameter as dots.
public final class DotsChart implements Chart {
  @Override
  public String id() {
    return "dots";
  }

  @Override
  public String title() {
    return "Dots";
  }

  @Override
  public String about() {
    return "A dot for each series";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    var point = material.point(List.of(material.phase()));
    var figures = material.at(material.phase(), material.metric(), point);
    return new ChartDraft(
        material,
        material.title() + " as dots",
        ChartForm.LINES,
        Axis.numbers("series", false),
        material.metric().title(),
        material
            .having(figures)
            .map(each ->
                ChartPoints.line(
                    each,
                    List.of(
                        ChartPoints.median(
                            1, java.util.Objects.requireNonNull(figures.get(each.key()))))))
            .toList(),
        List.of(),
        "");
  }
}
