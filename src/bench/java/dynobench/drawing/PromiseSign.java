package dynobench.drawing;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/// Durability sign before a contender's name, as in the window: two bars on a line. The left bar
/// shows what survives a killed process, the right one a power cut; a higher bar means more. A
/// hollow bar is claimed, a full one tested. A cross means refuted or damaged, a dash unstated.
final class PromiseSign {
  /// Width and height of the sign, and gap between the bars, in ems.
  private static final double WIDTH = 0.8;

  private static final double HEIGHT = 0.76;
  private static final double GAP = 0.14;

  private static final double STROKE = 0.55;

  private PromiseSign() {}

  /// Returns the width of the sign at a font size.
  static double width(double em) {
    return WIDTH * em;
  }

  /// @param baseline baseline of the text
  static void draw(
      Graphics2D g,
      Durability durability,
      double x,
      double baseline,
      double em,
      Color colour,
      ChartTheme theme) {
    g.setPaint(colour);
    g.setStroke(theme.stroke(STROKE));
    double width = width(em);
    double bar = width * (1 - GAP / WIDTH) / 2;
    g.draw(new Line2D.Double(x, baseline, x + width, baseline));
    draw(g, durability.kill(), new Rectangle2D.Double(x, baseline - HEIGHT * em, bar, HEIGHT * em));
    draw(
        g,
        durability.powerCut(),
        new Rectangle2D.Double(x + width - bar, baseline - HEIGHT * em, bar, HEIGHT * em));
  }

  private static void draw(Graphics2D g, DurabilityStatement statement, Rectangle2D room) {
    SurvivalLevel level = statement.effectiveLevel();
    double height = room.getHeight() * level.level();
    if (height > 0) {
      var bar =
          new Rectangle2D.Double(room.getX(), room.getMaxY() - height, room.getWidth(), height);
      if (statement.state() != DurabilityStatement.State.PROMISED) {
        g.fill(bar);
      }
      g.draw(bar);
    }
    if (level == SurvivalLevel.UNSTATED) {
      g.draw(new Line2D.Double(room.getX(), room.getCenterY(), room.getMaxX(), room.getCenterY()));
    } else if (level == SurvivalLevel.DAMAGED
        || statement.state() == DurabilityStatement.State.REFUTED) {
      double size = room.getWidth();
      double top = room.getY();
      g.draw(new Line2D.Double(room.getX(), top, room.getMaxX(), top + size));
      g.draw(new Line2D.Double(room.getX(), top + size, room.getMaxX(), top));
    }
  }
}
