package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.files.SystemPrograms;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated // other tests would change the memory of this process
class ResidentMemoryTest {
  private static final int MEGABYTE = 1 << 20;
  private static final Percentage TWO_PERCENT = Percentage.withPercentage(2);

  @Test
  @EnabledOnOs(OS.LINUX)
  void agreesWithTheSystemsOwnList() throws IOException {
    ResidentMemory read = ResidentMemory.read().orElseThrow();
    long pages = Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]);
    long rollup = kibibytes("/proc/self/smaps_rollup", "Rss:");

    assertThat(read.bytes()).isCloseTo(pages * 4096, TWO_PERCENT);
    assertThat(ResidentPages.bytes().orElseThrow()).isCloseTo(read.bytes(), TWO_PERCENT);
    assertThat(read.bytes()).isCloseTo(rollup * 1024, TWO_PERCENT);
    assertThat(read.fileBytes().orElseThrow()).isBetween(1L, read.bytes());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void agreesWithPs() {
    assumeTrue(SystemPrograms.find("ps").isPresent(), "needs the program ps");
    assertThat(PsMemory.read().orElseThrow().bytes())
        .isCloseTo(ResidentMemory.read().orElseThrow().bytes(), TWO_PERCENT);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void seesMemoryThatIsNotOnTheHeap() {
    long before = ResidentMemory.read().orElseThrow().bytes();
    try (Arena arena = Arena.ofConfined()) {
      arena.allocate(100L * MEGABYTE).fill((byte) 1);
      assertThat(ResidentMemory.read().orElseThrow().bytes() - before)
          .isGreaterThan(90L * MEGABYTE);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void thePeakOfAPhaseIsItsOwn() {
    var meter = new ResidentMeter(Optional.empty(), OptionalLong.of(1));
    meter.begin();
    try (Arena arena = Arena.ofConfined()) {
      arena.allocate(100L * MEGABYTE).fill((byte) 1);
    }
    MemoryUse high = meter.end().orElseThrow();
    meter.begin();
    MemoryUse low = meter.end().orElseThrow();

    assertThat(high.peakBytes().orElseThrow() - high.residentBytes()).isGreaterThan(80L * MEGABYTE);
    assertThat(low.peakBytes().orElseThrow() - low.residentBytes()).isLessThan(20L * MEGABYTE);
    assertThat(low.emptyBytes()).hasValue(1);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void childProcessesCount() throws IOException, InterruptedException {
    var meter = new ResidentMeter(Optional.empty(), OptionalLong.empty());
    Process child = new ProcessBuilder("cat").start();
    try {
      long own = ResidentMemory.read().orElseThrow().bytes();
      MemoryUse use = meter.end().orElseThrow();
      long shared = kibibytes("/proc/" + child.pid() + "/smaps_rollup", "Pss:") * 1024;

      assertThat(shared).isPositive();
      assertThat(use.residentBytes()).isCloseTo(own + shared, TWO_PERCENT);
      assertThat(use.fileBytes()).isPresent();
      assertThat(use.peakBytes()).as("no sample was taken").isEmpty();
    } finally {
      child.destroy();
      child.waitFor();
    }
  }

  @Test
  void aSystemThatDoesNotTellHasNoFigure() {
    assertThat(ResidentMemory.ofStatus(new ProcText(""))).isEmpty();
    assertThat(ResidentMemory.ofStatus(new ProcText("VmRSS:\tmany kB\n"))).isEmpty();
    assertThat(ResidentMemory.ofStatus(new ProcText("VmRSS:\t12\n"))).isEmpty();
  }

  @Test
  void olderSystemsDoNotTellThePartOfFiles() {
    assertThat(ResidentMemory.ofStatus(new ProcText("VmHWM:\t  20 kB\nVmRSS:\t  12 kB\n")))
        .contains(new ResidentMemory(12_288, OptionalLong.empty(), OptionalLong.of(20_480)));
  }

  private static long kibibytes(String file, String key) throws IOException {
    try (var lines = Files.lines(Path.of(file))) {
      return lines
          .filter(line -> line.startsWith(key))
          .map(line -> line.replaceAll("\\D", ""))
          .mapToLong(Long::parseLong)
          .findFirst()
          .orElseThrow();
    }
  }
}
