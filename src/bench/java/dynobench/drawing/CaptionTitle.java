package dynobench.drawing;

import dynobench.chart.PictureCaption;
import dynobench.durability.Durability;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.block.BlockParams;
import org.jfree.chart.block.BlockResult;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.title.Title;
import org.jfree.chart.ui.Size2D;

/// Caption below a chart in a file: sentences that wrap, and durability signs with their meaning.
final class CaptionTitle extends Title {
  @Serial private static final long serialVersionUID = 1;

  /// Height of a line, gap between two signs, and gap between a sign and its meaning, in ems.
  private static final double LINE = 1.4;

  private static final double APART = 1.6;
  private static final double GAP = 0.4;

  /// Gap above the rule over the caption, and gap below the caption, in ems.
  private static final double RULE = 0.9;

  private static final double BELOW = 0.4;

  private final transient PictureCaption caption;
  private final transient ChartTheme theme;

  /// Text on a line, perhaps after a durability sign.
  private record Piece(Optional<Durability> sign, String text) {}

  CaptionTitle(PictureCaption caption, ChartTheme theme) {
    this.caption = caption;
    this.theme = theme;
  }

  private Font font() {
    return theme.noteFont();
  }

  private double em() {
    return theme.noteSize();
  }

  private List<List<Piece>> lines(Graphics2D g, double width) {
    var lines = new ArrayList<List<Piece>>();
    for (String sentence : caption.sentences()) {
      wrapped(g, sentence, width)
          .forEach(line -> lines.add(List.of(new Piece(Optional.empty(), line))));
    }
    if (!caption.signs().isEmpty()) {
      var pieces = new ArrayList<>(List.of(new Piece(Optional.empty(), PictureCaption.SIGNS)));
      caption
          .signs()
          .forEach(each -> pieces.add(new Piece(Optional.of(each.durability()), each.words())));
      lines.addAll(filled(g, pieces, width));
    }
    return lines;
  }

  private List<String> wrapped(Graphics2D g, String sentence, double width) {
    var lines = new ArrayList<String>();
    String line = "";
    for (String word : sentence.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && ChartText.width(g, font(), longer) > width) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return lines;
  }

  private List<List<Piece>> filled(Graphics2D g, List<Piece> pieces, double width) {
    var lines = new ArrayList<List<Piece>>();
    var line = new ArrayList<Piece>();
    double used = 0;
    for (Piece each : pieces) {
      double more = width(g, each) + APART * em();
      if (!line.isEmpty() && used + more - APART * em() > width) {
        lines.add(List.copyOf(line));
        line.clear();
        used = 0;
      }
      line.add(each);
      used += more;
    }
    lines.add(List.copyOf(line));
    return lines;
  }

  private double width(Graphics2D g, Piece piece) {
    return before(piece) + ChartText.width(g, font(), piece.text());
  }

  private double before(Piece piece) {
    return piece.sign().isPresent() ? PromiseSign.width(em()) + GAP * em() : 0;
  }

  @Override
  public Size2D arrange(Graphics2D g, RectangleConstraint constraint) {
    double width = constraint.getWidthRange().getUpperBound();
    double inner = calculateTotalWidth(0);
    int lines = lines(g, width - inner).size();
    return new Size2D(width, calculateTotalHeight((RULE + lines * LINE + BELOW) * em()));
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D area) {
    draw(g, area, new BlockParams());
  }

  @Override
  public Object draw(Graphics2D g, Rectangle2D area, Object params) {
    Rectangle2D room = trimPadding(trimMargin((Rectangle2D) area.clone()));
    double y = room.getY() + RULE * em();
    g.setPaint(theme.grid());
    g.setStroke(theme.stroke(0.5));
    g.draw(new Line2D.Double(room.getX(), y, room.getMaxX(), y));
    double baseline = y + LINE * em();
    for (List<Piece> line : lines(g, room.getWidth())) {
      double x = room.getX();
      for (Piece each : line) {
        draw(g, each, x, baseline, room.getMaxX() - x);
        x += width(g, each) + APART * em();
      }
      baseline += LINE * em();
    }
    return new BlockResult();
  }

  private void draw(Graphics2D g, Piece piece, double x, double baseline, double width) {
    piece.sign().ifPresent(it -> PromiseSign.draw(g, it, x, baseline, em(), theme.muted(), theme));
    g.setFont(font());
    g.setPaint(theme.muted());
    String text = ChartText.fitting(g, font(), piece.text(), width - before(piece));
    g.drawString(text, (float) (x + before(piece)), (float) baseline);
  }
}
