package dynobench.engine.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.sql.SQLException;

/// Format of keys in Berkeley DB.
enum BdbKeys {
  /// Bytes without conversion.
  BYTES("MultipleKeyDataEntry") {
    @Override
    byte[] stored(byte[] key) {
      return key;
    }

    @Override
    byte[] fromLibrary(byte[] key) {
      return key;
    }
  },
  /// Record numbers: four unsigned bytes in the processor's order, from 1.
  NUMBERS("MultipleRecnoDataEntry") {
    @Override
    byte[] stored(byte[] key) throws SQLException {
      long number = KeyBytes.number(key);
      if (number < 1 || number > LAST) {
        throw new SQLException(
            "Record numbers go from 1 to " + LAST + ": " + number + " is not one of these.");
      }
      var bytes = new byte[Integer.BYTES];
      NUMBER.set(bytes, 0, (int) number);
      return bytes;
    }

    @Override
    byte[] fromLibrary(byte[] key) {
      return KeyBytes.of(Integer.toUnsignedLong((int) NUMBER.get(key, 0)));
    }
  };

  private static final long LAST = 0xFFFF_FFFFL;
  private static final VarHandle NUMBER =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private final String bulkType;

  BdbKeys(String bulkType) {
    this.bulkType = bulkType;
  }

  /// Returns the library's type for an entry with many records of such keys.
  String bulkType() {
    return bulkType;
  }

  /// Converts a key to the library's format. Throws if a number has no place in it.
  abstract byte[] stored(byte[] key) throws SQLException;

  /// Converts a key from the library's format.
  abstract byte[] fromLibrary(byte[] key);
}
