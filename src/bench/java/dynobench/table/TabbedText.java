package dynobench.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;

/// Text of figures for the clipboard, which spreadsheets paste cell by cell.
public final class TabbedText {
  private static final CSVFormat FORMAT = CSVFormat.TDF.builder().setRecordSeparator('\n').get();

  private TabbedText() {}

  /// Returns a line of titles, then the lines. Formulas are disarmed ([FormulaHandling#DISARMED]).
  public static String of(List<String> columns, List<List<Object>> lines) {
    var text = new StringBuilder();
    try {
      print(text, columns);
      for (List<Object> line : lines) {
        print(text, line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("A text in memory can't be written", e);
    }
    return text.toString();
  }

  private static void print(Appendable text, List<?> line) throws IOException {
    FORMAT.printRecord(text, line.stream().map(FormulaHandling.DISARMED::written).toArray());
  }
}
