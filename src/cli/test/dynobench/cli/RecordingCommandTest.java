package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recorder.format.RecordingHeader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingCommandTest {
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");

  private static final int FLAGS = 11;
  private static final int LENGTH = 56;
  private static final int CHECKSUM = 60;

  @TempDir private Path folder;
  private TestCommandLine command;

  @BeforeEach
  void openTheWorkspace() {
    command = new TestCommandLine(folder);
  }

  @Test
  void showsStatementsAndTransactionsByTheirShareOfTheTime() {
    assertThat(command.run("recording", NOTES.toString())).isZero();

    assertThat(command.out())
        .contains("Recorded on H2 ")
        .contains("9 statements in 4 transactions, 1 connection, 0.1 s")
        .contains("The recording is complete.")
        .contains(
            "The application waited 0.1 s for its database: 69 % for CREATE TABLE T, 17 % for"
                + " PREPARE,")
        .contains("Autocommit: 11 % of the statements. Rollbacks: 1 (25 %).")
        .containsPattern("(?m)^ 4.8 % +5 +0\\.178 +4\\.260 +1\\.0  INSERT INTO T VALUES")
        .containsPattern("(?m)^14.2 % +1 +14\\.\\d+ +14\\.\\d+ +2\\.0 +37 %  SELECT T$");
  }

  @Test
  void saysWhichValuesTheRecordingHolds() throws IOException {
    assertThat(command.run("recording", NOTES.toString())).isZero();
    assertThat(command.out()).contains("Values: recorded as they are.");

    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(NOTES)).put(FLAGS, (byte) 1);
    int length = bytes.getInt(LENGTH);
    byte[] checked = new byte[CHECKSUM + length];
    bytes.get(0, checked, 0, CHECKSUM).get(RecordingHeader.BYTES, checked, CHECKSUM, length);
    bytes.putInt(CHECKSUM, RecordingHeader.checksum(checked, 0, checked.length));
    Path masked = Files.write(folder.resolve("masked.recording"), bytes.array());
    assertThat(command.run("recording", masked.toString())).isZero();
    assertThat(command.out()).contains("Values: texts and bytes are replaced by pseudonyms.");
  }

  @Test
  void shortensTheLists() {
    assertThat(command.run("recording", NOTES.toString(), "--top", "2")).isZero();

    assertThat(command.out())
        .contains("and 5 more statements; --top shows more")
        .contains("and 2 more types of transactions; --top shows more");
  }

  @Test
  void printsTheTextsOfStatements() {
    assertThat(command.run("recording", NOTES.toString(), "--sql")).isZero();

    assertThat(command.out()).contains("INSERT INTO T VALUES(?,?,?);").doesNotContain("share");
  }

  @Test
  void saysThatARecordingIsDamaged() throws IOException {
    byte[] bytes = Files.readAllBytes(NOTES);
    Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, bytes.length - 10));
    assertThat(command.run("recording", cut.toString())).isZero();

    assertThat(command.out()).contains("The recording is damaged at byte ");
  }

  @Test
  void refusesAnotherFile() throws IOException {
    Path other = Files.writeString(folder.resolve("other"), "no recording at all");
    assertThat(command.run("recording", other.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(command.run("recording", "missing.recording")).isEqualTo(ExitCode.USAGE);

    assertThat(command.err())
        .contains("The file is no recording of an application.")
        .contains("missing.recording does not exist");
  }
}
