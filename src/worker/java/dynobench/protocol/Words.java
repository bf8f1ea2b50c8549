package dynobench.protocol;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Eight bytes of an array at a time.
public final class Words {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Words() {}

  /// The word that begins there.
  public static long get(byte[] bytes, int at) {
    return (long) WORD.get(bytes, at);
  }

  /// Writes a word to there.
  public static void set(byte[] bytes, int at, long word) {
    WORD.set(bytes, at, word);
  }
}
