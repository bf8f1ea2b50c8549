package dynobench.reference;

import dynobench.toml.Problems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// CSV text with a header. Each problem in it is reported with its line.
final class CsvLines {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).setCommentMarker('#').get();

  private final String name;
  private final Problems problems;
  private final List<String> columns = new ArrayList<>();
  private final List<CsvRow> lines = new ArrayList<>();
  private Optional<String> comment = Optional.empty();

  private CsvLines(String name, Problems problems) {
    this.name = name;
    this.problems = problems;
  }

  /// @param name name of the file, for messages
  static CsvLines read(String name, String text, Problems problems) {
    var csv = new CsvLines(name, problems);
    try (CSVParser parser = CSVParser.parse(text, FORMAT)) {
      csv.columns.addAll(parser.getHeaderNames());
      csv.comment = Optional.ofNullable(parser.getHeaderComment());
      for (CSVRecord each : parser) {
        csv.add(parser.getCurrentLineNumber(), each);
      }
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      problems.add(name + ":" + (csv.lines.size() + 2), "", "is not valid CSV: " + e.getMessage());
    }
    return csv;
  }

  private void add(long number, CSVRecord each) {
    if (each.isConsistent()) {
      lines.add(new CsvRow(name + ":" + number, each));
    } else {
      problems.add(
          name + ":" + number,
          "",
          "has %d cells, but the header has %d columns".formatted(each.size(), columns.size()));
    }
  }

  /// Returns the text of the comment lines (`#`) above the header; empty without such lines.
  Optional<String> comment() {
    return comment;
  }

  List<String> columns() {
    return List.copyOf(columns);
  }

  List<CsvRow> lines() {
    return List.copyOf(lines);
  }

  /// Returns whether all these columns exist. Adds a problem for each missing column.
  boolean hasAll(List<String> needed) {
    needed.stream()
        .filter(each -> !columns.contains(each))
        .forEach(each -> problems.add(name + ":1", each, "is missing among the columns"));
    return columns.containsAll(needed);
  }

  /// One line below the header.
  final class CsvRow {
    private final String where;
    private final CSVRecord cells;

    private CsvRow(String where, CSVRecord cells) {
      this.where = where;
      this.cells = cells;
    }

    String text(String column) {
      return cells.get(column);
    }

    /// Returns a number that is not negative; 0 after a problem.
    long whole(String column) {
      return number(column, Long::valueOf, "a whole number").longValue();
    }

    /// Returns a decimal number that is not negative; 0 after a problem.
    double decimal(String column) {
      return number(column, Double::valueOf, "a number").doubleValue();
    }

    void problem(String column, String message) {
      problems.add(where, column, message);
    }

    private Number number(String column, Function<String, Number> parse, String expected) {
      String text = text(column);
      try {
        Number number = parse.apply(text);
        if (number.doubleValue() >= 0 && Double.isFinite(number.doubleValue())) {
          return number;
        }
      } catch (NumberFormatException e) {
        // reported below, like a negative number
      }
      problem(column, "must be %s of at least 0, not \"%s\"".formatted(expected, text));
      return 0;
    }
  }
}
