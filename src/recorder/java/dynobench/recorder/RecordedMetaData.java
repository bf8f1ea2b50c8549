package dynobench.recorder;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import org.jspecify.annotations.Nullable;

/// Metadata whose connection is the recorded one. Queries of metadata aren't recorded.
final class RecordedMetaData {
  private RecordedMetaData() {}

  static DatabaseMetaData of(DatabaseMetaData target, Connection connection) {
    return (DatabaseMetaData)
        Proxy.newProxyInstance(
            RecordedMetaData.class.getClassLoader(),
            new Class<?>[] {DatabaseMetaData.class},
            (_proxy, method, arguments) ->
                method.getName().equals("getConnection")
                    ? connection
                    : call(method, target, arguments));
  }

  /// Calls a method of the driver. Throws the driver's own exception.
  static @Nullable Object call(Method method, Object target, Object @Nullable [] arguments)
      throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }
}
