package dynobench.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.profiling.PhasePart;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.TrialProfiler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests with a recording of this JVM.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FlightRecordingReaderTest {
  private static final int WRITES = 10;
  private static final int WRITTEN_BYTES = 1_000;

  private final ProfileFiles files;
  private final byte[] whole;

  FlightRecordingReaderTest(@TempDir Path folder) throws IOException {
    files = new ProfileFiles(folder, 1, 1);
    try (TrialProfiler profiler = TrialProfiler.start(files)) {
      profiler.began("insert");
      profiler.afterOpen();
      try (OutputStream out = Files.newOutputStream(folder.resolve("written"))) {
        for (int i = 0; i < WRITES; i++) {
          out.write(new byte[WRITTEN_BYTES]);
        }
      }
      profiler.beforeClose();
      profiler.finished();
    }
    whole = Files.readAllBytes(files.recording());
  }

  @BeforeEach
  void restore() throws IOException {
    Files.write(files.recording(), whole);
  }

  private IterationProfile read() {
    return FlightRecordingReader.read(files);
  }

  @Test
  void aPhaseHasThreePartsInTheirOrder() {
    assertThat(read().parts())
        .extracting(PartProfile::part)
        .containsExactly(PhasePart.OPEN, PhasePart.WORK, PhasePart.CLOSE);
    assertThat(read().parts())
        .allSatisfy(each -> {
          assertThat(each.phase()).isEqualTo("insert");
          assertThat(each.nanos()).isNotNegative();
        });
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPartHasTheWriteCallsOfItsWork() {
    PartProfile work = read().parts().get(1);

    assertThat(work.counts().calls())
        .hasValueSatisfying(it -> {
          assertThat(it.writes()).isGreaterThanOrEqualTo(WRITES);
          assertThat(it.writtenBytes()).isGreaterThanOrEqualTo(WRITES * WRITTEN_BYTES);
        });
  }

  @Test
  void aRecordingThatIsCutOffHasAProblemAndNoException() throws IOException {
    for (int length = 0; length < whole.length; length += Math.max(1, whole.length / 50)) {
      Files.write(files.recording(), Arrays.copyOf(whole, length));

      assertThat(read().problem()).as("%d of %d bytes", length, whole.length).isPresent();
    }
  }

  @Test
  void aDamagedRecordingThrowsNothing() throws IOException {
    var random = new Random(46);
    for (int i = 0; i < 50; i++) {
      byte[] damaged = whole.clone();
      for (int k = 0; k < 20; k++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      Files.write(files.recording(), damaged);

      assertThat(read().trial()).isEqualTo(1);
    }
  }

  @Test
  void aMissingRecordingHasTheWorkersReason() throws IOException {
    Files.delete(files.recording());
    assertThat(read().problem())
        .hasValueSatisfying(
            each -> assertThat(each).contains("ended before it wrote the recording"));

    Files.writeString(files.failure(), "the moon is full");
    assertThat(read().problem())
        .hasValueSatisfying(
            each -> assertThat(each).contains("Trial 1 has no profile: the moon is full."));
  }
}
