package dynobench.protocol.isolation;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.isolation.IsolationObservation.StepResult;
import dynobench.protocol.HungException;
import dynobench.protocol.clients.SessionIsolation;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// Runs a script: starts its steps in their order, each on the thread of its session. A step that
/// does not end within a limit waits, and the next one starts.
///
/// A slow machine cannot cause an anomaly: a step that starts too late can only miss one.
final class ScriptSessions {
  /// Time after which a step counts as waiting.
  private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /// Time after which a step that waits hangs. Time limits of engines for locks are mostly shorter.
  private static final long HUNG_NANOS = TimeUnit.SECONDS.toNanos(8);

  /// Time in which cancelled statements must end.
  private static final long CANCEL_NANOS = TimeUnit.SECONDS.toNanos(5);

  private static final String DEADLOCK = "deadlock";

  private final Database database;
  private final Interleaving script;
  private final Settings settings;
  private final Map<String, ScriptSession> sessions = new LinkedHashMap<>();
  private final List<ScriptCall> calls = new ArrayList<>();
  private boolean hangs;

  ScriptSessions(Database database, Interleaving script, Settings settings) {
    this.database = database;
    this.script = script;
    this.settings = settings;
  }

  /// Runs the script on fresh rows, and returns its result. [#end] must follow.
  ScriptResult play() throws SQLException, IOException {
    reset();
    for (String each : script.sessions()) {
      sessions.put(each, open(each));
    }
    try {
      long begin = System.nanoTime();
      hangs = !run();
      return result(begin);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while a script ran", e);
    }
  }

  private void reset() throws SQLException {
    Connection connection = database.sql().connection();
    try (Statement statement = connection.createStatement()) {
      for (String each : List.of("clear", "first", "second")) {
        statement.executeUpdate(database.sql().statement(each));
      }
    }
  }

  private ScriptSession open(String name) throws SQLException, IOException {
    Session session = database.session();
    session.sql().connection().setAutoCommit(false);
    SessionIsolation.apply(session.sql().connection(), settings);
    return new ScriptSession(name, session);
  }

  /// Starts all steps, and returns whether all have ended.
  private boolean run() throws InterruptedException {
    for (int i = 0; i < script.steps().size(); i++) {
      Interleaving.Step step = script.steps().get(i);
      if (step.session().equals(Interleaving.END) && !haveEnded(HUNG_NANOS)) {
        return false;
      }
      String sql = database.sql().statement(script.statement(i + 1));
      ScriptCall call = session(step).start(step.kind(), sql);
      calls.add(call);
      call.await(WAIT_NANOS);
    }
    return haveEnded(HUNG_NANOS);
  }

  private ScriptSession session(Interleaving.Step step) {
    ScriptSession found = sessions.get(step.session());
    if (found == null) {
      throw new IllegalStateException("no session " + step.session());
    }
    return found;
  }

  private boolean haveEnded(long nanos) throws InterruptedException {
    long end = System.nanoTime() + nanos;
    for (ScriptCall each : calls) {
      if (!each.await(Math.max(0, end - System.nanoTime()))) {
        return false;
      }
    }
    return true;
  }

  private ScriptResult result(long begin) {
    var steps = new ArrayList<StepResult>();
    for (int i = 0; i < calls.size(); i++) {
      steps.add(calls.get(i).result(begin, hasWaited(i)));
    }
    return new ScriptResult(script.id(), hangs ? ScriptOutcome.HUNG : outcome(steps), steps);
  }

  private boolean hasWaited(int step) {
    String own = script.steps().get(step).session();
    for (int i = step + 1; i < calls.size(); i++) {
      if (!script.steps().get(i).session().equals(own)
          && calls.get(step).endsAfterBeginOf(calls.get(i))) {
        return true;
      }
    }
    return false;
  }

  private ScriptOutcome outcome(List<StepResult> steps) {
    if (calls.stream().anyMatch(ScriptCall::isRefused)) {
      return steps.stream().anyMatch(each -> isDeadlock(each.refusal()))
          ? ScriptOutcome.DEADLOCK
          : ScriptOutcome.REFUSED;
    }
    boolean isComplete = calls.stream().allMatch(ScriptCall::isComplete);
    if (isComplete && script.isProvedBy(calls.stream().map(ScriptCall::answer).toList())) {
      return ScriptOutcome.HAPPENED;
    }
    return steps.stream().anyMatch(StepResult::waited)
        ? ScriptOutcome.WAITED
        : ScriptOutcome.ABSENT;
  }

  private static boolean isDeadlock(String refusal) {
    return refusal.toLowerCase(Locale.ROOT).contains(DEADLOCK);
  }

  /// Ends all sessions, after cancelling the steps that hang.
  ///
  /// @throws HungException when a statement hangs and cannot be cancelled
  void end() {
    try {
      if (hangs) {
        sessions.values().forEach(ScriptSession::cancel);
        if (!haveEnded(CANCEL_NANOS)) {
          throw hung();
        }
      }
      for (ScriptSession each : sessions.values()) {
        if (!each.close(CANCEL_NANOS)) {
          throw hung();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while a script ended", e);
    }
  }

  private HungException hung() {
    for (int i = 0; i < calls.size(); i++) {
      if (!calls.get(i).isOver()) {
        Interleaving.Step step = script.steps().get(i);
        return new HungException(
            String.format(
                Locale.ROOT,
                "the script %s hangs: %s does not return from %s, and cannot be cancelled",
                script.id(),
                step.session(),
                step.sql()));
      }
    }
    return new HungException("the sessions of the script " + script.id() + " cannot be closed");
  }
}
