package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.ClientFigures;
import dynobench.measure.OperationFigures;
import dynobench.result.ClientRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

class ClientCsvTest {
  private static final List<String> OF_CLIENTS =
      List.of(
          "operation",
          "done",
          "failed",
          "retried",
          "steady_rate_per_s",
          "latency_p50_ns",
          "latency_p90_ns",
          "latency_p99_ns",
          "latency_p999_ns",
          "latency_max_ns",
          "heap_least_bytes",
          "heap_most_bytes");

  private static List<CSVRecord> csv(RunResult result) throws IOException {
    var text = new StringWriter();
    LongCsv.write(result, text, FormulaHandling.KEPT);
    return CSVFormat.DEFAULT
        .builder()
        .setHeader()
        .setSkipHeaderRecord(true)
        .get()
        .parse(new StringReader(text.toString()))
        .getRecords();
  }

  private static RunResult result(boolean several) {
    var result = new RunResult("clients");
    new ClientRun(3, 0).events().map(each -> several ? withReads(each) : each).forEach(result);
    return result;
  }

  private static RunEvent withReads(RunEvent event) {
    if (!(event instanceof PhaseFinished phase)) {
      return event;
    }
    ClientFigures service = phase.service().orElseThrow();
    OperationFigures first = service.operations().getFirst();
    var reads = new OperationFigures("read", 7, 1, 2, first.latencies());
    return phase.with(
        new ClientFigures(
            service.clients(),
            service.warmupNanos(),
            service.tailNanos(),
            service.due(),
            service.leastHeapBytes(),
            service.mostHeapBytes(),
            List.of(first, reads)));
  }

  @Test
  void aPhaseOfOneKindIsOneLineWithItsName() throws IOException {
    List<CSVRecord> lines = csv(result(false));

    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst().toMap())
        .containsEntry("operation", "transfer")
        .containsEntry("done", lines.getFirst().get("operations"))
        .containsEntry("failed", "0")
        .containsEntry("wall_ns", "3000000000");
    assertThat(Long.parseLong(lines.getFirst().get("latency_p99_ns")))
        .isBetween(100_000L, Long.parseLong(lines.getFirst().get("latency_max_ns")));
    assertThat(Long.parseLong(lines.getFirst().get("heap_least_bytes")))
        .isPositive()
        .isLessThan(Long.parseLong(lines.getFirst().get("heap_most_bytes")));
  }

  @Test
  void aPhaseOfSeveralHasALineForAllAndOneForEach() throws IOException {
    List<CSVRecord> lines = csv(result(true));

    assertThat(lines).hasSize(6);
    assertThat(lines.subList(0, 3).stream().map(each -> each.get("operation")))
        .containsExactly("", "transfer", "read");
    assertThat(lines.get(2).toMap())
        .containsEntry("phase", "transfer")
        .containsEntry("done", "7")
        .containsEntry("failed", "1")
        .containsEntry("retried", "2")
        .containsEntry("operations", "")
        .containsEntry("wall_ns", "")
        .containsEntry("steady_rate_per_s", "")
        .containsEntry("heap_most_bytes", "");
  }

  @Test
  void theyStandBehindAllThatIsMeasuredAndOnlyWhereClientsWorked() throws IOException {
    List<String> heads = csv(result(false)).getFirst().getParser().getHeaderNames();
    int first = heads.indexOf(OF_CLIENTS.getFirst());

    assertThat(heads.subList(first, first + OF_CLIENTS.size())).isEqualTo(OF_CLIENTS);
    assertThat(heads.subList(first + OF_CLIENTS.size(), heads.size()))
        .containsExactly("rate_per_s", "worker_cpu_percent");
    assertThat(FurtherColumn.of(SampleRun.result(SampleRun.events())))
        .extracting(FurtherColumn::head)
        .doesNotContainAnyElementsOf(OF_CLIENTS);
  }
}
