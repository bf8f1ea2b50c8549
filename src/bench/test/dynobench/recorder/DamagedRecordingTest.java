package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.recorder.format.RecordingHeader;
import dynobench.recording.RecordingEnd;
import dynobench.recording.RecordingException;
import dynobench.recording.RecordingReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DamagedRecordingTest {
  private static final byte[] FLIPS = {1, (byte) 0x80, (byte) 0xFF};

  private Path damaged;
  private byte[] whole;

  @BeforeEach
  void record(@TempDir Path folder) throws IOException, SQLException {
    damaged = folder.resolve("damaged.recording");
    try (var engine = new RecordedEngine(folder)) {
      try (Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR, at TIMESTAMP)");
        connection.setAutoCommit(false);
        insert(connection);
        connection.commit();
        try (ResultSet result = statement.executeQuery("SELECT * FROM t")) {
          while (result.next()) {
            result.getInt(1);
            result.getString("name");
          }
        }
        statement.setMaxRows(5);
      }
      engine.recorder().close();
      whole = Files.readAllBytes(engine.file());
    }
  }

  private static void insert(Connection connection) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("INSERT INTO t VALUES (?, ?, ?)")) {
      for (int i = 0; i < 3; i++) {
        insert.setInt(1, i);
        insert.setObject(2, new UUID(1, i).toString());
        insert.setTimestamp(3, new Timestamp(i));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /// Reads everything. Returns the number of calls.
  private int readAll() throws IOException {
    try (RecordingReader reader = RecordingReader.open(damaged)) {
      int count = 0;
      for (int session : reader.sessions()) {
        count += RecordedEngine.calls(reader, session).size();
      }
      assertThat(reader.end().sentence()).startsWith("The recording ");
      assertThat(reader.texts().size()).isLessThan(10);
      assertThat(reader.shapes().size()).isLessThan(10);
      assertThat(reader.sources().size()).isLessThan(10);
      assertThat(reader.notes().size()).isLessThan(10);
      return count;
    }
  }

  private int readOrRefuse() throws IOException {
    try {
      return readAll();
    } catch (RecordingException e) {
      assertThat(e).hasMessageEndingWith(".");
      return 0;
    }
  }

  @Test
  void aRecordingThatIsCutAnywhereIsReadUpToThereOrRefused() throws IOException {
    Files.write(damaged, whole);
    int most = readAll();
    int before = 0;
    for (int length = 0; length < whole.length; length++) {
      Files.write(damaged, Arrays.copyOf(whole, length));
      int count = readOrRefuse();
      assertThat(count).isBetween(before, most);
      before = count;
    }

    assertThat(most).isGreaterThan(8);
    assertThat(before).isEqualTo(most);
  }

  @Test
  void aRecordingWithAnyWrongByteIsReadUpToThereOrRefused() throws IOException {
    for (int i = 0; i < whole.length; i++) {
      Files.write(damaged, withWrongByte(i));
      readOrRefuse();
    }
  }

  /// The checksums are right, so the decoder itself must refuse what it can't understand.
  @Test
  void aWrongByteWithARightChecksumIsReadOrRefused() throws IOException {
    int refused = 0;
    for (int i = firstBlock() + 12; i < whole.length; i++) {
      byte[] wrong = withWrongByte(i);
      correctChecksums(wrong);
      Files.write(damaged, wrong);
      try {
        int _ = readAll();
      } catch (RecordingException e) {
        refused++;
      }
    }

    assertThat(refused).isPositive();
  }

  private byte[] withWrongByte(int index) {
    byte[] wrong = whole.clone();
    wrong[index] ^= FLIPS[index % FLIPS.length];
    return wrong;
  }

  private int firstBlock() {
    return RecordingHeader.BYTES + ByteBuffer.wrap(whole).getInt(56);
  }

  private void correctChecksums(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    int position = firstBlock();
    while (position + RecordingHeader.BLOCK_BYTES <= bytes.length) {
      int end = position + RecordingHeader.BLOCK_BYTES + buffer.getInt(position + 4);
      if (end > bytes.length || end <= position) {
        return;
      }
      buffer.putInt(position + 8, RecordingHeader.checksum(bytes, position + 12, end));
      position = end;
    }
  }

  @Test
  void theReaderSaysWhereTheDamageIs() throws IOException {
    Files.write(damaged, Arrays.copyOf(whole, whole.length - 1));

    try (RecordingReader reader = RecordingReader.open(damaged)) {
      assertThat(reader.end()).isInstanceOf(RecordingEnd.Damaged.class);
      assertThat(reader.end().sentence())
          .matches("The recording is damaged at byte \\d+: the last \\d+ bytes aren't used\\.");
    }
  }

  @Test
  void anotherFileAndAnotherVersionAreRefused() throws IOException {
    Files.writeString(damaged, "no recording");
    assertThatThrownBy(this::readAll)
        .isInstanceOf(RecordingException.class)
        .hasMessage("The file is no recording of an application.");

    whole[8]++;
    Files.write(damaged, whole);
    assertThatThrownBy(this::readAll)
        .isInstanceOf(RecordingException.class)
        .hasMessageContaining("The recording has the format 2.0.");
  }
}
