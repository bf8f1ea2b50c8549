package dynobench.protocol.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.protocol.WrongDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that the stored values reveal which writes a database still has.
class VersionAuditTest {
  private static final int COUNT = 7;
  private static final int WRITES = 17;

  private final SeededRecords source = new SeededRecords(1, COUNT, 32);

  /// Returns the content of a database after this number of writes, including those that load it.
  private VersionAudit after(long kept) {
    var versions = new VersionAudit(source, WRITES);
    long[] version = new long[COUNT + 1];
    java.util.Arrays.fill(version, -1);
    for (long write = 0; write < kept; write++) {
      if (write < COUNT) {
        version[(int) write + 1] = 0;
      } else {
        long rewrite = write - COUNT;
        version[(int) source.writeKey(rewrite)] = source.writeVersion(rewrite);
      }
    }
    for (int key = 1; key <= COUNT; key++) {
      if (version[key] >= 0) {
        versions.record(key, source.value(key, version[key]));
      }
    }
    return versions;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 6, 7, 8, 13, 14, 20, 23, 24})
  void whateverIsCutOffAtTheEndIsCounted(long kept) throws WrongDataException {
    assertThat(after(kept).lost(true)).isEqualTo(COUNT + WRITES - kept);
  }

  @Test
  void nothingMayBeMissingWhereAModePromisesAll() throws WrongDataException {
    assertThat(after(COUNT + WRITES).lost(false)).isZero();
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> after(COUNT + WRITES - 1).lost(false))
        .withMessageContaining("lacks write number 24");
  }

  @Test
  void aHoleIsWrong() {
    VersionAudit versions = new VersionAudit(source, WRITES);
    for (int key = 1; key <= COUNT; key++) {
      long last = VersionAudit.of(source, place(key), WRITES);
      versions.record(key, source.value(key, key == 3 ? last - 1 : last));
    }

    // If it were lost, all later writes of the last round would be missing, but they exist.
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> versions.lost(true));
  }

  private long place(int key) {
    for (long write = 0; write < COUNT; write++) {
      if (source.writeKey(write) == key) {
        return write;
      }
    }
    throw new AssertionError("no write has key " + key);
  }

  @Test
  void strangersAndTwinsAreWrong() {
    VersionAudit twice = after(COUNT + WRITES);
    twice.record(1, source.value(1, 0));
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> twice.lost(true))
        .withMessageContaining("two records with key 1");

    VersionAudit stranger = after(COUNT + WRITES);
    stranger.record(99, source.value(99, 0));
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> stranger.lost(true))
        .withMessageContaining("a record with key 99");
  }

  @Test
  void everyKeyHasItsTurnBeforeOneComesAgain() {
    for (long count = 1; count < 200; count++) {
      var records = new SeededRecords(1, count, 8);
      assertThat(java.util.stream.LongStream.range(0, count).map(records::writeKey))
          .doesNotHaveDuplicates()
          .allMatch(key -> key >= 1);
    }
  }
}
