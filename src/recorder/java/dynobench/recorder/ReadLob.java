package dynobench.recorder;

import java.io.InputStream;
import java.io.Reader;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.NClob;
import org.jspecify.annotations.Nullable;

/// Large object of the driver that the application reads. All calls go to the driver.
final class ReadLob implements InvocationHandler {
  private final Object target;
  private final LongReading reading;

  /// Length that the application knows, or -1.
  private long length = -1;

  private ReadLob(Object target, LongReading reading) {
    this.target = target;
    this.reading = reading;
  }

  /// Returns whether an object is a large object.
  static boolean isLob(@Nullable Object value) {
    return value instanceof Clob || value instanceof Blob;
  }

  /// Wraps a large object.
  ///
  /// @param value a `Clob` or a `Blob`
  static Object of(Object value, LongReading reading) {
    Class<?> type =
        value instanceof NClob ? NClob.class : value instanceof Clob ? Clob.class : Blob.class;
    return Proxy.newProxyInstance(
        ReadLob.class.getClassLoader(), new Class<?>[] {type}, new ReadLob(value, reading));
  }

  /// Returns the driver's object behind a wrapper. Returns another object itself.
  @SuppressWarnings("unchecked") // the driver's object has the interface of its wrapper
  static <T extends @Nullable Object> T target(T value) {
    if (isLob(value) && value != null && Proxy.isProxyClass(value.getClass())) {
      InvocationHandler handler = Proxy.getInvocationHandler(value);
      return handler instanceof ReadLob ? (T) ((ReadLob) handler).target : value;
    }
    return value;
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    Object result = RecordedMetaData.call(proxy, method, target, arguments);
    if (result == null) {
      return null;
    }
    switch (method.getName()) {
      case "length":
        length = (Long) result;
        return result;
      case "getSubString":
        if (isWhole(arguments, ((String) result).length())) {
          reading.complete((String) result);
        }
        return result;
      case "getBytes":
        if (isWhole(arguments, ((byte[]) result).length)) {
          reading.complete(((byte[]) result).clone());
        }
        return result;
      case "getCharacterStream":
        return arguments == null ? new ReadCharacters((Reader) result, reading) : result;
      case "getBinaryStream":
        return arguments == null ? new ReadStream((InputStream) result, reading) : result;
      default:
        return result;
    }
  }

  /// Returns whether a part is the whole: it begins with the first character or byte, and there are
  /// fewer ones than the application asks for, or as many as it knows.
  private boolean isWhole(Object @Nullable [] arguments, int count) {
    return arguments != null
        && arguments.length == 2
        && ((Number) arguments[0]).longValue() == 1
        && (count < ((Number) arguments[1]).longValue() || count == length);
  }
}
