package dynobench.engine.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Numbers as eight bytes that sort like the numbers.
final class KeyBytes {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private KeyBytes() {}

  /// Converts a number. Its sign bit is inverted, so that negative numbers sort first.
  static byte[] of(long number) {
    var bytes = new byte[Long.BYTES];
    LONGS.set(bytes, 0, number ^ Long.MIN_VALUE);
    return bytes;
  }

  static long number(byte[] bytes) {
    return (long) LONGS.get(bytes, 0) ^ Long.MIN_VALUE;
  }
}
