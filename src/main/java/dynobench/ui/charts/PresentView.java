package dynobench.ui.charts;

import dynobench.chart.ChartDrawing;
import dynobench.chart.ChartKind;
import dynobench.ui.desk.Desk;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.fx.ChartViewer;

/// One chart and nothing else, for the last row of a lecture hall. The arrow keys change to the
/// next chart and back.
public final class PresentView {
  private final Desk desk;
  private final StackPane pane = new StackPane();
  private final List<Slide> slides = new ArrayList<>();
  private int current;

  /// @param model of the chart that is seen
  private record Slide(String id, ChartViewModel model, ChartViewer viewer, JFreeChart chart) {}

  public PresentView(Desk desk) {
    this.desk = desk;
    ChartTabs.ALL.forEach(tab -> slides.add(slide(tab.id(), tab.kind(), tab.phase())));
    pane.setId("present");
    pane.getStyleClass().add("view");
    pane.setFocusTraversable(true);
    pane.addEventHandler(KeyEvent.KEY_PRESSED, this::turn);
  }

  private Slide slide(String id, ChartKind kind, String phase) {
    var model = new ChartViewModel(desk, kind, phase);
    JFreeChart chart = ChartDrawing.draw(model.picture().get(), model.theme());
    var viewer = new ChartViewer(chart, false);
    viewer.getCanvas().addOverlay(new FreshStart());
    var slide = new Slide(id, model, viewer, chart);
    model.picture().addListener((_, _, _) -> draw(slide));
    desk.appearance().dark().addListener((_, _, _) -> draw(slide));
    return slide;
  }

  private static void draw(Slide slide) {
    if (slide.model().watched().get()) {
      ChartDrawing.update(slide.chart(), slide.model().picture().get(), slide.model().theme());
    }
  }

  public Parent node() {
    return pane;
  }

  /// Begins.
  ///
  /// @param id of the chart to begin with; the first one if it is no chart
  public void begin(String id) {
    current = 0;
    for (int i = 0; i < slides.size(); i++) {
      if (slides.get(i).id().equals(id)) {
        current = i;
      }
    }
    show();
  }

  /// Ends: what nobody sees isn't drawn.
  public void end() {
    slides.get(current).model().watched().set(false);
    pane.getChildren().clear();
  }

  private void turn(KeyEvent event) {
    int step =
        switch (event.getCode()) {
          case RIGHT, DOWN, PAGE_DOWN, SPACE -> 1;
          case LEFT, UP, PAGE_UP -> -1;
          default -> 0;
        };
    if (step != 0) {
      end();
      current = Math.floorMod(current + step, slides.size());
      show();
      event.consume();
    }
  }

  private void show() {
    Slide slide = slides.get(current);
    slide.model().watched().set(true);
    draw(slide);
    pane.getChildren().setAll(slide.viewer());
    pane.requestFocus();
  }
}
