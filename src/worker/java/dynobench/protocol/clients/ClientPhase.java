package dynobench.protocol.clients;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.measure.ClientInterval;
import dynobench.protocol.HungException;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Phase with clients. Before the clients start, each gets a session of its own, or a source of
/// connections for single transactions. A client without others may get the session of the database
/// itself.
public final class ClientPhase implements PhaseTimer.Staffed {
  /// Factory of clients.
  @FunctionalInterface
  public interface Hiring {
    /// Creates a client.
    ///
    /// @param number number of the client, from 1
    /// @param session session of the client, which closes it
    Client createClient(int number, Session session) throws SQLException, IOException;
  }

  /// Concurrent work on a thread of its own, such as a backup. When this work ends, the clients
  /// end, too. The phase throws its exception, if any.
  @FunctionalInterface
  public interface Companion {
    void run(Database database) throws SQLException, IOException;
  }

  private final ClientLoad load;
  private final List<String> kinds;
  private final Hiring hiring;
  private final ClientWatchdog watchdog;
  private final Consumer<ClientInterval> intervals;
  private final List<Client> clients = new ArrayList<>();
  private final ConnectionUse use;
  private final @Nullable Companion companion;
  private @Nullable ClientSessions sessions;
  private @Nullable Database opened;
  private volatile @Nullable ClientGroup group;

  /// Creates a phase in which each client has one connection.
  ///
  /// @param kinds kinds of operations, indexed by the numbers that clients draw
  /// @param deadlineNanos time at which the trial must end, by `System.nanoTime()`
  /// @param intervals consumer of the figures of each second
  public ClientPhase(
      ClientLoad load,
      List<String> kinds,
      Hiring hiring,
      long deadlineNanos,
      Consumer<ClientInterval> intervals) {
    this(load, kinds, hiring, deadlineNanos, intervals, ConnectionUse.KEPT, null);
  }

  /// Creates a phase with a choice of connections.
  ///
  /// @param use source of the clients' connections
  public ClientPhase(
      ClientLoad load,
      List<String> kinds,
      Hiring hiring,
      long deadlineNanos,
      Consumer<ClientInterval> intervals,
      ConnectionUse use) {
    this(load, kinds, hiring, deadlineNanos, intervals, use, null);
  }

  /// Creates a phase with a companion.
  ///
  /// @param companion concurrent work that begins when the clients' operations count; null for none
  public ClientPhase(
      ClientLoad load,
      List<String> kinds,
      Hiring hiring,
      long deadlineNanos,
      Consumer<ClientInterval> intervals,
      @Nullable Companion companion) {
    this(load, kinds, hiring, deadlineNanos, intervals, ConnectionUse.KEPT, companion);
  }

  private ClientPhase(
      ClientLoad load,
      List<String> kinds,
      Hiring hiring,
      long deadlineNanos,
      Consumer<ClientInterval> intervals,
      ConnectionUse use,
      @Nullable Companion companion) {
    this.use = use;
    this.companion = companion;
    this.load = load;
    this.kinds = List.copyOf(kinds);
    this.hiring = hiring;
    this.watchdog = new ClientWatchdog(load, deadlineNanos);
    this.intervals = intervals;
  }

  @Override
  public long done() {
    ClientGroup working = group;
    return working == null ? 0 : working.done();
  }

  @Override
  public void open(Database database) throws SQLException, IOException {
    var opening = ClientSessions.of(database, load.clients(), use);
    sessions = opening;
    try {
      for (int i = 1; i <= load.clients(); i++) {
        clients.add(hiring.createClient(i, opening.next()));
      }
    } catch (SQLException | IOException | RuntimeException e) {
      opening.close();
      throw e;
    }
    opened = database;
    group = new ClientGroup(load, kinds, clients, watchdog, intervals);
  }

  @Override
  public PhaseTimer.Worked work(Runnable counts)
      throws WrongDataException, SQLException, IOException {
    ClientGroup working = Objects.requireNonNull(group);
    try {
      work(working, counts);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while clients worked", e);
    } catch (HungException e) {
      throw e; // closing a pool would wait for the client that hangs
    } catch (WrongDataException | SQLException | IOException | RuntimeException e) {
      closeSessions();
      throw e;
    }
    return new PhaseTimer.Worked(working.beginNanos(), working.endNanos(), working.service());
  }

  private void work(ClientGroup working, Runnable counts)
      throws InterruptedException, WrongDataException, SQLException, IOException {
    if (companion == null) {
      working.work(counts);
      return;
    }
    var beside = new CompanionThread(companion, Objects.requireNonNull(opened), working::stop);
    working.work(() -> {
      counts.run();
      beside.begin();
    });
    beside.await();
  }

  private void closeSessions() {
    if (sessions != null) {
      sessions.close();
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    try {
      for (Client each : clients) {
        each.close();
      }
    } finally {
      closeSessions();
    }
  }
}
