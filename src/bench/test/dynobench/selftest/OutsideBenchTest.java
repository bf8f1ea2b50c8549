package dynobench.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.session.ProgramHome;
import dynobench.session.TestBench;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of the plain loop in a separate JVM, on every engine that a calibration compares with it.
class OutsideBenchTest {
  private static final Workload PHASES = Workloads.shipped().standard();

  @TempDir Path folder;

  private static Stream<String> uses() {
    return HarnessTarget.OUTSIDE.stream().map(HarnessTarget::use);
  }

  private OutsideBench bench(String use) throws IOException {
    Contender contender = Contender.parse(use, new CommitStyle.Autocommit());
    Plan plan =
        new HarnessPlan(PHASES.id(), contender)
            .with(Settings.of("rows", "300"), HarnessTarget.OUTSIDE.getFirst().flags(), 1);
    Resolved resolved = TestBench.SHIPPED.resolve(contender, new Problems()).orElseThrow();
    return new OutsideBench(plan, PHASES, resolved, ProgramHome.find().workerCommand(), folder);
  }

  /// The loop itself compares the sum of the values it reads with that of the inserted values.
  @ParameterizedTest
  @MethodSource("uses")
  void insertsTheRowsAndReadsThem(String use) throws Exception {
    OutsideBench bench = bench(use);

    assertThat(bench.run()).isPositive();
    assertThat(bench.run()).isPositive();
    assertThat(folder.toFile().list()).containsExactly("rows");
  }

  @Test
  void saysWhyTheLoopFails() throws Exception {
    OutsideBench bench = bench("hsqldb/mem");
    Files.write(folder.resolve("rows"), new byte[] {0, 0, 1});

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(bench::run)
        .withMessageStartingWith("The baseline failed: ")
        .withMessageContaining("EOFException");
  }
}
