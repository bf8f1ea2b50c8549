package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
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
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public Draft draft(Material material) {
    var point = material.point(List.of(material.phase()));
    var figures = material.at(material.phase(), material.metric(), point);
    return new Draft(
        material,
        material.title() + " as dots",
        Form.LINES,
        Axis.numbers("series", false),
        material.metric().title(),
        material
            .having(figures)
            .map(each ->
                Points.line(
                    each,
                    List.of(
                        Points.median(
                            1, java.util.Objects.requireNonNull(figures.get(each.key()))))))
            .toList(),
        List.of(),
        "");
  }
}
