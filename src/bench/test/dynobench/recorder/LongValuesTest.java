package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dynobench.measure.ComparedStatement;
import dynobench.measure.ReplayComparison;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueMasking;
import dynobench.recording.ReadShape;
import dynobench.recording.RecordingReader;
import dynobench.session.TestBench;
import dynobench.workload.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.NClob;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests of large objects and streams that an application reads.
final class LongValuesTest {
  private static final String TEXT = "A long text about Anna. ".repeat(100);
  private static final byte[] BYTES = new byte[5000];
  private static final String SELECT = "SELECT text, bytes FROM doc ORDER BY id";

  @TempDir private Path folder;

  /// A way to read the first row.
  @FunctionalInterface
  private interface Reading {
    void of(ResultSet row) throws SQLException, IOException;
  }

  /// Ways that read a text or bytes to the end.
  private static final Map<String, Reading> WHOLE =
      Map.of(
          "reader", row -> readAll(row.getCharacterStream(1)),
          "national reader", row -> readAll(row.getNCharacterStream("text")),
          "stream", row -> Objects.requireNonNull(row.getBinaryStream(2)).readAllBytes(),
          "clob", row -> readAll(row.getClob("text")),
          "national clob", row -> readAll(row.getNClob(1)),
          "blob", row -> readAll(row.getBlob(2)),
          "object", row -> readAll((Clob) row.getObject(1)),
          "object of a class", row -> readAll(row.getObject(2, Blob.class)),
          "stream of a blob", row -> readInParts(row.getBlob(2)),
          "exactly its length", row -> readLength(row));

  private static void readAll(Reader text) throws IOException {
    var buffer = new char[777];
    while (text.read(buffer) >= 0) {
      assertThat(buffer[0]).isNotEqualTo('\0');
    }
  }

  private static void readAll(Clob text) throws SQLException {
    assertThat(text.getSubString(1, (int) text.length())).hasSizeGreaterThan(1000);
    text.free();
  }

  private static void readAll(Blob bytes) throws SQLException {
    assertThat(bytes.getBytes(1, Integer.MAX_VALUE)).hasSizeGreaterThan(1000);
  }

  private static void readInParts(Blob bytes) throws SQLException, IOException {
    try (InputStream stream = bytes.getBinaryStream()) {
      while (stream.read() >= 0) {
        assertThat(stream.available()).isNotNegative();
      }
    }
  }

  private static void readLength(ResultSet row) throws SQLException, IOException {
    try (InputStream stream = Objects.requireNonNull(row.getBinaryStream(2))) {
      stream.readNBytes(BYTES.length);
    }
  }

  private RecordedEngine engine(ValueMasking masking) throws IOException {
    return new RecordedEngine(
        RecordingSettings.of(folder.resolve("app.recording")).withMasking(masking));
  }

