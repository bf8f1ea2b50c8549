package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.machine.Disk;
import dynobench.machine.Machine;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
  @TempDir Path folder;

  @Test
  void namesWhatItRunsOn() {
    var machine = Machine.read();
    assertThat(machine.os()).startsWith(System.getProperty("os.name"));
    assertThat(machine.cpu()).isNotBlank();
    assertThat(machine.cores()).isPositive();
    assertThat(machine.memoryBytes()).isGreaterThan(Runtime.getRuntime().totalMemory());
    assertThat(machine.jdk()).contains(System.getProperty("java.vm.version"));
    assertThat(machine.load().orElse(0)).isNotNegative();
  }

  @Test
  void becomesTheEnvironmentOfARun() {
    var machine = Machine.read();
    var environment =
        machine.environment(
            "1.0", List.of("-Xmx1g"), 10, folder.resolve("later"), Optional.empty());
    assertThat(environment)
        .isEqualTo(
            new Environment(
                "1.0",
                machine.os(),
                machine.cpu(),
                machine.cores(),
                machine.memoryBytes(),
                Disk.of(folder).fileSystem(),
                machine.jdk(),
                List.of("-Xmx1g"),
                machine.load(),
                10,
                Optional.empty(),
                Optional.of(machine.cpuLimit())));
  }

  @Test
  void findsTheDiskOfAFolderThatWillBeCreatedLater() {
    var disk = Disk.of(folder.resolve("not/yet"));
    assertThat(disk.fileSystem()).isNotBlank().isEqualTo(Disk.of(folder).fileSystem());
    assertThat(disk.usableBytes().orElseThrow()).isNotNegative();
  }
}
