package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.machine.Prober;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ProberTest {
  private static final long USUAL = 500_000;
  private static final long TAKEN_OFF = 40_000_000;

  @TempDir Path folder;
  private final List<IOException> failures = new ArrayList<>();
  private long now;
  private int reading;

  /// Returns a fake time. Two readings make a measurement; every fifth measurement is as slow as in
  /// a thread that lost its core.
  private long clock() {
    boolean ends = ++reading % 2 == 0;
    boolean third = reading / 2 % 5 == 3;
    now += ends ? third ? TAKEN_OFF : USUAL : 1;
    return now;
  }

  @Test
  void whatIsTakenOffItsCoreOnceChangesNothing() {
    try (var prober = new Prober(folder, this::clock, failures::add)) {
      assertThat(prober.probe()).isEqualTo(new Probe(USUAL, USUAL, OptionalLong.of(USUAL)));
      assertThat(prober.probe()).isEqualTo(new Probe(USUAL, USUAL, OptionalLong.of(USUAL)));
    }
    assertThat(failures).isEmpty();
  }

  @Test
  void makesItsFolderAndLeavesItEmpty() {
    Path inner = folder.resolve("run");
    try (var prober = new Prober(inner, System::nanoTime, failures::add)) {
      Probe probe = prober.probe();
      assertThat(probe.processorNanos()).isPositive();
      assertThat(probe.memoryNanos()).isPositive();
      assertThat(probe.flushNanos().orElseThrow()).isPositive();
    }
    assertThat(inner).isEmptyDirectory();
  }

  @Test
  void tellsOnceThatAFolderCannotBeWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("run"), "no folder");
    try (var prober = new Prober(file, this::clock, failures::add)) {
      assertThat(prober.probe()).isEqualTo(new Probe(USUAL, USUAL, OptionalLong.empty()));
      assertThat(prober.probe().flushNanos()).isEmpty();
    }
    assertThat(failures).hasSize(1);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void tellsOnceThatTheDiskIsFull() throws IOException {
    Files.createSymbolicLink(folder.resolve("probe.tmp"), Path.of("/dev/full"));
    try (var prober = new Prober(folder, this::clock, failures::add)) {
      assertThat(prober.probe().flushNanos()).isEmpty();
      assertThat(prober.probe().processorNanos()).isEqualTo(USUAL);
    }
    assertThat(failures).singleElement().asString().contains("No space left");
  }
}
