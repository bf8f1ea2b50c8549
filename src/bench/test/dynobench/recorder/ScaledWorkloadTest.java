package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.recorder.format.ValueMasking;
import dynobench.recording.RecordingException;
import dynobench.result.TrialResult;
import dynobench.scaling.ScaledWorkload;
import dynobench.session.TestBench;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests of workloads from recordings. The recorded program has generated keys, keys of several
/// columns, foreign keys, a queue, an optimistic lock, and texts with quotes.
final class ScaledWorkloadTest {
  private static final int TRANSACTIONS = 20;

  private static final List<String> SCHEMA =
      List.of(
          "CREATE TABLE author (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name"
              + " VARCHAR(40) NOT NULL, mail VARCHAR(40) UNIQUE)",
          "CREATE TABLE \"User Note\" (id VARCHAR(20), author BIGINT NOT NULL, text VARCHAR(200),"
              + " \"a:b\" DECIMAL(8, 2), written TIMESTAMP(6) WITH TIME ZONE, done BOOLEAN, version"
              + " INT NOT NULL, PRIMARY KEY (id))",
          "ALTER TABLE \"User Note\" ADD CONSTRAINT note_author FOREIGN KEY (author) REFERENCES"
              + " author",
          "CREATE TABLE label (note VARCHAR(20) REFERENCES \"User Note\", author BIGINT REFERENCES"
              + " author, PRIMARY KEY (note, author))",
          "CREATE TABLE job (id INT PRIMARY KEY, kind VARCHAR(20), note VARCHAR(20))",
          "CREATE INDEX job_kind ON job (kind)");

  @TempDir private Path folder;

