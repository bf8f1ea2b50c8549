package dynobench.failure;

import dynobench.driver.PretendedDriver;
import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Driver of a database in a list that misbehaves as its URL says: `jdbc:bad:<where>-<what>`.
/// Workers load it from a separate jar. It may only use classes of this jar and the JDK.
public final class BadDriver extends PretendedDriver {
  private static final String PREFIX = "jdbc:bad:";

  /// Number of rows that is in the middle of an insert.
  private static final int ROW_OF_TROUBLE = 5;

  private static final int OPENED_FOR_INSERT = 2;
  private static final int OPENED_FOR_SELECT = 3;

  private final List<Object[]> rows = new ArrayList<>();
  private boolean committing = true;
  private int opened;
  private int inserted;
  private String where = "";
  private String what = "";
  private String password = "";

  public BadDriver() {
    super(PREFIX);
  }

  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    String[] parts = url.substring(PREFIX.length()).split(";", 2);
    String[] behaviour = parts[0].split("-", 2);
    where = behaviour[0];
    what = behaviour[1];
    password =
        what.equals("secrets")
            ? String.join(" and ", url, info.toString(), System.getProperty("bad.Token", ""))
            : info.getProperty("password", "");
    opened++;
    trouble("open", opened == 1);
    return proxy(Connection.class, this::onConnection);
  }

  private void trouble(String place, boolean now) throws SQLException {
    if (now && where.equals(place)) {
      new BadBehaviour(password).show(what);
    } else if (now && where.equals("both") && !place.equals("open")) {
      new BadBehaviour(password).show(place.equals("close") ? "error" : what);
    }
  }

  private @Nullable Object onConnection(Method method, Object[] arguments) throws SQLException {
    return switch (method.getName()) {
      case "createStatement" -> proxy(Statement.class, this::onStatement);
      case "prepareStatement" -> {
        var row = new Object[5];
        yield proxy(PreparedStatement.class, (m, a) -> onInsert(row, m, a));
      }
      case "setAutoCommit" -> {
        committing = (boolean) arguments[0];
        yield null;
      }
      case "getAutoCommit" -> committing;
      case "getMetaData" -> proxy(DatabaseMetaData.class, (m, a) -> metadata(m.getReturnType()));
      case "close" -> {
        trouble("close", opened == OPENED_FOR_INSERT);
        yield null;
      }
      default -> nothing(method.getReturnType());
    };
  }

  private @Nullable Object metadata(Class<?> type) {
    boolean told = type == String.class && where.equals("metadata");
    return told ? "Bad, told " + password : nothing(type);
  }

  private @Nullable Object onStatement(Method method, Object[] arguments) throws SQLException {
    switch (method.getName()) {
      case "execute" -> {
        trouble("create", !where.equals("both") && create(arguments));
        rows.clear();
      }
      case "executeQuery" -> {
        trouble("select", opened == OPENED_FOR_SELECT);
        var at = new int[] {-1};
        return proxy(ResultSet.class, (m, a) -> onResult(at, m, a));
      }
      default -> {}
    }
    return nothing(method.getReturnType());
  }

  private static boolean create(Object[] arguments) {
    return String.valueOf(arguments[0]).startsWith("CREATE");
  }

  private @Nullable Object onInsert(Object[] row, Method method, Object[] arguments)
      throws SQLException {
    if (method.getName().startsWith("set") && arguments.length == 2) {
      row[(int) arguments[0] - 1] = arguments[1];
    } else if (method.getName().equals("executeUpdate")) {
      trouble("insert", ++inserted == ROW_OF_TROUBLE);
      if (inserted != ROW_OF_TROUBLE || !what.equals("locale")) { // loses a row
        rows.add(row.clone());
      }
      return 1;
    }
    return nothing(method.getReturnType());
  }

  private @Nullable Object onResult(int[] at, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "next" -> ++at[0] < rows.size();
      case "close" -> null;
      default -> rows.get(at[0])[(int) arguments[0] - 1];
    };
  }

  private static @Nullable Object nothing(Class<?> type) {
    if (type == boolean.class) {
      return false;
    }
    if (type == int.class) {
      return 0;
    }
    return type == String.class ? "Bad" : null;
  }
}
