package dynobench.protocol.script;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ResourceUsage;
import dynobench.protocol.MemoryHsqldb;
import dynobench.protocol.PhaseListener;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.VerificationContext;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests with the bank on HSQLDB in the test's own process, with counted connections.
class SessionStylesTest implements PhaseListener {
  private static final long SEED = 2011;
  private static final int CLIENTS = 5;
  private static final int TRANSFERS = 40;
  private static final int SELECTS = 30;

  /// Connections that the trial keeps open: one each for loading, transfers, look-ups and the
  /// audit.
  private static final int OWN = 4;

  /// Connections of the trial that belong to no client: for loading and for the audit.
  private static final int WITHOUT_CLIENTS = 2;

  private final Workload workload = Workloads.shipped().named("bank").orElseThrow();
  private final Map<String, Long> account = new HashMap<>();
  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger open = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();
  private final AtomicInteger prepared = new AtomicInteger();
  private final Map<Integer, Integer> isolations = new ConcurrentHashMap<>();

  private Connection counted(Connection connection) {
    opened.incrementAndGet();
    most.accumulateAndGet(open.incrementAndGet(), Math::max);
    return (Connection)
        Proxy.newProxyInstance(
            SessionStylesTest.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, arguments) -> {
              if (method.getName().equals("close") && !connection.isClosed()) {
                isolations.merge(connection.getTransactionIsolation(), 1, Integer::sum);
                open.decrementAndGet();
              } else if (method.getName().equals("prepareStatement")) {
                prepared.incrementAndGet();
              }
              try {
                return method.invoke(connection, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private void run(Settings given) throws Exception {
    Settings settings =
        workload.settings(
            Settings.of("scale", "3")
                .with("accounts", "20")
                .with("clients", Integer.toString(CLIENTS))
                .with("operations", Integer.toString(TRANSFERS))
                .with("selects", Integer.toString(SELECTS))
                .over(given));
    var engine = new MemoryHsqldb(workload);
    engine.listen(this::counted);
    try {
      var timer = new PhaseTimer(System::nanoTime, new ProcessMeter(Path.of("nowhere")), this);
      new Scripted().run(engine.measuring(workload, settings, SEED, timer));
      assertThat(open).hasValue(0);
      engine.listen(connection -> connection);
      var verifying =
          new VerificationContext(workload, settings, SEED, engine, account, false, _ -> {});
      assertThat(new Scripted().verify(verifying)).isZero();
    } finally {
      engine.listen(connection -> connection);
      engine.close();
    }
    assertThat(account)
        .containsEntry("transfer", (long) CLIENTS * TRANSFERS)
        .containsEntry("balance", (long) CLIENTS * SELECTS);
  }

  @Override
  public void started(String phase, long expected, LongSupplier done) {}

  @Override
  public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {}

  @Override
  public void accounted(Map<String, Long> sums) {
    account.putAll(sums);
  }

  @Test
  void keptOpensAConnectionForEachClientOfAPhase() throws Exception {
    run(Settings.NONE);

    assertThat(opened).hasValue(OWN + 2 * CLIENTS);
    assertThat(most).hasValue(1 + CLIENTS);
  }

  @Test
  void eachOpensAConnectionForEachTransaction() throws Exception {
    run(Settings.of("sessions", "each"));

    assertThat(opened).hasValue(OWN + CLIENTS * (TRANSFERS + SELECTS));
    assertThat(most.get()).isBetween(2, 1 + CLIENTS);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void pooledOpensNoMoreThanThePoolHas(int pool) throws Exception {
    run(Settings.of("sessions", "pooled").with("pool", Integer.toString(pool)));

    assertThat(opened).hasValue(OWN + 2 * pool);
    assertThat(most).hasValue(1 + pool);
  }

  @Test
  void pooledOpensAsManyAsThereAreClientsWhereThePlanNamesNoNumber() throws Exception {
    run(Settings.of("sessions", "pooled"));

    assertThat(opened).hasValue(OWN + 2 * CLIENTS);
  }

  @Test
  void preparesAgainOnEachConnectionThatIsLent() throws Exception {
    run(Settings.NONE);
    int kept = prepared.getAndSet(0);
    run(Settings.of("sessions", "pooled").with("pool", "2"));

    // A transfer takes five statements and a look-up one. The style "kept" prepares some more to
    // learn about them.
    assertThat(prepared.get() - kept).isEqualTo(CLIENTS * (5 * TRANSFERS + SELECTS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kept", "pooled", "each"})
  void setsTheIsolationOnEveryConnection(String sessions) throws Exception {
    run(Settings.of("sessions", sessions).with("isolation", "serializable").with("pool", "2"));

    assertThat(isolations)
        .containsEntry(
            Connection.TRANSACTION_READ_COMMITTED, sessions.equals("kept") ? OWN : WITHOUT_CLIENTS)
        .containsOnlyKeys(
            Connection.TRANSACTION_READ_COMMITTED, Connection.TRANSACTION_SERIALIZABLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pooled", "each"})
  void movesTheSameSums(String sessions) throws Exception {
    run(Settings.NONE);
    Map<String, Long> kept = Map.copyOf(account);
    account.clear();
    run(Settings.of("sessions", sessions));

    assertThat(account).isEqualTo(kept);
  }
}
