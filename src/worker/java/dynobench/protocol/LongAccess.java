package dynobench.protocol;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Access to eight bytes of an array at a time, as one little-endian number.
public final class LongAccess {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private LongAccess() {}

  /// Returns the eight bytes that begin at a position.
  public static long get(byte[] bytes, int at) {
    return (long) WORD.get(bytes, at);
  }

  /// Writes eight bytes at a position.
  public static void set(byte[] bytes, int at, long word) {
    WORD.set(bytes, at, word);
  }
}
