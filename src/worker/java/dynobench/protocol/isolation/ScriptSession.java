package dynobench.protocol.isolation;

import dynobench.engine.Session;
import dynobench.isolation.Interleaving;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Session of a script, with a thread of its own on which its steps run one after the other. After
/// a refusal it rolls back, and skips the steps that follow. It prepares each statement once, as
/// applications do: an engine may keep results of a prepared statement. All methods are for the
/// thread that runs the script.
final class ScriptSession {
  private static final int MOST_ROWS = 50;
  private static final int LONGEST_MESSAGE = 300;

  private final Session session;
  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private final ExecutorService thread;
  private volatile @Nullable PreparedStatement running;
  private boolean isRefused;

  ScriptSession(String name, Session session) {
    this.session = session;
    connection = session.sql().connection();
    thread =
        Executors.newSingleThreadExecutor(work -> {
          var made = new Thread(work, "script-" + name);
          made.setDaemon(true); // a statement that hangs must not keep the process
          return made;
        });
  }

  /// Starts a step after the earlier ones, and returns at once.
  ScriptCall start(Interleaving.Kind kind, String sql) {
    var call = new ScriptCall();
    thread.execute(() -> run(call, kind, sql));
    return call;
  }

  private void run(ScriptCall call, Interleaving.Kind kind, String sql) {
    if (isRefused) {
      call.skip();
      return;
    }
    call.begin();
    try {
      call.end(answer(kind, sql));
    } catch (SQLException | RuntimeException e) {
      isRefused = true;
      call.refuse(words(e));
      rollBack();
    } finally {
      call.release();
    }
  }

  private void rollBack() {
    try {
      connection.rollback();
    } catch (SQLException | RuntimeException e) {
      // The session is broken: closing it reports that, if anything must be done.
    }
  }

  private static String words(Exception failure) {
    String state = failure instanceof SQLException it ? it.getSQLState() + " " : "";
    String all = state + String.valueOf(failure.getMessage()).replaceAll("\\s+", " ").strip();
    return all.substring(0, Math.min(LONGEST_MESSAGE, all.length()));
  }

  private Optional<String> answer(Interleaving.Kind kind, String sql) throws SQLException {
    switch (kind) {
      case QUERY -> {
        try (ResultSet rows = prepare(sql).executeQuery()) {
          return Optional.of(rows(rows));
        }
      }
      case CHANGE -> {
        return Optional.of("" + prepare(sql).executeUpdate());
      }
      case COMMIT -> connection.commit();
      case ROLLBACK -> connection.rollback();
    }
    return Optional.empty();
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement known = prepared.get(sql);
    if (known == null) {
      known = connection.prepareStatement(sql);
      prepared.put(sql, known);
    }
    running = known;
    return known;
  }

  private static String rows(ResultSet rows) throws SQLException {
    ResultSetMetaData columns = rows.getMetaData();
    var all = new ArrayList<String>();
    while (rows.next() && all.size() < MOST_ROWS) {
      List<String> values = new ArrayList<>();
      for (int i = 1; i <= columns.getColumnCount(); i++) {
        values.add(String.valueOf(rows.getString(i)));
      }
      all.add(String.join(" ", values));
    }
    return all.isEmpty() ? Interleaving.NO_ROWS : String.join(", ", all);
  }

  /// Cancels the running step, if the engine supports that.
  void cancel() {
    PreparedStatement statement = running;
    try {
      if (statement != null) {
        statement.cancel();
      }
    } catch (SQLException | RuntimeException e) {
      // The step can't be cancelled: the process will be ended.
    }
  }

  /// Ends the session.
  ///
  /// @return whether it ended in time
  boolean close(long nanos) throws InterruptedException {
    thread.execute(() -> {
      rollBack();
      try {
        for (PreparedStatement each : prepared.values()) {
          each.close();
        }
        connection.setAutoCommit(true); // restore the initial state
        session.close();
      } catch (SQLException | IOException | RuntimeException e) {
        // A broken session can't be closed in order. Its script has told why.
      }
    });
    thread.shutdown();
    return thread.awaitTermination(nanos, TimeUnit.NANOSECONDS);
  }
}
