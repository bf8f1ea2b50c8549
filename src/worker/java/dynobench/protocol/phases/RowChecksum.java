package dynobench.protocol.phases;

import dynobench.engine.RowSink;
import dynobench.protocol.WrongDataException;
import java.util.Locale;

/// Number of rows, and the sum of their hashes.
record RowChecksum(long rows, long sum) {
  /// Passes every row of a seed to a sink.
  static void feed(long seed, long count, RowSink sink) {
    feed(seed, 1, count, sink);
  }

  /// Passes a range of a seed's rows to a sink.
  static void feed(long seed, long first, long last, RowSink sink) {
    var rows = new SeededRows(seed, first, last);
    while (rows.next()) {
      sink.row(rows.name(), rows.value(), rows.date(), rows.longNumber(), rows.floatNumber());
    }
  }

  static void requireRows(String what, long found, long expected) throws WrongDataException {
    new RowChecksum(found, 0).require(what, new RowChecksum(expected, 0));
  }

  /// Compares this check with the expected one.
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
