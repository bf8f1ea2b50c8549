package dynobench.recorder;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Wrapper;
import org.jspecify.annotations.Nullable;

/// Metadata whose connection is the recorded one. Queries of metadata aren't recorded.
final class RecordedMetaData {
  private RecordedMetaData() {}

  static DatabaseMetaData of(DatabaseMetaData target, Connection connection) {
    return (DatabaseMetaData)
        Proxy.newProxyInstance(
            RecordedMetaData.class.getClassLoader(),
            new Class<?>[] {DatabaseMetaData.class},
            (proxy, method, arguments) ->
                method.getName().equals("getConnection")
                    ? connection
                    : call(proxy, method, target, arguments));
  }

  /// Calls a method of the driver. Throws the driver's own exception. A proxy equals only itself.
  ///
  /// @param proxy object that the application has called
  @SuppressWarnings("ReferenceEquality") // proxies have identity
  static @Nullable Object call(
      Object proxy, Method method, Object target, Object @Nullable [] arguments) throws Throwable {
    if (arguments == null && method.getName().equals("hashCode")) {
      return System.identityHashCode(proxy);
    }
    Object first = arguments != null && arguments.length == 1 ? arguments[0] : null;
    if (method.getDeclaringClass() == Object.class && method.getName().equals("equals")) {
      return proxy == first;
    }
    if (method.getDeclaringClass() == Wrapper.class
        && first instanceof Class
        && ((Class<?>) first).isInstance(proxy)) {
      return method.getName().equals("unwrap") ? proxy : (Object) true;
    }
    try {
      return method.invoke(target, own(arguments));
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  /// Returns arguments without wrappers of large objects.
  private static Object @Nullable [] own(Object @Nullable [] arguments) {
    if (arguments == null) {
      return null;
    }
    var own = arguments.clone();
    for (int i = 0; i < own.length; i++) {
      own[i] = ReadLob.target(own[i]);
    }
    return own;
  }
}
