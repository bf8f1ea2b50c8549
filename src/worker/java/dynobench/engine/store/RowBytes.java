package dynobench.engine.store;

import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.sql.Date;

/// Rows as bytes: value, date, longnumber and floatnumber in fixed width, then the name in UTF-8.
/// The id is not included.
final class RowBytes {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle FLOATS =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.BIG_ENDIAN);

  private static final int VALUE = 0;
  private static final int DATE = VALUE + Integer.BYTES;
  private static final int LONG_NUMBER = DATE + Long.BYTES;
  private static final int FLOAT_NUMBER = LONG_NUMBER + Long.BYTES;
  private static final int NAME = FLOAT_NUMBER + Float.BYTES;

  private RowBytes() {}

  static byte[] of(RowCursor row) {
    byte[] name = row.name().getBytes(StandardCharsets.UTF_8);
    var bytes = new byte[NAME + name.length];
    INTS.set(bytes, VALUE, row.value());
    LONGS.set(bytes, DATE, row.date().getTime());
    LONGS.set(bytes, LONG_NUMBER, row.longNumber());
    FLOATS.set(bytes, FLOAT_NUMBER, row.floatNumber());
    System.arraycopy(name, 0, bytes, NAME, name.length);
    return bytes;
  }

  static void read(byte[] bytes, RowSink sink) {
    sink.row(
        new String(bytes, NAME, bytes.length - NAME, StandardCharsets.UTF_8),
        (int) INTS.get(bytes, VALUE),
        new Date((long) LONGS.get(bytes, DATE)),
        (long) LONGS.get(bytes, LONG_NUMBER),
        (float) FLOATS.get(bytes, FLOAT_NUMBER));
  }
}
