package dynobench.protocol.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.measure.ClientFigures;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ResourceUsage;
import dynobench.plan.CommitStyle;
import dynobench.protocol.MemoryHsqldb;
import dynobench.protocol.PhaseListener;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.setup.Setup;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of a business day on HSQLDB, with changed databases too.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OrdersTest implements PhaseListener {
  private static final long SEED = 2011;
  private static final int OPERATIONS = 300;
  private static final int CLIENTS = 3;

  private final Workload workload = Workloads.shipped().named("orders").orElseThrow();
  private final Settings settings =
      workload.settings(
          Settings.of("warehouses", "2")
              .with("districts", "2")
              .with("customers", "21")
              .with("items", "60")
              .with("clients", Integer.toString(CLIENTS))
              .with("operations", Integer.toString(OPERATIONS)));
  private final Map<String, Long> account = new HashMap<>();
  private final List<String> phases = new ArrayList<>();
  private final List<String> kinds = new ArrayList<>();
  private final MemoryHsqldb engine;

  OrdersTest() throws IOException, ReflectiveOperationException {
    engine = new MemoryHsqldb(workload);
  }

  @BeforeAll
  void trade() throws WrongDataException, SQLException, IOException {
    var timer = new PhaseTimer(System::nanoTime, new ProcessMeter(Path.of("nowhere")), this);
    new Orders()
        .run(
            new TrialContext(
                workload,
                settings,
                new CommitStyle.Autocommit(),
                SEED,
                new Setup.HeapMap(false),
                List.of(),
                engine,
                timer,
                System.nanoTime() + 60_000_000_000L));
  }

  @AfterEach
  void repair() throws SQLException {
    engine.spoil("");
  }

  @AfterAll
  void close() throws SQLException, IOException {
    engine.close();
  }

  @Override
  public void started(String phase, long expected, LongSupplier done) {
    phases.add(phase + " " + expected);
  }

  @Override
  public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
    phases.add(phase + " " + operations);
  }

  @Override
  public void served(String phase, ClientFigures service) {
    service.operations().forEach(each -> kinds.add(each.name()));
  }

  @Override
  public void accounted(Map<String, Long> sums) {
    account.putAll(sums);
  }

  private long verify(boolean mayLose) throws WrongDataException, SQLException, IOException {
    return verify(account, mayLose);
  }

  private long verify(Map<String, Long> done, boolean mayLose)
      throws WrongDataException, SQLException, IOException {
    return new Orders()
        .verify(new VerificationContext(workload, settings, SEED, engine, done, mayLose, _ -> {}));
  }

  /// Returns the clients' account plus these amounts.
  private Map<String, Long> and(Map<String, Long> more) {
    var all = new HashMap<>(account);
    more.forEach((name, value) -> all.merge(name, value, Long::sum));
    return all;
  }

  private long done(String name) {
    return account.getOrDefault(name, 0L);
  }

  @Test
  void fillsAsManyRowsAndDoesAsManyTransactionsAsDescribed() {
    long rows = workload.stored().of(settings);

    assertThat(rows).isEqualTo(2 * (1 + 60 + 2 * (1 + 13 * 21 + 6)) + 60);
    assertThat(phases).containsExactly("load " + rows, "load " + rows, "trade 900", "trade 900");
  }

  @Test
  void tellsFiveKindsApartInTheUsualMixAndTakesSomeOrdersBack() {
    assertThat(kinds)
        .containsExactly("new_order", "payment", "order_status", "delivery", "stock_level");
    assertThat(done("new_order")).isBetween(360L, 450L);
    assertThat(done("payment")).isBetween(340L, 430L);
    assertThat(done("taken_back")).isBetween(1L, 12L);
    assertThat(kinds.stream().mapToLong(this::done).sum() + done("taken_back"))
        .isEqualTo((long) CLIENTS * OPERATIONS);
  }

  @Test
  void agreesAfterwards() throws WrongDataException, SQLException, IOException {
    assertThat(verify(false)).isZero();
    assertThat(verify(true)).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          UPDATE warehouse SET w_ytd = w_ytd + 1 WHERE w_id = 2 | condition 1 (W_YTD
          UPDATE district SET d_ytd = d_ytd - 1 WHERE d_w_id = 1 AND d_id = 2 | condition 1 (W_YTD
          UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = 1 AND d_id = 2 | condition 2 (D_NEXT_O_ID
          DELETE FROM orders WHERE o_w_id = 1 AND o_d_id = 2 AND o_id = (SELECT MAX(o_id) FROM orders WHERE o_w_id = 1 AND o_d_id = 2) | condition 2 (D_NEXT_O_ID
          DELETE FROM new_order WHERE no_w_id = 1 AND no_d_id = 2 AND no_o_id = (SELECT MAX(no_o_id) FROM new_order WHERE no_w_id = 1 AND no_d_id = 2) | condition 2 (D_NEXT_O_ID
          DELETE FROM new_order WHERE no_w_id = 2 AND no_d_id = 1 AND no_o_id = (SELECT MAX(no_o_id) - 1 FROM new_order WHERE no_w_id = 2 AND no_d_id = 1) | condition 3 (max NO_O_ID
          DELETE FROM order_line WHERE ol_w_id = 1 AND ol_d_id = 1 AND ol_o_id = 1 AND ol_number = 1 | condition 4 (sum of O_OL_CNT
          UPDATE orders SET o_ol_cnt = o_ol_cnt + 1 WHERE o_w_id = 1 AND o_d_id = 1 AND o_id = 1 | condition 4 (sum of O_OL_CNT
          """)
  void namesTheConditionThatDoesNotHold(String sql, String condition) throws SQLException {
    engine.spoil(sql);

    for (boolean mayLose : new boolean[] {false, true}) {
      assertThatExceptionOfType(WrongDataException.class)
          .isThrownBy(() -> verify(mayLose))
          .satisfies(it -> assertThat(it.expected()).contains(condition));
    }
  }

  /// Each change keeps the database consistent. Only the clients' account can reveal it.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DELETE FROM orders WHERE o_w_id = 1 AND o_d_id = 1 AND o_id = 1; DELETE FROM order_line WHERE ol_w_id = 1 AND ol_d_id = 1 AND ol_o_id = 1 | orders that the clients committed
          DELETE FROM history WHERE h_w_id = 1 AND h_d_id = 1 AND h_c_id = 1 AND h_amount = 1000 | payments that the clients committed
          DELETE FROM new_order WHERE no_w_id = 1 AND no_d_id = 1 AND no_o_id = (SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = 1 AND no_d_id = 1) | orders that the clients delivered
          UPDATE history SET h_amount = h_amount + 1 WHERE h_w_id = 1 AND h_d_id = 1 AND h_c_id = 1 AND h_amount = 1000 | the income of warehouses
          UPDATE warehouse SET w_ytd = w_ytd - 1 WHERE w_id = 1; UPDATE district SET d_ytd = d_ytd - 1 WHERE d_w_id = 1 AND d_id = 1; UPDATE history SET h_amount = h_amount - 1 WHERE h_w_id = 1 AND h_d_id = 1 AND h_c_id = 1 AND h_amount = 1000 | cents that customers paid
          """)
  void namesWhatTheClientsDidAndTheDatabaseDoesNotKnow(String sql, String what)
      throws SQLException {
    engine.spoil(sql);

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> verify(false))
        .satisfies(it -> assertThat(it.expected()).contains(what));
  }

  /// The account has one order and one payment more than the database.
  @Test
  void countsWhatMayBeMissing() throws WrongDataException, SQLException, IOException {
    Map<String, Long> more =
        and(Map.of("new_order", 1L, "payment", 1L, "paid", 700L, "delivered", 2L));

    assertThat(verify(more, true)).isEqualTo(2);
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> verify(more, false));
  }

  @Test
  void refusesMoreThanWasDoneEvenWhereMomentsMayBeMissing() {
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> verify(and(Map.of("payment", -1L)), true))
        .satisfies(it -> assertThat(it.expected()).contains("payments that the clients committed"));
  }
}
