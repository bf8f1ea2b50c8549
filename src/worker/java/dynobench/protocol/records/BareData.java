package dynobench.protocol.records;

/// Keys and values of a trial in arrays, in the order of use.
final class BareData {
  final byte[][] loaded;
  final long[] read;
  final long[] written;
  final byte[][] values;

  BareData(SeededRecords source, int reads, int writes) {
    loaded = new byte[Math.toIntExact(source.count())][];
    for (int i = 0; i < loaded.length; i++) {
      loaded[i] = source.value(i + 1L, 0);
    }
    read = new long[reads];
    for (int i = 0; i < reads; i++) {
      read[i] = source.readKey(i);
    }
    written = new long[writes];
    values = new byte[writes][];
    for (int i = 0; i < writes; i++) {
      written[i] = source.writeKey(i);
      values[i] = source.value(written[i], source.writeVersion(i));
    }
  }
}
