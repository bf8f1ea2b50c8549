package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Waiting;
import dynobench.catalog.Descriptor;
import dynobench.dialect.EngineEnquiry;
import dynobench.dialect.EnquiryResult;
import dynobench.run.Cancellation;
import dynobench.run.EnquiryProcess;
import dynobench.setup.Setup;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of drivers that misbehave while their SQL dialect is determined.
class EnquiryFailuresTest {
  @TempDir private Path folder = Path.of("");
  private Optional<FailureBench> bench = Optional.empty();

  @BeforeEach
  void begin() throws IOException {
    bench = Optional.of(new FailureBench(folder));
  }

  private Optional<EnquiryResult> ask(String behaviour, Duration limit, Cancellation cancellation)
      throws IOException, InterruptedException {
    Path jar = bench.orElseThrow().home().userEngines().resolve("bad").resolve("bad.jar");
    Path files = Files.createDirectories(folder.resolve("files"));
    var setup =
        Setup.Jdbc.plain(
            BadDriver.class.getName(), "jdbc:bad:" + behaviour, "SA", FailureBench.PASSWORD);
    return new EnquiryProcess(bench.orElseThrow().home().workerCommand(), limit)
        .ask(
            Descriptor.undescribed("bad", "Bad", List.of(jar), List.of()),
            new EngineEnquiry(setup, files.toString(), Workloads.shipped().all()),
            folder,
            cancellation);
  }

  private String refused(String behaviour, Duration limit)
      throws IOException, InterruptedException {
    return ((EnquiryResult.Refused) ask(behaviour, limit, new Cancellation()).orElseThrow())
        .words();
  }

  @Test
  void tellHowTheirProcessEnded() throws IOException, InterruptedException {
    assertThat(refused("open-exit", Waiting.LIMIT)).contains("ended with exit code");
  }

  @Test
  void areEndedAfterAWhile() throws IOException, InterruptedException {
    assertThat(refused("open-hang", Duration.ofSeconds(2))).contains("within 2 s");
  }

  @Test
  void areEndedWhenSomebodyHasHadEnough() throws IOException, InterruptedException {
    var cancellation = new Cancellation();
    cancellation.request();

    assertThat(ask("open-hang", Waiting.LIMIT, cancellation)).isEmpty();
  }

  @Test
  void tellNoPassword() throws IOException, InterruptedException {
    assertThat(refused("open-password", Waiting.LIMIT))
        .isNotBlank()
        .doesNotContain(FailureBench.PASSWORD);
    assertThat(refused("open-dyingpassword", Waiting.LIMIT))
        .isNotBlank()
        .doesNotContain(FailureBench.PASSWORD);
    assertThat(ask("metadata-told", Waiting.LIMIT, new Cancellation()))
        .get()
        .isInstanceOfSatisfying(
            EnquiryResult.Found.class,
            it -> assertThat(it.product()).startsWith("Bad, told").endsWith("***"));
  }

  @Test
  void thatNumberNothingAreToldOf() throws IOException, InterruptedException {
    EnquiryResult answer = ask("none-none", Waiting.LIMIT, new Cancellation()).orElseThrow();

    assertThat(answer)
        .isInstanceOfSatisfying(
            EnquiryResult.Found.class,
            it -> {
              assertThat(it.dialect().types()).containsEntry("identity", "");
              assertThat(it.remarks())
                  .anyMatch(each -> each.contains("no column with generated numbers"));
            });
  }
}
