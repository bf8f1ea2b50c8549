package dynobench.protocol.objects;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Counts the statements that are sent through connections, and the rows passed to each statement
/// that changes data. Aliases, blanks and capitals are ignored.
final class StatementCounts {
  private final Map<String, Integer> counts = new TreeMap<>();

  Connection of(Connection connection) {
    return proxy(
        Connection.class,
        (_, method, arguments) -> {
          Object result = call(connection, method, arguments);
          return result instanceof PreparedStatement statement && arguments != null
              ? of(statement, plain(String.valueOf(arguments[0])))
              : result;
        });
  }

  private PreparedStatement of(PreparedStatement statement, String sql) {
    return proxy(
        PreparedStatement.class,
        (_, method, arguments) -> {
          switch (method.getName()) {
            case "executeQuery", "executeUpdate", "addBatch" -> counts.merge(sql, 1, Integer::sum);
            case "executeBatch" -> counts.merge("batches: " + sql, 1, Integer::sum);
            default -> {}
          }
          return call(statement, method, arguments);
        });
  }

  private static String plain(String sql) {
    return sql.toLowerCase(Locale.ROOT)
        .replaceAll("\\b[a-z]+\\d_0\\.", "")
        .replaceAll(" [a-z]+\\d_0\\b", "")
        .replaceAll("\\s+", "");
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private static @Nullable Object call(Object target, Method method, Object @Nullable [] arguments)
      throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? new SQLException(e) : e.getCause();
    }
  }

  /// Returns the counts since the previous call.
  Map<String, Integer> take() {
    var taken = new TreeMap<>(counts);
    counts.clear();
    return taken;
  }
}
