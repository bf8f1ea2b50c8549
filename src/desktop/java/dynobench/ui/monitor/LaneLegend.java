package dynobench.ui.monitor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.shape.Line;

/// Legends of the lanes, over the curves: a piece of each line, its name and its value. A click on
/// an entry hides its line, or shows it again.
final class LaneLegend {
  private static final double SWATCH_EM = 1.3;
  private static final double GAP_EM = 0.4;
  private static final double SPACE_EM = 1.1;
  private static final String MORE = "…";

  /// Entry of a legend.
  ///
  /// @param name empty if another place names the line
  /// @param widest value for which the entry keeps room
  /// @param hidden whether the line is not drawn; the entry then has a struck-out name and no value
  /// @param toggle hides or shows the line
  record Entry(
      Line look, String name, String value, String widest, boolean hidden, Runnable toggle) {}

  private record Placed(Entry entry, double left, double top, double right, double bottom) {
    boolean holds(double x, double y) {
      return x >= left && x < right && y >= top && y < bottom;
    }
  }

  private final StripsPen pen;
  private final StripsLooks looks;
  private final List<Placed> placed = new ArrayList<>();

  LaneLegend(StripsPen pen) {
    this.pen = pen;
    looks = pen.looks();
  }

  /// Removes all entries.
  void clear() {
    placed.clear();
  }

  /// Returns the action of the entry at a position, if there is one.
  Optional<Runnable> at(double x, double y) {
    return placed.stream()
        .filter(each -> each.holds(x, y))
        .map(each -> each.entry().toggle())
        .findFirst();
  }

  /// Draws the legend of a lane, in as many lines as are needed. After the first line it takes at
  /// most half of the lane; an ellipsis stands for the entries left out.
  void write(StripsLayout place, int lane, List<Entry> entries) {
    double left = place.left() + GAP_EM * place.em();
    double x = left;
    double y = place.top(lane) + 1;
    double most = y + Math.max(0, place.height(lane) / 2 - place.line());
    for (Entry entry : entries) {
      double width = width(place, entry);
      if (x > left && x + width > place.right()) {
        x = left;
        y += place.line();
      }
      if (y > most) {
        pen.text(looks.label(), MORE, place.right() - place.em(), y - place.line());
        return;
      }
      write(place, entry, x, y, width);
      x += width;
    }
  }

  private double width(StripsLayout place, Entry entry) {
    double value = Math.max(looks.width(entry.value()), looks.width(entry.widest()));
    return (SWATCH_EM + GAP_EM + SPACE_EM) * place.em() + value + nameWidth(place, entry);
  }

  private double nameWidth(StripsLayout place, Entry entry) {
    return entry.name().isEmpty() ? 0 : looks.width(entry.name()) + GAP_EM * place.em();
  }

  private void write(StripsLayout place, Entry entry, double left, double top, double width) {
    double em = place.em();
    pen.rectangle(looks.plate(), left - 0.2 * em, top, width - 0.4 * em, place.line());
    double middle = Math.floor(top + place.line() * 0.5) + 0.5;
    pen.line(entry.look(), left, middle, left + SWATCH_EM * em, middle);
    double x = left + (SWATCH_EM + GAP_EM) * em;
    double text = top + 0.1 * em;
    pen.text(looks.label(), entry.name(), x, text);
    if (entry.hidden()) {
      pen.line(looks.struck(), left, middle, x + looks.width(entry.name()), middle);
    } else {
      pen.text(looks.value(), entry.value(), x + nameWidth(place, entry), text);
    }
    placed.add(new Placed(entry, left, top, left + width, top + place.line()));
  }
}
