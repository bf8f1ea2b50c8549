package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.Series;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated // it changes the default locale
class RunCsvTest {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

  @Test
  void theLongTableHasALineForEachPhaseOfEachTrial() throws IOException {
    List<CSVRecord> lines = parse(longCsv(SampleRun.events()));
    assertThat(lines).hasSize(4);
    assertThat(lines.get(2).toMap())
        .containsEntry("run", "run")
        .containsEntry("engine", "heap")
        .containsEntry("mode", "map")
        .containsEntry("commit", "autocommit")
        .containsEntry("title", "Heap map")
        .containsEntry("version", "1.0.7")
        .containsEntry("durability", "PROCESS")
        .containsEntry("workload", "phases")
        .containsEntry("phase", "insert")
        .containsEntry("rows", "10")
        .containsEntry("repetition", "1")
        .containsEntry("warmup", "false")
        .containsEntry("order", "3")
        .containsEntry("outcome", "completed")
        .containsEntry("outlier", "false")
        .containsEntry("operations", "10")
        .containsEntry("wall_ns", "1250000")
        .containsEntry("open_ns", "0")
        .containsEntry("work_ns", "1250000")
        .containsEntry("close_ns", "0")
        .containsEntry("cpu_ns", "11")
        .containsEntry("gc_count", "12")
        .containsEntry("gc_ms", "13")
        .containsEntry("allocated_bytes", "")
        .containsEntry("heap_after_bytes", "15")
        .containsEntry("written_bytes", "")
        .containsEntry("stored_bytes", "17")
        .containsEntry("message", "")
        .containsEntry("rate_per_s", "8000")
        .containsEntry("work_rate_per_s", "8000")
        .hasSize(31);
  }

  @Test
  void figuresThatFollowFromOthersStandLast() throws IOException {
    List<String> heads = parse(longCsv(SampleRun.events())).getFirst().getParser().getHeaderNames();

    assertThat(heads).hasSize(31).endsWith("rate_per_s", "work_rate_per_s", "worker_cpu_percent");
    assertThat(heads.subList(0, 28)).startsWith("run").endsWith("message");
  }

  @Test
  void theLongTableMarksWarmupsAndTellsWhyATrialFailed() throws IOException {
    List<CSVRecord> lines = parse(longCsv(SampleRun.events()));
    assertThat(lines.get(0).toMap()).containsEntry("warmup", "true").containsEntry("outlier", "");
    assertThat(lines.get(3).toMap())
        .containsEntry("outcome", "failed")
        .containsEntry("outlier", "")
        .containsEntry("wall_ns", "3000000")
        .containsEntry("message", "failed in select: disk, \"full\"");
  }

  @Test
  void aTrialWithoutAnyPhaseHasALineAllTheSame() throws IOException {
    var events = new ArrayList<>(SampleRun.events().subList(0, 1));
    events.add(new TrialStarted(1, new Trial(1, SampleRun.HEAP, "phases", Rows.at(10), 1, false)));
    assertThat(parse(longCsv(events)).getFirst().toMap())
        .containsEntry("outcome", "unfinished")
        .containsEntry("phase", "")
        .containsEntry("stored_bytes", "");
    events.add(new TrialFinished(1, 1, new Outcome.TimedOut("create", 1500)));
    assertThat(parse(longCsv(events)).getFirst().toMap())
        .containsEntry("outcome", "timed out")
        .containsEntry("message", "stopped in create after the time limit of 1.5 s");
  }

  @Test
  void outliersAreMarked() throws IOException {
    var events = new ArrayList<>(SampleRun.events().subList(0, 1));
    for (int number = 1; number <= 6; number++) {
      var trial = new Trial(number, SampleRun.HEAP, "phases", Rows.at(10), number, false);
      SampleRun.addTrial(events, trial, number == 4 ? 900 : 100 + number, SampleRun.completed());
    }
    assertThat(parse(longCsv(events)))
        .extracting(it -> it.get("outlier"))
        .isEqualTo(List.of("false", "false", "false", "true", "false", "false"));
  }

  @Test
  void theWideTableHasAColumnForEachSeriesAndEmptyCellsWhereNothingCounted() throws IOException {
    assertThat(wideCsv(SampleRun.events()))
        .isEqualTo(
            """
            phase,rows,Heap map [ms],Appended file [ms]
            insert,10,1.25,
            """);
  }

  @Test
  void theWideTableShowsTheMedian() throws IOException {
    var events = new ArrayList<>(SampleRun.events());
    events.addAll(
        trials(new Trial(5, SampleRun.HEAP, "phases", Rows.at(10), 2, false), 1_000_000_000_000L));
    events.addAll(
        trials(new Trial(6, SampleRun.HEAP, "phases", Rows.at(10), 3, false), 1_250_001L));
    events.addAll(
        trials(new Trial(7, SampleRun.DISK, "phases", Rows.at(20), 1, false), 30_000_000L));
    List<CSVRecord> lines = parse(wideCsv(events));
    assertThat(lines.get(0).get("Heap map [ms]")).isEqualTo("1.250001");
    assertThat(lines.get(1).toList()).isEqualTo(List.of("insert", "20", "", "30"));
  }

  @Test
  void theWideTableTellsSeriesOfOneTitleApart() throws IOException {
    var events = new ArrayList<>(SampleRun.events());
    var first = (RunStarted) events.getFirst();
    List<Series> same =
        first.series().stream()
            .map(it ->
                new Series(
                    it.contender(), "Same", it.version(), "", "", Optional.empty(), List.of()))
            .toList();
    events.set(
        0,
        new RunStarted(
            first.atMillis(), "id", first.plan(), 4, first.environment(), same, Optional.empty()));
    assertThat(wideCsv(events))
        .startsWith("phase,rows,\"Same, heap/map [ms]\",\"Same, disk/file [ms]\"\n");
  }

  @Test
  void noLocaleChangesTheTables() throws IOException {
    Locale before = Locale.getDefault();
    String table = wideCsv(SampleRun.events()) + longCsv(SampleRun.events());
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(wideCsv(SampleRun.events()) + longCsv(SampleRun.events())).isEqualTo(table);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static List<RunEvent> trials(Trial trial, long nanos) {
    var events = new ArrayList<RunEvent>();
    SampleRun.addTrial(events, trial, nanos, SampleRun.completed());
    return events;
  }

  private static String longCsv(List<RunEvent> events) throws IOException {
    var text = new StringBuilder();
    LongCsv.write(SampleRun.result(events), text, FormulaHandling.DISARMED);
    return text.toString();
  }

  private static String wideCsv(List<RunEvent> events) throws IOException {
    var text = new StringBuilder();
    WideCsv.write(SampleRun.result(events), text, FormulaHandling.DISARMED);
    return text.toString();
  }

  private static List<CSVRecord> parse(String csv) throws IOException {
    try (CSVParser parser = CSVParser.parse(csv, FORMAT)) {
      return parser.getRecords();
    }
  }
}
