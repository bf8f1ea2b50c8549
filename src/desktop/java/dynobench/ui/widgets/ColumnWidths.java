package dynobench.ui.widgets;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.ColumnConstraints;
import org.commonmark.ext.gfm.tables.TableRow;

/// Widths of a table's columns, according to their texts.
final class ColumnWidths {
  /// Limits for the width of a column's text, in characters.
  private static final int WIDEST_COLUMN = 40;

  private static final int NARROWEST_COLUMN = 8;

  /// Space between columns, in characters.
  private static final int GAP = 6;

  private static final int PERCENT = 100;

  private ColumnWidths() {}

  static List<ColumnConstraints> of(List<TableRow> rows) {
    var widths = new ArrayList<Integer>();
    for (TableRow row : rows) {
      List<Integer> lengths =
          PageDrawing.children(row).map(cell -> InlineDrawing.words(cell).length()).toList();
      for (int x = 0; x < lengths.size(); x++) {
        int length = GAP + Math.clamp(lengths.get(x), NARROWEST_COLUMN, WIDEST_COLUMN);
        if (x == widths.size()) {
          widths.add(length);
        }
        widths.set(x, Math.max(widths.get(x), length));
      }
    }
    double all = widths.stream().mapToInt(Integer::intValue).sum();
    return widths.stream()
        .map(width -> {
          var column = new ColumnConstraints();
          column.setPercentWidth(PERCENT * width / all);
          column.setFillWidth(true);
          return column;
        })
        .toList();
  }
}
