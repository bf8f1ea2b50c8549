package dynobench.ui.charts;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.fx.overlay.OverlayFX;
import org.jfree.chart.panel.AbstractOverlay;

/// Has each drawing begin anew. The canvas forgets paint and stroke after each drawing, but the
/// graphics object, which is kept, remembers them and passes over what equals the last ones: a
/// white background after a white marker came out black. So the last paint and stroke are some that
/// no chart uses.
final class FreshStart extends AbstractOverlay implements OverlayFX {
  private static final Color UNUSED = new Color(1, 2, 3, 4);
  private static final BasicStroke UNUSED_STROKE = new BasicStroke(0.123f);

  @Override
  public void paintOverlay(Graphics2D g, ChartPanel panel) {
    // there are no Swing panels here
  }

  @Override
  public void paintOverlay(Graphics2D g, ChartCanvas canvas) {
    g.setPaint(UNUSED);
    g.setStroke(UNUSED_STROKE);
  }
}
