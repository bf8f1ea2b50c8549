package dynobench.report;

import dynobench.comparison.GateLine;
import dynobench.comparison.GateWords;
import dynobench.stats.ConfidenceInterval;
import dynobench.text.PlainText;
import java.util.List;
import java.util.Locale;

/// Picture of a gate as SVG: each figure's ratio with its interval, beside the line at 1. It has
/// its own background, because a build's page may be light or dark.
final class GatePicture {
  private static final int WIDTH = 900;
  private static final int LABELS = 430;
  private static final int RIGHT = WIDTH - 30;
  private static final int TOP = 40;
  private static final int ROW = 26;
  private static final int FONT = 13;

  /// Widest range of the axis: a noisier interval is cut off.
  private static final double FURTHEST = 4;

  private final GateWords words;
  private final double reach;
  private final StringBuilder shapes = new StringBuilder();

  private GatePicture(GateWords words) {
    this.words = words;
    this.reach =
        Math.clamp(
            words.score().lines().stream().mapToDouble(GatePicture::distance).max().orElse(0),
            Math.log(1.05),
            Math.log(FURTHEST));
  }

  /// Returns the picture.
  static String svg(GateWords words) {
    return new GatePicture(words).svg();
  }

  /// Returns the distance of the figure's furthest end from 1, as a logarithm.
  private static double distance(GateLine line) {
    double low = line.interval().map(ConfidenceInterval::low).orElse(1.0);
    double high = line.interval().map(ConfidenceInterval::high).orElse(1.0);
    double estimate = line.row().ratio().estimate();
    return 1.05
        * Math.max(
            Math.abs(Math.log(estimate)),
            Math.max(Math.abs(Math.log(low)), Math.abs(Math.log(high))));
  }

  private String svg() {
    List<GateLine> lines = words.score().lines();
    int bottom = TOP + ROW * lines.size();
    int height = bottom + 34;
    text(12, 22, "start", "#1f2328", cut(words.title(), 110));
    axis(bottom);
    for (int i = 0; i < lines.size(); i++) {
      line(lines.get(i), TOP + ROW * i + ROW / 2);
    }
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" \
        font-family="sans-serif" font-size="%3$d" role="img">
        <title>%4$s</title>
        <rect width="%1$d" height="%2$d" fill="#ffffff"/>
        %5$s</svg>
        """,
        WIDTH,
        height,
        FONT,
        escaped(words.title()),
        shapes);
  }

  private void axis(int bottom) {
    for (double each = 1; Math.log(each) <= reach; each += step()) {
      tick(each, bottom);
      if (each > 1) {
        tick(1 / each, bottom);
      }
    }
    double limit = words.score().rules().limit();
    if (limit > 1) {
      stroke(x(limit), TOP, x(limit), bottom, "#b35900", 2);
    }
  }

  /// Returns the distance of two ticks.
  private double step() {
    if (reach > Math.log(2)) {
      return 1;
    }
    return reach > Math.log(1.3) ? 0.25 : reach > Math.log(1.1) ? 0.1 : 0.02;
  }

  private void tick(double ratio, int bottom) {
    stroke(x(ratio), TOP, x(ratio), bottom, ratio == 1 ? "#1f2328" : "#d0d7de", 1);
    text(
        (int) x(ratio),
        bottom + 20,
        "middle",
        "#57606a",
        String.format(Locale.ROOT, "%.2f", ratio));
  }

  private void line(GateLine line, int y) {
    String colour =
        switch (line.answer()) {
          case WORSE -> "#b3261e";
          case NO_WORSE -> "#1a7f37";
          case OPEN -> "#57606a";
        };
    String label =
        line.answer().sign() + " " + words.figure(line) + " of " + line.row().b().title();
    text(12, y + 5, "start", colour, cut(label, 62));
    line.interval().ifPresent(it -> stroke(x(it.low()), y, x(it.high()), y, colour, 3));
    shapes.append(
        String.format(
            Locale.ROOT,
            "<circle cx=\"%.1f\" cy=\"%d\" r=\"5\" fill=\"%s\"/>%n",
            x(line.row().ratio().estimate()),
            y,
            colour));
  }

  private double x(double ratio) {
    double middle = (LABELS + RIGHT) / 2.0;
    double share = Math.clamp(Math.log(ratio) / reach, -1, 1);
    return middle + share * (RIGHT - LABELS) / 2;
  }

  private void text(int x, int y, String anchor, String colour, String text) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
            x,
            y,
            anchor,
            colour,
            escaped(text)));
  }

  private void stroke(double x1, int y1, double x2, int y2, String colour, int width) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"%s\""
                + " stroke-width=\"%d\"/>%n",
            x1,
            y1,
            x2,
            y2,
            colour,
            width));
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 1) + "…";
  }

  private static String escaped(String text) {
    return HtmlWriter.escaped(PlainText.shown(text));
  }
}
