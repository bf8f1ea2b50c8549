package dynobench.protocol.phases;

import dynobench.engine.RowSink;
import dynobench.protocol.WrongDataException;
import java.util.Locale;

/// Number of rows, and a checksum over them that doesn't depend on their order.
record RowChecksum(long rows, long sum) {
  /// Passes the rows 1 to `count` of a seed to a sink.
  static void feed(long seed, long count, RowSink sink) {
    feed(seed, 1, count, sink);
  }

  /// Passes the rows from `first` to `last` of a seed to a sink, both included. Passes none if
  /// `last` is `first - 1`.
  static void feed(long seed, long first, long last, RowSink sink) {
    var rows = new SeededRows(seed, first, last);
    while (rows.next()) {
      sink.row(rows.name(), rows.value(), rows.date(), rows.longNumber(), rows.floatNumber());
    }
  }

  /// Compares numbers of rows.
  static void requireRows(String what, long found, long expected) throws WrongDataException {
    new RowChecksum(found, 0).require(what, new RowChecksum(expected, 0));
  }

  /// Compares this checksum and number of rows with the expected ones.
  ///
  /// @param what is compared, for the message
  void require(String what, RowChecksum expected) throws WrongDataException {
    if (rows != expected.rows) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d rows in %s", expected.rows, what),
          String.format(Locale.ROOT, "%,d rows", rows));
    }
    if (sum != expected.sum) {
      throw new WrongDataException(
          String.format(
              Locale.ROOT, "checksum %016x over %,d rows in %s", expected.sum, rows, what),
          String.format(Locale.ROOT, "%016x", sum));
    }
  }
}
