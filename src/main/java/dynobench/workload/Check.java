package dynobench.workload;

import dynobench.engine.RowSink;

/// How many rows, and the sum over them.
record Check(long rows, long sum) {
  /// Gives every row of a seed to a sink.
  static void feed(long seed, long count, RowSink sink) {
    var rows = new SeededRows(seed, count);
    while (rows.next()) {
      sink.row(rows.name(), rows.value(), rows.date(), rows.longNumber(), rows.floatNumber());
    }
  }

  /// @param what is compared, for the message
  void require(String what, Check expected) throws WrongDataException {
    if (rows != expected.rows) {
      throw new WrongDataException(
          "%,d rows in %s".formatted(expected.rows, what), "%,d rows".formatted(rows));
    }
    if (sum != expected.sum) {
      throw new WrongDataException(
          "checksum %016x over %,d rows in %s".formatted(expected.sum, rows, what),
          "%016x".formatted(sum));
    }
  }
}