  private Path record(ValueMasking masking) throws IOException, SQLException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file).withMasking(masking));
        Connection connection = engine.open()) {
      try (Statement statement = connection.createStatement()) {
        for (String each : SCHEMA) {
          statement.execute(each);
        }
      }
      connection.setAutoCommit(false);
      for (int i = 0; i < TRANSACTIONS; i++) {
        write(connection, i);
        connection.commit();
        read(connection, i);
        connection.commit();
        work(connection, i);
        connection.commit();
      }
    }
    return file;
  }

  private static void write(Connection connection, int i) throws SQLException {
    long author = author(connection, i);
    String id = "note " + i;
    run(
        connection,
        "INSERT INTO \"User Note\" VALUES (?, ?, ?, ?, ?, ?, ?)",
        id,
        author,
        i % 2 == 0 ? "it's \"\"\" {a} :b \\ # \n" + "x".repeat(i) : null,
        new BigDecimal("1.50").add(BigDecimal.valueOf(i)),
        Timestamp.valueOf("2026-01-02 03:04:05"),
        i % 3 == 0,
        0);
    run(connection, "INSERT INTO label (note, author) VALUES (?, ?)", id, author);
    run(connection, "INSERT INTO job (id, kind, note) VALUES (?, 'print', ?)", i, id);
  }

  private static long author(Connection connection, int i) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO author (name, mail) VALUES (?, ?)", Statement.RETURN_GENERATED_KEYS)) {
      insert.setString(1, i % 2 == 0 ? "Ada" : "Grace");
      insert.setString(2, "a" + i + "@example.org");
      insert.executeUpdate();
      try (ResultSet keys = insert.getGeneratedKeys()) {
        assertThat(keys.next()).isTrue();
        return keys.getLong(1);
      }
    }
  }

  private static void read(Connection connection, int i) throws SQLException {
    run(
        connection,
        "SELECT n.id, a.name FROM \"User Note\" n JOIN author a ON a.id = n.author WHERE a.mail = ?"
            + " AND n.text LIKE ? ORDER BY n.id LIMIT ?",
        "a" + i + "@example.org",
        "it's%",
        10);
    run(
        connection,
        "UPDATE \"User Note\" SET done = ?, version = ? WHERE id = ? AND version = ?",
        true,
        1,
        "note " + i,
        0);
    run(connection, "SELECT COUNT(*) FROM label WHERE note = ?", "note " + i);
  }

  private static void work(Connection connection, int i) throws SQLException {
    run(connection, "SELECT id, note FROM job WHERE kind = ? ORDER BY id LIMIT 1", "print");
    run(connection, "MERGE INTO job KEY (id) VALUES (?, 'seen', NULL)", i);
    run(connection, "DELETE FROM job WHERE id = ?", i);
    run(connection, "SELECT id, '\"\"\"\n[x]\n\\' FROM job WHERE note = ?", "note " + i);
    run(connection, "SELECT {fn UCASE(kind)} FROM job WHERE note = ?", "note " + i);
  }

  private static void run(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.execute();
    }
  }

  private ScaledWorkload scaled(ValueMasking masking) throws IOException, SQLException {
    return ScaledWorkload.of(record(masking), "mine");
  }

  private static List<Outcome> outcomes(TestBench bench) {
    return bench.result().trials().stream()
        .map(TrialResult::outcome)
        .map(each -> each.orElseThrow())
        .toList();
  }

  @Thorough
  @ParameterizedTest
  @EnumSource(ValueMasking.class)
  void runsOnEnginesOfOtherDialectsWithMoreClientsAndRows(ValueMasking masking)
      throws IOException, SQLException, InterruptedException {
    String text = scaled(masking).text();
    var bench = new TestBench(folder.resolve("bench"), Workloads.shipped().with("mine", text));
    List<Contender> contenders =
        Stream.of("h2/mem", "hsqldb/mem", "derby/memory", "sqlite/wal-normal")
            .map(each -> Contender.parse(each, new CommitStyle.Autocommit()))
            .toList();
    Settings settings = Settings.of("factor", "3").with("clients", "4").with("operations", "25");
    bench.run(bench.plan("mine", settings, contenders));

    assertThat(outcomes(bench)).hasSize(4).containsOnly(new Outcome.Completed());
  }

  @Test
  void hasTheSchemaTheRowsAndTheTransactions() throws IOException, SQLException {
    ScaledWorkload scaled = scaled(ValueMasking.NONE);

    assertThat(scaled.transactions()).isEqualTo(3);
    assertThat(scaled.share()).isEqualTo(1);
    assertThat(scaled.text())
        .contains(
            "dialect = \"h2\"",
            "\"CREATE TABLE author (id BIGINT generated by default as identity PRIMARY KEY,",
            "fill_author = \"20 * factor\"",
            "fill_job = \"factor\"",
            "INSERT INTO \\\"User Note\\\" VALUES (:id, :author_row",
            "text = \"nullable(50, text(",
            "values (:name, :mail, :author_row)",
            "author_row = \"next(author)\"",
            "job_row = \"next(job)\"",
            "job_row = \"next(job_gone)\"",
            "equal = [\"select count(*) from \\\"AUTHOR\\\"\", \"20 * factor + insert_author")
        .doesNotContain("it's");
  }

  @Test
  void namesWhatItLeavesOut() throws IOException, SQLException {
    ScaledWorkload scaled = scaled(ValueMasking.NONE);

    assertThat(scaled.notes())
        .anyMatch(each ->
            each.startsWith("Left out: \"MERGE INTO job KEY (id) VALUES (?, 'seen', NULL)\": "));
    assertThat(scaled.notes())
        .allSatisfy(each -> assertThat(scaled.text()).contains("\n# " + each + "\n"));
  }

  @Test
  void aForeignKeyOfDeletedRowsBecomesAnIndex() throws IOException, SQLException {
    Path file = folder.resolve("queue.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file));
        Connection connection = engine.open();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE parent (id INT PRIMARY KEY)");
      statement.execute("CREATE TABLE child (id INT PRIMARY KEY, parent INT REFERENCES parent)");
      for (int i = 0; i < TRANSACTIONS; i++) {
        run(connection, "INSERT INTO parent (id) VALUES (?)", i);
        run(connection, "INSERT INTO child (id, parent) VALUES (?, ?)", i, i);
        run(connection, "DELETE FROM child WHERE id = ?", i);
        run(connection, "DELETE FROM parent WHERE id = ?", i);
      }
    }

    assertThat(ScaledWorkload.of(file, "mine").text())
        .contains(
            "create index \\\"index_of_child\\\" on \\\"CHILD\\\"(\\\"PARENT\\\")",
            "# The foreign key of CHILD (PARENT) became an index: rows of PARENT may be missing.")
        .doesNotContain("REFERENCES");
  }

  @Test
  void refusesARecordingWithoutTransactions() throws IOException {
    Path file = folder.resolve("empty.recording");
    new RecordedEngine(RecordingSettings.of(file)).close();

    assertThatThrownBy(() -> ScaledWorkload.of(file, "mine"))
        .isInstanceOf(RecordingException.class);
  }
}