  private static void insert(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE doc (id INT, text CLOB, bytes BLOB)");
    }
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO doc VALUES (?, ?, ?)")) {
      insert.setInt(1, 1);
      insert.setString(2, TEXT);
      insert.setBytes(3, BYTES);
      insert.executeUpdate();
    }
  }

  private static void change(Connection connection) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE doc SET text = 'x' || text, bytes = ?")) {
      update.setBytes(1, new byte[BYTES.length + 1]);
      update.executeUpdate();
    }
  }

  private static void read(Connection connection, Reading reading) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(SELECT)) {
      while (result.next()) {
        reading.of(result);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Getter> getters(Reading reading) throws IOException, SQLException {
    try (var engine = engine(ValueMasking.NONE)) {
      try (Connection connection = engine.open()) {
        insert(connection);
        read(connection, reading);
      }
      try (RecordingReader reader = engine.read()) {
        return reader.shapes().values().stream()
            .flatMap(each -> each.reads().stream())
            .map(ReadShape.ColumnRead::getter)
            .toList();
      }
    }
  }

  private ReplayComparison replay() throws IOException, InterruptedException {
    var bench = new TestBench(folder.resolve("bench"));
    bench.run(
        bench.plan(
            "recording",
            Settings.of("recording_file", folder.resolve("app.recording").toString()),
            List.of(Contender.parse("h2/mem", new CommitStyle.Autocommit()))));
    return bench.result().observations().comparisons().getFirst().comparison();
  }

  @ParameterizedTest
  @EnumSource
  void whatIsReadToTheEndIsCompared(ValueMasking masking)
      throws IOException, SQLException, InterruptedException {
    try (var engine = engine(masking);
        Connection unseen = engine.direct()) {
      try (Connection connection = engine.open()) {
        insert(connection);
        for (Reading each : WHOLE.values()) {
          read(connection, each);
        }
        change(unseen);
        for (Reading each : WHOLE.values()) {
          read(connection, each);
        }
      }
      try (RecordingReader reader = engine.read()) {
        assertThat(reader.shapes().values())
            .flatExtracting(ReadShape::reads)
            .extracting(ReadShape.ColumnRead::getter)
            .contains(Getter.WHOLE_TEXT, Getter.WHOLE_BYTES);
      }
    }
    ReplayComparison comparison = replay();

    // The last way stops before the added byte.
    int same = 2 + WHOLE.size() + 1;
    assertThat(comparison.executions()).isEqualTo(2 + 2 * WHOLE.size());
    assertThat(comparison.same()).isEqualTo(same);
    assertThat(comparison.deviating())
        .containsExactly(
            new ComparedStatement(
                SELECT,
                WHOLE.size() + 1,
                0,
                0,
                WHOLE.size() - 1,
                0,
                0,
                0,
                "other values in 1 row"));
  }

  @Test
  void aPartIsNotCompared() throws IOException, SQLException {
    assertThat(getters(row -> Objects.requireNonNull(row.getCharacterStream(1)).read()))
        .containsExactly(Getter.LONG_TEXT);
  }

  @Test
  void aPartOfALargeObjectIsNotCompared() throws IOException, SQLException {
    assertThat(getters(row -> Objects.requireNonNull(row.getClob(1)).getSubString(1, 100)))
        .containsExactly(Getter.LONG_TEXT);
  }

  @Test
  void skippedBytesAreNotCompared() throws IOException, SQLException {
    assertThat(
            getters(row -> {
              InputStream stream = Objects.requireNonNull(row.getBinaryStream(2));
              assertThat(stream.skip(10)).isEqualTo(10);
              stream.readAllBytes();
            }))
        .containsExactly(Getter.LONG_BYTES);
  }

  /// A replay inserts other content instead of a value that is too long for the recording.
  @Test
  void whatIsTooLongForTheRecordingIsNotCompared() throws IOException, SQLException {
    var settings = new RecordingSettings(folder.resolve("app.recording"), 1 << 30, 1000);
    try (var engine = new RecordedEngine(settings)) {
      try (Connection connection = engine.open()) {
        insert(connection);
        read(connection, row -> readAll(row.getCharacterStream(1)));
      }
      try (RecordingReader reader = engine.read()) {
        assertThat(reader.shapes().values())
            .flatExtracting(ReadShape::reads)
            .containsExactly(new ReadShape.ColumnRead(1, Getter.LONG_TEXT));
      }
    }
  }

  @Test
  void nullsAreCompared() throws IOException, SQLException, InterruptedException {
    try (var engine = engine(ValueMasking.NONE)) {
      try (Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        insert(connection);
        statement.execute("INSERT INTO doc VALUES (2, NULL, NULL)");
        read(
            connection,
            row -> {
              Clob text = row.getClob(1);
              assertThat(row.wasNull()).isEqualTo(text == null);
              if (text != null) {
                readAll(text);
              }
              assertThat(row.getBlob(2) == null).isEqualTo(text == null);
            });
      }
      engine.recorder().close();
    }
    assertThat(replay().deviating()).isEmpty();
  }

  @Test
  void theDriverGetsItsOwnObjects() throws IOException, SQLException {
    try (var engine = engine(ValueMasking.NONE);
        Connection connection = engine.open()) {
      insert(connection);
      try (PreparedStatement insert =
          connection.prepareStatement("INSERT INTO doc VALUES (2, ?, ?)")) {
        read(
            connection,
            row -> {
              Clob text = Objects.requireNonNull(row.getClob(1));
              assertThat(text).isInstanceOf(NClob.class).isEqualTo(text);
              assertThat(ReadLob.target(text).getClass().getName()).startsWith("org.h2.");
              assertThat(catchThrowable(() -> text.getSubString(-1, 1)))
                  .isInstanceOf(SQLException.class);
              insert.setClob(1, text);
              insert.setObject(2, row.getBlob(2));
              insert.executeUpdate();
            });
      }
      try (Statement statement = connection.createStatement();
          ResultSet result = statement.executeQuery("SELECT text, bytes FROM doc WHERE id = 2")) {
        assertThat(result.next()).isTrue();
        assertThat(result.getString(1)).isEqualTo(TEXT);
        assertThat(result.getBytes(2)).isEqualTo(BYTES);
      }
      assertThat(
              engine.calls().stream()
                  .filter(each -> each.startsWith("execute 3 [" + TEXT + ", 0000"))
                  .count())
          .isOne();
    }
  }
}
