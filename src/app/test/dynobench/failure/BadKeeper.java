package dynobench.failure;

import dynobench.driver.PretendedDriver;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Driver of a database in a file that is never flushed. It returns rows with the fault that its
/// URL names: `jdbc:keeper:<fault>`. Workers load it from a separate jar.
public final class BadKeeper extends PretendedDriver {
  private static final String PREFIX = "jdbc:keeper:";
  private static final Path FILE = Path.of("rows").toAbsolutePath();
  private static final int EACH = 7;
  private static final String COLUMN = "\t";

  /// Follows the rows of each transaction.
  private static final String COMMITTED = "\n\n";

  private String fault = "";
  private boolean committing = true;
  private final List<String> open = new ArrayList<>();

  public BadKeeper() {
    super(PREFIX);
  }

  @Override
  public @Nullable Connection connect(String url, Properties info) throws SQLException {
    fault = url.substring(PREFIX.length());
    if (fault.equals("refuse") && !lines().isEmpty()) {
      throw new SQLException("page 17 bears the checksum of page 4", "58030");
    }
    return proxy(Connection.class, this::onConnection);
  }

  /// Returns the committed rows. A kill can leave a part of a transaction behind the last mark.
  private static List<String> lines() throws SQLException {
    try {
      String written = Files.exists(FILE) ? Files.readString(FILE) : "";
      String committed = written.substring(0, written.lastIndexOf(COMMITTED) + 1);
      return committed.lines().filter(line -> !line.isEmpty()).toList();
    } catch (IOException e) {
      throw new SQLException(e);
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
      case "commit" -> {
        write();
        yield null;
      }
      case "getMetaData" ->
          proxy(DatabaseMetaData.class, (m, _) -> m.getReturnType() == String.class ? "Keeper" : 0);
      default -> nothing(method.getReturnType());
    };
  }

  private void write() throws SQLException {
    try {
      Files.writeString(
          FILE,
          String.join("\n", open) + COMMITTED,
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      open.clear();
    } catch (IOException e) {
      throw new SQLException(e);
    }
  }

  private @Nullable Object onStatement(Method method, Object[] arguments) throws SQLException {
    if (method.getName().equals("executeQuery")) {
      List<String> rows = spoilt(lines());
      var at = new int[] {-1};
      return proxy(ResultSet.class, (m, a) -> onResult(rows, at, m, a));
    }
    return nothing(method.getReturnType());
  }

  /// Returns the written rows with the fault applied.
  private List<String> spoilt(List<String> rows) {
    return switch (fault) {
      case "lose" -> each(rows, row -> Stream.of());
      case "double" -> each(rows, row -> Stream.of(row, row));
      case "tear" -> each(rows, row -> Stream.of("torn" + row));
      case "half" -> rows.subList(0, Math.max(0, rows.size() - EACH));
      case "stranger" -> Stream.concat(rows.stream(), Stream.of(stranger(rows))).toList();
      default -> rows;
    };
  }

  private interface Spoiling {
    Stream<String> of(String row);
  }

  private static List<String> each(List<String> rows, Spoiling spoiling) {
    return IntStream.range(0, rows.size())
        .boxed()
        .flatMap(i -> i % EACH == 0 ? spoiling.of(rows.get(i)) : Stream.of(rows.get(i)))
        .toList();
  }

  /// Returns the first row with a number that was never inserted.
  private static String stranger(List<String> rows) {
    String[] columns = rows.getFirst().split(COLUMN, -1);
    columns[3] = "-1";
    return String.join(COLUMN, columns);
  }

  private @Nullable Object onInsert(Object[] row, Method method, Object[] arguments)
      throws SQLException {
    if (method.getName().startsWith("set") && arguments.length == 2) {
      Object value = arguments[1];
      row[(int) arguments[0] - 1] = value instanceof Date date ? date.getTime() : value;
    } else if (method.getName().equals("executeUpdate")) {
      open.add(String.join(COLUMN, Stream.of(row).map(String::valueOf).toList()));
      if (committing) {
        write();
      }
      return 1;
    }
    return nothing(method.getReturnType());
  }

  private @Nullable Object onResult(List<String> rows, int[] at, Method method, Object[] arguments)
      throws SQLException {
    if (method.getName().equals("next")) {
      if (fault.equals("scan") && at[0] == EACH) {
        throw new SQLException("row 8 lies beyond the end of the file");
      }
      return ++at[0] < rows.size();
    }
    if (method.getName().equals("close")) {
      return null;
    }
    String text = rows.get(at[0]).split(COLUMN, -1)[(int) arguments[0] - 1];
    return switch (method.getName()) {
      case "getInt" -> Integer.parseInt(text);
      case "getLong" -> Long.parseLong(text);
      case "getFloat" -> Float.parseFloat(text);
      case "getDate" -> new Date(Long.parseLong(text));
      default -> text;
    };
  }

  private static @Nullable Object nothing(Class<?> type) {
    if (type == boolean.class) {
      return false;
    }
    return type == int.class ? 0 : null;
  }
}
