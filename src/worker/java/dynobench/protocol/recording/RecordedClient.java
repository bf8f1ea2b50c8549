package dynobench.protocol.recording;

import dynobench.engine.Session;
import dynobench.protocol.clients.Client;
import dynobench.protocol.clients.DueWait;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionUnits;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Client that replays sessions of a recording, one after the other.
final class RecordedClient implements Client {
  /// Kinds of operations, by number.
  static final List<String> KINDS = List.of("reading", "writing");

  /// Wait of a call for its turn, which halves each time that it was in vain.
  private static final long LONGEST_PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private static final long LEAST_PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
  private static final int MOST_RETRIES = 50;
  private static final long LONGEST_PAUSE_MILLIS = 20;

  private final int number;
  private final Session session;
  private final ReplayedSession replayed;
  private final RecordingReader recording;
  private final Iterator<Integer> sessions;
  private final ReplayOrder order;
  private final ReplayPace pace;
  private @Nullable SessionUnits units;
  private @Nullable RecordedUnit next;
  private long patienceNanos = LONGEST_PATIENCE_NANOS;
  private long pausedNanos;
  private volatile boolean waits;
  private volatile boolean stopped;

  /// Creates a client.
  ///
  /// @param number number of the client, from 0
  /// @param session session of the client, which closes it
  /// @param sessions sessions of the recording, in the order of time
  RecordedClient(
      int number,
      Session session,
      ReplayedSession replayed,
      RecordingReader recording,
      List<Integer> sessions,
      ReplayOrder order,
      ReplayPace pace)
      throws IOException {
    this.number = number;
    this.session = session;
    this.replayed = replayed;
    this.recording = recording;
    this.sessions = sessions.iterator();
    this.order = order;
    this.pace = pace;
    // Before any client begins, all of them say what is next.
    load();
  }

  /// Loads the next transaction. Makes the calls between transactions on the way.
  private void load() throws IOException {
    next = read();
    while (next != null && !next.isOperation()) {
      performBetween(next);
      next = read();
    }
    if (next == null) {
      order.finish(number);
    } else {
      order.advance(number, next.firstTurn().endNanos());
    }
  }

  private @Nullable RecordedUnit read() throws IOException {
    RecordedUnit unit = units == null ? null : units.next();
    while (unit == null && sessions.hasNext()) {
      units = new SessionUnits(recording.calls(sessions.next()));
      unit = units.next();
    }
    return unit;
  }

  private void performBetween(RecordedUnit unit) throws IOException {
    try {
      replayed.perform(unit, false, CallGate.OPEN);
    } catch (SQLException e) {
      throw new IOException("a call between transactions failed: " + e.getMessage(), e);
    }
  }

  @Override
  public boolean hasMore() throws IOException {
    if (next == null) {
      load();
    }
    return next != null;
  }

  @Override
  public int draw() {
    return current().writes() ? 1 : 0;
  }

  private RecordedUnit current() {
    return Objects.requireNonNull(next);
  }

  @Override
  public long begin(long previous) throws IOException {
    RecordedUnit unit = current();
    waits = true;
    try {
      if (unit.begins()) {
        order.await(number, unit.firstTurn().startNanos());
      }
      pausedNanos = 0;
      return pace.isRecorded() ? awaitDue(unit) : System.nanoTime();
    } catch (InterruptedException e) {
      throw interrupted();
    } finally {
      waits = false;
    }
  }

  private long awaitDue(RecordedUnit unit) {
    long due = pace.due(unit.firstTurn().startNanos());
    DueWait.until(due, () -> stopped);
    return due;
  }

  @Override
  public int perform() throws SQLException, IOException {
    RecordedUnit unit = current();
    next = null;
    boolean whole = unit.begins() && unit.ends();
    for (int retries = 0; ; retries++) {
      boolean repeatable = whole && retries < MOST_RETRIES && !stopped;
      try {
        replayed.perform(unit, repeatable, retries == 0 ? gate(unit) : CallGate.OPEN);
        return retries;
      } catch (SQLException e) {
        if (!repeatable || !session.isConflict(e)) {
          throw e;
        }
        replayed.undo();
        pause(retries);
      }
    }
  }

  /// Returns the gate that keeps the recorded order, and at the recorded pace the recorded times,
  /// within a transaction.
  private CallGate gate(RecordedUnit unit) {
    long begin = System.nanoTime();
    return call -> {
      if (call.time().equals(unit.firstTurn())) {
        return; // begin has waited for it
      }
      long arrival = System.nanoTime();
      order.advance(number, call.time().endNanos());
      waits = true;
      try {
        if (!order.await(number, call.time().startNanos(), patienceNanos)) {
          patienceNanos = Math.max(LEAST_PATIENCE_NANOS, patienceNanos / 2);
        }
      } catch (InterruptedException e) {
        throw interrupted();
      } finally {
        waits = false;
      }
      if (pace.isRecorded()) {
        long offset = pace.scaled(call.time().startNanos() - unit.firstTurn().startNanos());
        DueWait.until(begin + offset, () -> stopped);
      }
      pausedNanos += System.nanoTime() - arrival;
    };
  }

  @Override
  public long pausedNanos() {
    return pausedNanos;
  }

  /// Gives the other transaction some time, so that the conflict is not repeated at once.
  private static void pause(int retries) throws IOException {
    try {
      Thread.sleep(Math.min(LONGEST_PAUSE_MILLIS, retries));
    } catch (InterruptedException e) {
      throw interrupted();
    }
  }

  private static InterruptedIOException interrupted() {
    Thread.currentThread().interrupt();
    return new InterruptedIOException("the client was interrupted");
  }

  @Override
  public String activity() {
    return waits ? "its wait for an earlier transaction" : replayed.activity();
  }

  @Override
  public boolean isWaiting() {
    return waits;
  }

  @Override
  public void stop() {
    stopped = true;
    order.stop();
  }

  @Override
  public void cancel() {
    try {
      replayed.cancel();
    } catch (SQLException | RuntimeException e) {
      // The statement can't be cancelled: the process will be ended.
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    replayed.reset();
    session.close();
  }
}
