package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.machine.MachineMeter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of a process's CPU limits, from sample files of Linux and on the real system.
class CpuLimitTest {
  @TempDir Path folder;

  @Nested
  class Cores {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {"0-1|{0, 1}", "0|{0}", "0-3,8,10-11|{0, 1, 2, 3, 8, 10, 11}", "''|{}", "x-1|{}"})
    void areReadFromAList(String list, String expected) {
      assertThat(CpuLimit.cores(list)).hasToString(expected);
    }

    @Test
    void ofThisMachineAreAtLeastThoseThatMayBeUsed() {
      CpuLimit limit = CpuLimit.read();
      assertThat(limit.allowedCores()).isPositive().isLessThanOrEqualTo(limit.machineCores());
      assertThat(limit.machineCores())
          .isGreaterThanOrEqualTo(Runtime.getRuntime().availableProcessors());
    }

    @Test
    void areFewerUnderTaskset() throws IOException, InterruptedException {
      assumeTrue(Files.exists(Path.of("/usr/bin/taskset")), "no taskset here");
      assertThat(printed("taskset", "-c", "0")).contains("allowedCores=1").contains(machine());
    }

    private String machine() {
      return "machineCores=" + CpuLimit.read().machineCores();
    }
  }

  @Nested
  class Groups {
    private static final String V1 =
        """
        9:name=systemd:/user.slice
        4:memory:/one
        3:cpu,cpuacct:/docker/abc/inner
        0::/unified
        """;

    private static final String V1_MOUNTS =
        """
        31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
        34 31 0:31 / /sys/fs/cgroup/cpuset rw,relatime shared:9 - cgroup cgroup rw,cpuset
        32 31 0:29 /docker/abc /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct
        """;

    @Test
    void ofVersion1AreThoseOfTheControllerUpToTheMount() {
      assertThat(ControlGroups.of(V1, V1_MOUNTS).folders())
          .containsExactly(
              Path.of("/sys/fs/cgroup/cpu,cpuacct/inner"), Path.of("/sys/fs/cgroup/cpu,cpuacct"));
    }

    @Test
    void ofVersion2GoUpToTheMount() {
      String mounts = "29 23 0:26 / /sys/fs/a\\040b rw - cgroup2 cgroup2 rw,nsdelegate\n";
      assertThat(ControlGroups.of("0::/user.slice/x.scope\n", mounts).folders())
          .containsExactly(
              Path.of("/sys/fs/a b/user.slice/x.scope"),
              Path.of("/sys/fs/a b/user.slice"),
              Path.of("/sys/fs/a b"));
    }

    @Test
    void outsideOfTheMountAreNotSeen() {
      String mounts = "29 23 0:26 /docker/abc /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n";
      assertThat(ControlGroups.of("0::/other\n", mounts).folders())
          .containsExactly(Path.of("/sys/fs/cgroup"));
      assertThat(ControlGroups.of("0::/../x\n", mounts).folders())
          .containsExactly(Path.of("/sys/fs/cgroup"));
    }

    @Test
    void areNoneWhereTheSystemTellsNothing() {
      assertThat(ControlGroups.of("", "").folders()).isEmpty();
      assertThat(ControlGroups.of("what\nis:this", "no mount - at\nall").folders()).isEmpty();
      assertThat(new ControlGroups(List.of()).quotaCores()).isEmpty();
      assertThat(new ControlGroups(List.of()).heldNanos()).isEmpty();
    }

    @Test
    void limitByTheTightestOfTheirQuotas() throws IOException {
      Path inner = Files.createDirectories(folder.resolve("outer/inner"));
      Path outer = folder.resolve("outer");
      Files.writeString(inner.resolve("cpu.max"), "max 100000\n");
      Files.writeString(inner.resolve("cpu.stat"), "usage_usec 9\nthrottled_usec 2500\n");
      Files.writeString(outer.resolve("cpu.max"), "50000 100000\n");
      Files.writeString(outer.resolve("cpu.stat"), "nr_throttled 3\nthrottled_usec 7000\n");
      Files.writeString(folder.resolve("cpu.max"), "150000 100000\n");
      var groups = new ControlGroups(List.of(inner, outer, folder));
      assertThat(groups.quotaCores()).hasValue(0.5);
      assertThat(groups.heldNanos()).hasValue(9_500_000);
    }

    @Test
    void ofVersion1CountInTheirOwnWay() throws IOException {
      Files.writeString(folder.resolve("cpu.cfs_quota_us"), "150000\n");
      Files.writeString(folder.resolve("cpu.cfs_period_us"), "100000\n");
      Files.writeString(
          folder.resolve("cpu.stat"), "nr_periods 8\nnr_throttled 2\nthrottled_time 81\n");
      var groups = new ControlGroups(List.of(folder));
      assertThat(groups.quotaCores()).hasValue(1.5);
      assertThat(groups.heldNanos()).hasValue(81);
    }

    @Test
    void withoutAQuotaHoldNothingUp() throws IOException {
      Files.writeString(folder.resolve("cpu.cfs_quota_us"), "-1\n");
      Files.writeString(folder.resolve("cpu.cfs_period_us"), "100000\n");
      Files.writeString(folder.resolve("cpu.stat"), "nr_throttled 0\nthrottled_time 0\n");
      var groups = new ControlGroups(List.of(folder));
      assertThat(groups.quotaCores()).isEmpty();
      assertThat(groups.heldNanos()).isEmpty();
    }

    @Test
    void giveARealProcessItsQuota() throws IOException, InterruptedException {
      try (QuotaGroup group = QuotaGroup.ofHalfACore()) {
        String[] entering = group.entering();
        assertThat(printed(entering)).contains("quotaCores=" + OptionalDouble.of(0.5));
      }
    }
  }

  @Nested
  class Ticks {
    private static final String STAT =
        """
        cpu  100 20 30 1000 500 4 6 50 90 9
        cpu0 60 20 10 400 300 4 1 50 90 9
        cpu1 40 0 20 600 200 0 5 0 0 0
        intr 575845 0 0
        """;

    @Test
    void areBusyWithoutWaitingAndWithoutCountingGuestsTwice() {
      assertThat(new CpuTicks(STAT).busy()).isEqualTo(160);
      assertThat(new CpuTicks(STAT).busy(BitSet.valueOf(new long[] {0b10}))).isEqualTo(65);
    }

    @Test
    void tellHowManyCoresThereAreAndWhatTheHostTook() {
      assertThat(new CpuTicks(STAT).cores()).isEqualTo(2);
      assertThat(new CpuTicks(STAT).stolen()).isEqualTo(50);
    }

    @Test
    void areUnknownWhereTheSystemTellsNothing() {
      assertThat(new CpuTicks("").known()).isFalse();
      assertThat(new CpuTicks("cpu  1 2 3\n").known()).isFalse();
    }

    @Test
    void ofAProcessAreFoundBehindItsName() {
      String stat = "17 (a b) R 1) R 9 17 8 0 -1 41 105 1 2 3 7 11 13 17 20 0 1 0 21 2\n";
      assertThat(MachineMeter.ticks(stat, true)).isEqualTo(7 + 11 + 13 + 17);
      assertThat(MachineMeter.ticks(stat, false)).isEqualTo(13 + 17);
      assertThat(MachineMeter.ticks("", true)).isZero();
    }
  }

  /// Returns what [CpuLimit#read] finds in a new JVM.
  ///
  /// @param before first words of its command line
  private static String printed(String... before) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(before));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(PrintedLimit.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (var out = process.getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly().waitFor();
    }
  }
}
