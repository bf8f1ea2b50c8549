package dynobench.protocol.records;

import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// [BareRecords] on a `HashMap`. Every record is an array of its own, created when it is put, and
/// reads access its first and last byte. All records hold equal bytes, which need no generator. The
/// baseline reads all records before each phase except the first, like the protocol with warm
/// caches. That reading is a part of the phase's time.
final class BareRecordMap {
  private final BareData data;
  private final byte[] value;
  private final int warmups;
  private Map<Long, byte[]> map = Map.of();
  private long sum;

  /// Creates the loop.
  ///
  /// @param cold whether records are not read before the phases
  BareRecordMap(BareData data, boolean cold) {
    this.data = data;
    this.warmups = cold ? 0 : 1;
    this.value = data.loaded[0];
  }

  void run(PhaseTimer timer, int scans) throws SQLException {
    BaselineProtocol.time(timer, "load", data.loaded.length, this::load);
    BaselineProtocol.time(timer, "read", data.read.length, this::read);
    BaselineProtocol.time(timer, "write", data.written.length, this::write);
    BaselineProtocol.time(
        timer, "bulk", (long) scans * data.loaded.length, () -> scan(warmups + scans));
    if (sum == 0) {
      throw new SQLException("The baseline's sum is 0: it read nothing");
    }
  }

  private void load() {
    map = new HashMap<>();
    for (int i = 0; i < data.loaded.length; i++) {
      map.put(i + 1L, value.clone());
    }
  }

  private void read() {
    scan(warmups);
    for (long key : data.read) {
      sum += ends(map.getOrDefault(key, value));
    }
  }

  private void write() {
    scan(warmups);
    for (int i = 0; i < data.written.length; i++) {
      map.put(data.written[i], value.clone());
    }
  }

  private void scan(int scans) {
    for (int i = 0; i < scans; i++) {
      for (Map.Entry<Long, byte[]> each : map.entrySet()) {
        sum += each.getKey() + ends(each.getValue());
      }
    }
  }

  private static int ends(byte[] value) {
    return value[0] + value[value.length - 1];
  }
}
