package dynobench.scaling;

import dynobench.translation.ParsedStatement.ColumnDefinition;
import dynobench.translation.ParsedStatement.ColumnKind;
import dynobench.translation.ParsedStatement.Reference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Table of a recorded application. Its rows have numbers from 1, and the values of its own key
/// columns depend on the number of the row.
final class ScaledTable {
  /// Number that gives UUIDs of twelve last digits.
  private static final long UUID_BASE = 100_000_000_000L;

  private static final int DIGITS = 10;
  private static final int MOST_PREFIX = 60;

  private final String name;
  private final String id;
  private final List<ColumnDefinition> columns;
  private final List<List<String>> keys = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();

  /// Recorded values of columns in inserted rows.
  private final Map<String, List<Object>> inserted = new HashMap<>();

  private long rows;
  private boolean grows;
  private boolean shrinks;

  /// @param id name in the workload
  ScaledTable(String name, String id, List<ColumnDefinition> columns) {
    this.name = name;
    this.id = id;
    this.columns = columns;
  }

  String name() {
    return name;
  }

  String id() {
    return id;
  }

  List<List<String>> keys() {
    return keys;
  }

  List<Reference> references() {
    return references;
  }

  /// Returns the foreign key with a column.
  Optional<Reference> reference(String column) {
    return references.stream().filter(each -> each.columns().contains(column)).findFirst();
  }

  Optional<ColumnDefinition> column(String column) {
    return columns.stream().filter(each -> each.name().equals(column)).findFirst();
  }

  /// Returns the column whose values the database generates.
  Optional<String> generated() {
    return columns.stream()
        .filter(ColumnDefinition::isGenerated)
        .map(ColumnDefinition::name)
        .findFirst();
  }

  /// Sets the number of filled rows.
  void fill(long count, Map<String, List<Object>> values) {
    rows = count;
    inserted.putAll(values);
  }

  /// Lets the table stay empty.
  void empty() {
    rows = 0;
  }

  /// Limits the number of rows.
  void limit(long most) {
    rows = Math.min(rows, most);
  }

  /// Returns whether filled rows have a drawn value in a column.
  boolean isInserted(String column) {
    return inserted.containsKey(column);
  }

  /// Returns the recorded number of rows; 0 if the table stays empty.
  long rows() {
    return rows;
  }

  /// Returns the number of filled rows as an expression.
  String count() {
    return rows == 1 ? "factor" : rows + " * factor";
  }

  void grow() {
    grows = true;
  }

  void shrink() {
    shrinks = true;
  }

  boolean grows() {
    return grows;
  }

  boolean shrinks() {
    return shrinks;
  }

  /// Returns the number of a filled row.
  String anyFilled() {
    return "uniform(1, " + count() + ")";
  }

  /// Returns the number of a filled row, some of which are popular.
  String popular() {
    return "zipfian(1, " + count() + ")";
  }

  /// Returns the number of a row that may exist.
  String anyExisting() {
    if (!grows) {
      return shrinks
          ? "uniform(least(" + id + "_gone + 1, " + count() + "), " + count() + ")"
          : anyFilled();
    }
    return shrinks
        ? "uniform(least(" + id + "_gone + 1, " + id + "), " + id + ")"
        : "uniform(1, " + id + ")";
  }

  /// Returns the number of a new row.
  String next() {
    return "next(" + id + ")";
  }

  /// Returns the number of the next row to delete.
  String nextGone() {
    return "next(" + id + "_gone)";
  }

  /// Returns the counters with their first values.
  Map<String, String> counters() {
    var counters = new HashMap<String, String>();
    if (grows) {
      counters.put(id, count());
    }
    if (shrinks) {
      counters.put(id + "_gone", "0");
    }
    return counters;
  }

  /// Returns whether a column is part of a key, is no foreign key, and can be written for each row.
  boolean isOwnKey(String column) {
    return reference(column).isEmpty()
        && inserted.containsKey(column)
        && keys.stream().anyMatch(each -> each.contains(column))
        && column(column).filter(each -> each.kind() != ColumnKind.OTHER).isPresent();
  }

  /// Returns whether the values of a column differ in all rows: the column of a key with the most
  /// different values.
  boolean isDistinct(String column) {
    return isOwnKey(column)
        && keys.stream()
            .filter(each -> each.contains(column))
            .anyMatch(key ->
                key.stream().filter(this::isOwnKey).noneMatch(other -> precedes(other, column)));
  }

  private boolean precedes(String other, String column) {
    long difference = different(other) - different(column);
    return difference > 0 || (difference == 0 && other.compareTo(column) < 0);
  }

  private long different(String column) {
    return inserted.getOrDefault(column, List.of()).stream().distinct().count();
  }

  /// Returns the value of an own key column.
  ///
  /// @param row number of the row, a name
  String keyValue(String column, String row) {
    String number = isDistinct(column) ? row : row + " % " + Math.max(1, different(column));
    ColumnDefinition definition = column(column).orElseThrow();
    return switch (definition.kind()) {
      case WHOLE, OTHER -> number;
      case UUID -> "'00000000-0000-0000-0000-' + (" + UUID_BASE + " + " + number + ")";
      case TEXT -> "'" + prefix(definition) + "' + " + number;
    };
  }

  /// Returns the beginning of texts that are about as long as the recorded ones.
  private String prefix(ColumnDefinition column) {
    List<String> texts =
        inserted.getOrDefault(column.name(), List.of()).stream()
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .toList();
    double mean = texts.stream().mapToInt(String::length).average().orElse(0);
    int most =
        column.length() == 0 ? MOST_PREFIX : Math.clamp(column.length() - DIGITS, 0, MOST_PREFIX);
    int length = Math.clamp(Math.round(mean) - 2, Math.min(1, most), most);
    String common = texts.isEmpty() ? "" : texts.getFirst().replaceAll("[^A-Za-z_@. -]", "");
    return (common + "x".repeat(length)).substring(0, length);
  }
}
