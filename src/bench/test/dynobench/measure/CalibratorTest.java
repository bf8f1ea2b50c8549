package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.machine.Calibrator;
import dynobench.machine.DiskProbe;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalibratorTest {
  @TempDir Path folder;

  @Test
  void measuresTheMachineAndLeavesTheFolderEmpty() throws IOException {
    List<String> steps = new ArrayList<>();
    var calibration = new Calibrator(System::nanoTime, steps::add).calibrate(folder);
    assertThat(calibration.folder()).isEqualTo(folder.toString());
    assertThat(calibration.timerCostNanos()).isPositive();
    assertThat(calibration.timerStepNanos()).isPositive();
    assertThat(calibration.flushMedianMicros()).isPositive();
    assertThat(calibration.flushP99Micros())
        .isGreaterThanOrEqualTo(calibration.flushMedianMicros());
    assertThat(calibration.writeMegabytesPerSecond()).isPositive();
    assertThat(calibration.memoryMegabytesPerSecond()).isPositive();
    assertThat(calibration.harnessRatio()).isEmpty();
    assertThat(calibration.withHarnessRatio(1.01).harnessRatio()).hasValue(1.01);
    assertThat(steps).hasSize(4);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void countsInTicksOfTheClockItIsGiven() throws IOException {
    var ticks = new AtomicLong();
    var calibration =
        new Calibrator(() -> ticks.addAndGet(40_000_000), step -> {}).calibrate(folder);
    assertThat(calibration.timerCostNanos()).isEqualTo(40e6);
    assertThat(calibration.timerStepNanos()).isEqualTo(40e6);
    assertThat(calibration.flushMedianMicros()).isEqualTo(40e3);
    assertThat(calibration.flushP99Micros()).isEqualTo(40e3);
    assertThat(calibration.writeMegabytesPerSecond()).isEqualTo(256 / 0.04);
    assertThat(calibration.memoryMegabytesPerSecond()).isEqualTo(64 / 0.04);
  }

  @Test
  void writesLessOnASlowDisk() throws IOException {
    var ticks = new AtomicLong();
    try (var disk = new DiskProbe(folder, () -> ticks.addAndGet(4_000_000_000L))) {
      assertThat(disk.flushNanos()).containsExactly(4_000_000_000L);
      assertThat(disk.writeMegabytesPerSecond()).isEqualTo(8 / 4.0);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void stopsWhenInterruptedAndLeavesTheFolderEmpty(int interruptedStep) {
    List<String> steps = new ArrayList<>();
    var calibrator =
        new Calibrator(
            System::nanoTime,
            step -> {
              steps.add(step);
              if (steps.size() == interruptedStep) {
                Thread.currentThread().interrupt();
              }
            });
    assertThatExceptionOfType(InterruptedIOException.class)
        .isThrownBy(() -> calibrator.calibrate(folder));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(steps).hasSize(interruptedStep);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void saysWhichFolderCannotBeWritten() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    for (Path wrong : List.of(file, folder.resolve("none"))) {
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> new Calibrator(System::nanoTime, step -> {}).calibrate(wrong))
          .withMessageStartingWith("Cannot calibrate in " + wrong + ": no file can be created")
          .withMessageEndingWith("Choose an existing folder that you can write to.");
    }
  }

  @Test
  void saysHowMuchSpaceIsMissing() throws IOException {
    DiskProbe.requireSpace(folder, OptionalLong.empty());
    DiskProbe.requireSpace(folder, OptionalLong.of(DiskProbe.NEEDED_BYTES));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> DiskProbe.requireSpace(folder, OptionalLong.of(12_345_678)))
        .withMessageContaining("has 12 MB free and 320 MB are needed");
  }
}
