package dynobench.protocol.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ResourceUsage;
import dynobench.protocol.MemoryHsqldb;
import dynobench.protocol.PhaseListener;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of trees on HSQLDB through Hibernate ORM and plain JDBC, with changed databases too.
class ObjectsGraphTest implements PhaseListener {
  private static final long SEED = 2005;

  private final Workload workload = Workloads.shipped().named("objects-graph").orElseThrow();
  private final List<String> phases = new ArrayList<>();
  private final StatementCounts counts = new StatementCounts();
  private final Map<String, Map<String, Integer>> sent = new LinkedHashMap<>();
  private final MemoryHsqldb engine;

  ObjectsGraphTest() throws IOException, ReflectiveOperationException {
    engine = new MemoryHsqldb(workload);
  }

  @BeforeEach
  void listen() {
    engine.listen(counts::of);
  }

  @AfterEach
  void close() throws SQLException, IOException {
    engine.spoil("");
    engine.close();
  }

  private Settings settings(String access) {
    return workload.settings(
        Settings.of("access", access)
            .with("trees", "5")
            .with("size", "14")
            .with("width", "3")
            .with("batch", "10"));
  }

  private void run(Settings settings) throws WrongDataException, SQLException, IOException {
    var timer = new PhaseTimer(System::nanoTime, new ProcessMeter(Path.of("nowhere")), this);
    new ObjectsGraph().run(engine.measuring(workload, settings, SEED, timer));
  }

  private long verify(boolean mayLose) throws WrongDataException, SQLException, IOException {
    return new ObjectsGraph()
        .verify(
            new VerificationContext(
                workload, settings("jdbc"), SEED, engine, Map.of(), mayLose, _ -> {}));
  }

  @Override
  public void started(String phase, long expected, LongSupplier done) {
    counts.take();
  }

  @Override
  public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
    phases.add(phase + " " + operations);
    sent.put(phase, counts.take());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hibernate", "jdbc"})
  void doesInEachPhaseWhatTheDescriptionSays(String access)
      throws WrongDataException, SQLException, IOException {
    run(settings(access));

    assertThat(phases)
        .containsExactlyElementsOf(
            workload.phases().stream()
                .map(each -> each.id() + " " + each.operations().of(settings(access)))
                .toList());
    assertThat(phases)
        .containsExactly(
            "set_up 1", "write_trees 70", "read_trees 70", "change_trees 70", "delete_trees 28");
    assertThat(verify(false)).isZero();
    assertThat(verify(true)).isZero();
  }

  /// Only with equal statements is the difference of the times the cost of the mapper.
  @ParameterizedTest
  @ValueSource(strings = {"1", "10", "500"})
  void sendsByPlainJdbcWhatTheMapperSends(String batch)
      throws WrongDataException, SQLException, IOException {
    run(settings("hibernate").with("batch", batch));
    Map<String, Map<String, Integer>> mapped = new LinkedHashMap<>(sent);
    run(settings("jdbc").with("batch", batch));

    assertThat(mapped.get("read_trees")).hasSize(3);
    mapped.remove("set_up");
    sent.remove("set_up");
    assertThat(sent).isEqualTo(mapped);
  }

  @Test
  void asksForTheChildrenAndForTheNumbersOfEachNode()
      throws WrongDataException, SQLException, IOException {
    run(settings("jdbc"));

    assertThat(sent.getOrDefault("read_trees", Map.of()).values())
        .containsExactlyInAnyOrder(5, 70, 70);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          UPDATE tree_node SET amount = amount + 1 WHERE id = 2 | checksum
          UPDATE tree_node SET amount = amount - 1 WHERE id = 1 | 3 changed trees
          UPDATE tree_node SET label = 'x' WHERE id = 3 | checksum
          UPDATE tree_node SET place = 7 WHERE id = 4 | checksum
          UPDATE tree_number SET amount = amount + 1 WHERE node = 2 AND place = 2 | checksum
          DELETE FROM tree_number WHERE node = 2 AND place = 1 | 126 numbers in lists
          DELETE FROM tree_node WHERE id = 5 | 42 nodes
          """)
  void namesWhatIsWrongInTheEnd(String sql, String expected)
      throws WrongDataException, SQLException, IOException {
    run(settings("jdbc"));
    engine.spoil(sql);

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> verify(false))
        .satisfies(it -> assertThat(it.expected()).contains(expected));
    engine.spoil(sql);
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> verify(true));
  }
}
