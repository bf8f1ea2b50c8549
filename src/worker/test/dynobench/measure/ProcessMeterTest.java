package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated // measures the heap and counts collections
class ProcessMeterTest {
  private static final long WHILE_NANOS = 100_000_000;
  private static final int MEGABYTE = 1_000_000;

  @TempDir Path folder;

  @Nested
  class BetweenTwoPoints {
    /// Ended threads count too. A thread that ends during the count is missing from both sums, and
    /// it may end later than its `join`. The test therefore reads the counter repeatedly.
    @Test
    void countsWhatAllThreadsAllocated() throws InterruptedException {
      var meter = new ProcessMeter(folder);
      var mark = meter.mark();
      var thread = new Thread(() -> allocate(50));
      thread.start();
      thread.join();
      long allocated = 0;
      for (int i = 0; i < 100 && allocated < 50L * MEGABYTE; i++) {
        allocated = meter.since(mark).allocatedBytes().orElseThrow();
      }
      assertThat(allocated).isGreaterThanOrEqualTo(50L * MEGABYTE);
    }

    @Test
    void countsCollectionsButNotItsOwn() {
      var meter = new ProcessMeter(folder);
      var mark = meter.mark();
      assertThat(meter.mark().gcCount()).isGreaterThanOrEqualTo(mark.gcCount());
      System.gc();
      assertThat(meter.since(mark).gcCount()).isPositive();
      assertThat(meter.since(mark).gcMillis()).isNotNegative();
    }

    @Test
    void countsProcessorTime() {
      var meter = new ProcessMeter(folder);
      var mark = meter.mark();
      System.gc();
      assertThat(meter.since(mark).cpuNanos().orElseThrow()).isPositive();
    }

    @Test
    void weighsOnlyWhatIsStillAlive() {
      var meter = new ProcessMeter(folder);
      List<byte[]> alive = new ArrayList<>();
      alive.add(new byte[30 * MEGABYTE]);
      long with = meter.since(meter.mark()).heapAfterBytes();
      assertThat(alive).hasSize(1);
      alive.clear();
      long without = meter.since(meter.mark()).heapAfterBytes();
      assertThat(with - without).isBetween(20L * MEGABYTE, 40L * MEGABYTE);
    }

    @Test
    void weighsTheDatabaseFilesExactly() throws IOException {
      var meter = new ProcessMeter(folder);
      var mark = meter.mark();
      Files.write(folder.resolve("data"), new byte[MEGABYTE]);
      var usage = meter.since(mark);
      assertThat(usage.storedBytes()).isEqualTo(MEGABYTE);
      assertThat(usage.writtenBytes().orElse(0)).isNotNegative();
    }
  }

  @Nested
  class Sampling {
    @Test
    void looksAtHeapAndCollectors() {
      var meter = new ProcessMeter(folder);
      System.gc();
      var sample = meter.sample();
      assertThat(sample.heapUsedBytes()).isBetween(1L, sample.heapCommittedBytes());
      assertThat(sample.heapCommittedBytes()).isLessThanOrEqualTo(sample.heapMaxBytes());
      assertThat(sample.heapAfterGcBytes()).isBetween(1L, sample.heapMaxBytes());
      assertThat(sample.gcCount()).isPositive();
      assertThat(sample.gcMillis()).isNotNegative();
    }

    @Test
    void tellsTheProcessorsShares() {
      var meter = new ProcessMeter(folder);
      var threads = ManagementFactory.getThreadMXBean();
      long begin = threads.getCurrentThreadCpuTime();
      while (threads.getCurrentThreadCpuTime() - begin < WHILE_NANOS) {
        Thread.onSpinWait();
      }
      var sample = meter.sample();
      assertThat(sample.processCpu().orElseThrow()).isPositive().isFinite();
      assertThat(sample.machineCpu().orElse(0)).isBetween(0.0, 1.0);
      assertThat(Stream.generate(meter::sample).limit(100))
          .as("too short a while, but for pauses")
          .anySatisfy(each -> assertThat(each.processCpu()).isEmpty());
    }

    @Test
    void knowsTheSizeOfTheDatabase() throws IOException {
      Files.write(folder.resolve("data"), new byte[MEGABYTE]);
      var meter = new ProcessMeter(folder);
      assertThat(meter.sample().storedBytes()).isEqualTo(MEGABYTE);
    }
  }

  private static void allocate(int megabytes) {
    List<byte[]> blocks = new ArrayList<>();
    for (int i = 0; i < megabytes; i++) {
      blocks.add(new byte[MEGABYTE]);
    }
    assertThat(blocks).hasSize(megabytes);
  }
}
