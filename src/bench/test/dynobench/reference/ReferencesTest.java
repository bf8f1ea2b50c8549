package dynobench.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dynobench.catalog.Catalog;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.reference.Reference.Rates;
import dynobench.reference.Reference.Repeatable;
import dynobench.result.Measurement;
import dynobench.result.RelativeValue;
import dynobench.session.ProgramHome;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ReferencesTest {
  private final Repeatable lawrence = (Repeatable) named("lawrence-2005");
  private final Repeatable pal = (Repeatable) named("pal-2007");

  private static Reference named(String id) {
    return References.named(id).orElseThrow();
  }

  private static double millis(Repeatable reference, String phase, String title, long rows) {
    return reference.measurements(phase).stream()
            .filter(each ->
                each.series().title().equals(title)
                    && each.levels().values().containsValue(Long.toString(rows)))
            .mapToDouble(each -> each.summary().median())
            .sum()
        / 1e6;
  }

  @Nested
  class Together {
    static Stream<Reference> all() {
      return References.all().stream();
    }

    @Test
    void readsEveryFileThatIsThere() throws IOException {
      try (Stream<Path> files = Files.list(Path.of("resources/references"))) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .containsExactlyInAnyOrderElementsOf(
                References.IDS.stream()
                    .flatMap(id -> Stream.of(id + ".toml", id + ".csv"))
                    .toList());
      }
      assertThat(References.all())
          .extracting(each -> each.publication().id())
          .isEqualTo(References.IDS);
    }

    @ParameterizedTest
    @MethodSource("all")
    void citesItsSource(Reference reference) {
      Publication publication = reference.publication();
      assertThat(publication.title()).isNotBlank();
      assertThat(publication.year()).isBetween(2005, 2018);
      assertThat(publication.citation()).contains("\"").contains("" + publication.year());
      assertThat(publication.conditions()).endsWith(".");
    }

    @ParameterizedTest
    @MethodSource("all")
    void namesCounterpartsThatThereAre(Reference reference) {
      Catalog catalog = Catalog.load(ProgramHome.find().engineRoots());
      var problems = new Problems();
      for (Repeatable figures : reference.figures().stream().toList()) {
        figures.counterparts().values().stream()
            .flatMap(Set::stream)
            .map(use -> Contender.parse(use, new CommitStyle.Autocommit()))
            .forEach(each -> assertThat(catalog.resolve(each, problems)).isPresent());
      }
      assertThat(problems.list()).isEmpty();
    }

    @Test
    void knowsNoOthers() {
      assertThat(References.named("lawrence")).isEmpty();
    }
  }

  @Nested
  class Lawrence {
    @ParameterizedTest
    @CsvSource({
      "create,MySQL,5000,532",
      "create,HSQLDB,10000,0",
      "insert,MySQL,50000,1246853",
      "insert,HSQLDB Cached Shutdown,50000,4843",
      "select,HSQLDB Shutdown,50000,3813",
      "select,Derby,50000,375",
      // Copies of the article have 184, 0 and 0 in these places.
      "insert,Derby,15000,16484",
      "select,Daffodil,25000,640",
      "select,MySQL,35000,640",
    })
    void holdsTheOriginalsFigures(String phase, String title, long rows, double expected) {
      assertThat(millis(lawrence, phase, title, rows)).isEqualTo(expected);
    }

    @Test
    void isWhole() {
      List<Long> sizes = LongStream.rangeClosed(1, 10).mapToObj(k -> k * 5000).toList();
      assertThat(lawrence.phases()).containsExactly("create", "insert", "select");
      assertThat(lawrence.series())
          .extracting(Series::title)
          .containsExactly(
              "MySQL",
              "HSQLDB",
              "Derby",
              "Daffodil",
              "HSQLDB Shutdown",
              "HSQLDB Cached",
              "HSQLDB Cached Shutdown");
      for (String phase : lawrence.phases()) {
        assertThat(lawrence.measurements(phase))
            .extracting(each -> List.of(each.series(), Rows.of(each.levels())))
            .containsExactlyElementsOf(
                lawrence.series().stream()
                    .flatMap(each -> sizes.stream().map(size -> List.<Object>of(each, size)))
                    .toList());
      }
    }

    @Test
    void isOneObservationEachAndNoTrials() {
      for (Measurement each : lawrence.all()) {
        assertThat(each.trials()).isEmpty();
        assertThat(each.summary().count()).isEqualTo(1);
        assertThat(each.outliers()).isEmpty();
      }
    }

    @Test
    void saysWhatASeriesWasAndThatNobodyCanRunItAgain() {
      Series series = lawrence.series().getLast();
      assertThat(series.contender())
          .isEqualTo(
              new Contender(
                  "hsqldb", "lawrence-2005.hsqldb-cached-shutdown", new CommitStyle.Autocommit()));
      assertThat(series.version()).isEqualTo("1.7.3");
      assertThat(series.durability()).isEqualTo("UNKNOWN");
      assertThat(series.promise()).contains("cannot be repeated");
      assertThat(lawrence.series().getFirst().settings())
          .containsExactly("driver: com.mysql.jdbc.Driver", "storage engine: not published");
      assertThat(series.title()).isEqualTo("HSQLDB Cached Shutdown");
    }
  }

  @Nested
  class Pal {
    @Test
    void hasLoadsAndLookUps() {
      assertThat(pal.phases()).containsExactly("load", "look_up");
      assertThat(millis(pal, "load", "Apache Derby", 2800)).isEqualTo(1034);
      assertThat(millis(pal, "look_up", "Apache Derby", 2800)).isEqualTo(2169);
      assertThat(millis(pal, "load", "In-memory HashMap", 2800)).isEqualTo(89);
      assertThat(millis(pal, "look_up", "MySQL", 2800)).isEqualTo(2755);
      assertThat(pal.all()).hasSize(18);
    }

    @Test
    void keepsTheMemoryAndTheVersionsThatWerePublished() {
      Series hsqldb = pal.series().get(1);
      assertThat(hsqldb.title()).isEqualTo("HSQLDB (memory)");
      assertThat(hsqldb.settings())
          .containsExactly("version: 1.8.0.7", "commit style: not published");
      assertThat(pal.measurements("load", Metric.HEAP_KEPT))
          .filteredOn(each -> each.series().equals(hsqldb))
          .singleElement()
          .satisfies(each -> assertThat(each.summary().median()).isEqualTo(460_984));
      for (Series each : pal.series().subList(1, 6)) {
        assertThat(each.settings()).contains("version: " + each.version());
      }
    }
  }

  @Nested
  class OperationsASecond {
    @Test
    void ofTheTestBenchAreTransactionsOverSeconds() {
      var rates = (Rates) named("hsqldb-testbench");
      assertThat(rates.rate()).isEqualTo("transactions per second");
      assertThat(rates.labels())
          .containsExactly(
              "test",
              "tables",
              "logging",
              "hardware",
              "transactions",
              "seconds",
              "max_memory_bytes",
              "min_memory_bytes");
      assertThat(rates.rows()).hasSize(5);
      assertThat(rates.rows().get(2).labels()).startsWith("tpc-b", "cached", "log_size=200");
      for (Rates.Row row : rates.rows()) {
        double transactions = Double.parseDouble(row.labels().get(4));
        double seconds = Double.parseDouble(row.labels().get(5));
        assertThat(row.value()).isCloseTo(transactions / seconds, within(0.001));
      }
    }

    @Test
    void ofTheTestBenchLieOverTransfersAndLookUpsOfFourClients() {
      Repeatable bank = named("hsqldb-testbench").figures().orElseThrow();
      assertThat(bank.workload().id()).isEqualTo("bank");
      assertThat(bank.phases()).containsExactly("transfer", "look_up");
      for (Metric metric : List.of(Metric.STEADY_RATE, Metric.WORK_RATE)) {
        assertThat(bank.measurements("transfer", metric))
            .extracting(each -> each.series().title(), each -> Math.round(each.summary().median()))
            .containsExactly(
                tuple("TestBench 2011, memory", 55_363L),
                tuple("TestBench 2011, memory, logged", 25_276L),
                tuple("TestBench 2011, cached", 5953L),
                tuple("TestBench 2018, memory", 131_148L));
        assertThat(bank.measurements("look_up", metric))
            .singleElement()
            .satisfies(each -> {
              assertThat(each.summary().median()).isCloseTo(1_438_202, within(1.0));
              assertThat(each.operations()).isEqualTo(256_000);
            });
      }
      assertThat(bank.all())
          .allSatisfy(each -> assertThat(each.levels().get("clients")).contains("4"));
    }

    @Test
    void ofTheTestBenchHaveTheMemoryThatIsKnown() {
      Repeatable bank = named("hsqldb-testbench").figures().orElseThrow();
      assertThat(bank.measurements("transfer", Metric.HEAP_MOST))
          .extracting(each -> each.series().title(), each -> each.summary().median())
          .containsExactly(tuple("TestBench 2011, memory", 849_712_968.0));
      assertThat(bank.measurements("transfer", Metric.HEAP_LEAST))
          .extracting(each -> each.series().title(), each -> each.summary().median())
          .containsExactly(tuple("TestBench 2011, memory", 747_964_456.0));
    }

    @Test
    void ofTheTestBenchAreRepeatedByModesWithVersionsOfRows() {
      Repeatable bank = named("hsqldb-testbench").figures().orElseThrow();
      Series cached = bank.series().get(2);
      assertThat(cached.title()).isEqualTo("TestBench 2011, cached");
      assertThat(bank.isCounterpart(contender("hsqldb", "cached-mvcc"), cached)).isTrue();
      assertThat(bank.isCounterpart(contender("hsqldb@2.6.1", "cached-mvcc"), cached)).isTrue();
      assertThat(bank.isCounterpart(contender("hsqldb", "mem-mvcc"), cached)).isFalse();
    }

    @Test
    void ofTheOrdersAreTransactionsASecond() {
      Repeatable orders = named("hsqldb-orders").figures().orElseThrow();
      assertThat(orders.workload().id()).isEqualTo("orders");
      assertThat(orders.measurements("trade", Metric.WORK_RATE))
          .extracting(each -> each.summary().median() * 60)
          .containsExactly(26_000.0, 20_000.0);
      assertThat(((Rates) named("hsqldb-orders")).rows())
          .extracting(Rates.Row::value)
          .containsExactly(26_000.0, 20_000.0);
      Series faster = orders.series().getFirst();
      assertThat(orders.isCounterpart(contender("hsqldb", "mem"), faster)).isTrue();
      assertThat(orders.isCounterpart(contender("derby", "disk"), faster)).isFalse();
    }

    private static Contender contender(String engine, String mode) {
      return new Contender(engine, mode, new CommitStyle.Autocommit());
    }

    @Test
    void ofBerkeleyDbAreSevenTestsOnFivePlatforms() {
      var rates = (Rates) named("berkeleydb-2005");
      assertThat(rates.labels()).containsExactly("test", "platform");
      assertThat(rates.rows()).hasSize(35);
      assertThat(rates.rows())
          .extracting(Rates.Row::labels, Rates.Row::value)
          .contains(
              tuple(List.of("ds single-record read", "Linux"), 1_002_200.0),
              tuple(List.of("tds write-no-sync single-record write", "BSD"), 62_087.0));
      assertThat(rates.rows().stream().map(row -> row.labels().getFirst()).distinct()).hasSize(7);
    }

    @Test
    void ofBerkeleyDbNameWhatTheyAreRelativeTo() {
      var rates = (Rates) named("berkeleydb-2005");
      assertThat(rates.rows()).filteredOn(each -> each.relative().isPresent()).hasSize(25);
      assertThat(rates.rows())
          .filteredOn(each -> each.labels().getLast().equals("Solaris"))
          .flatExtracting(each -> each.relative().stream().toList())
          .extracting(each -> Math.round(each.times() * 1000) / 1000.0, RelativeValue::to)
          .containsExactly(
              tuple(12.011, "ds single-record read"),
              tuple(0.326, "ds single-record read"),
              tuple(0.26, "ds single-record write"),
              tuple(0.195, "ds single-record write"),
              tuple(0.155, "ds single-record write"));
    }

    /// The result tables of runs compute the multiples from the rates in the same way.
    @Test
    void ofBerkeleyDbHaveTheSameMultiplesInTablesOfResults() {
      var rates = (Rates) named("berkeleydb-2005");
      List<Double> printed =
          rates.rows().stream()
              .flatMap(each -> each.relative().stream().map(RelativeValue::times))
              .toList();
      List<Double> shown =
          rates.platforms().stream()
              .flatMap(it -> it.all().stream().flatMap(each -> RelativeValue.of(it, each).stream()))
              .map(RelativeValue::times)
              .toList();
      assertThat(shown).containsExactlyInAnyOrderElementsOf(printed);
    }

    @Test
    void ofBerkeleyDbAreOfferedOnAllFivePlatforms() {
      assertThat(named("berkeleydb-2005").platforms())
          .extracting(
              Repeatable::id,
              each -> each.publication().title(),
              each ->
                  Math.round(
                      each.measurements("bulk", Metric.WORK_RATE).getFirst().summary().median()))
          .containsExactly(
              tuple("berkeleydb-2005", "Berkeley DB 2005", 13_501_800L),
              tuple("berkeleydb-2005-solaris", "Berkeley DB 2005, Solaris", 12_114_500L),
              tuple("berkeleydb-2005-windows-xp", "Berkeley DB 2005, Windows XP", 4_565_910L),
              tuple("berkeleydb-2005-bsd", "Berkeley DB 2005, BSD", 19_299_700L),
              tuple("berkeleydb-2005-mac-os-x", "Berkeley DB 2005, Mac OS/X", 5_615_280L));
      assertThat(References.figures("berkeleydb-2005-bsd").orElseThrow().all()).hasSize(7);
      assertThat(References.otherPlatforms(References.figures("berkeleydb-2005-bsd").orElseThrow()))
          .containsExactly(
              "berkeleydb-2005",
              "berkeleydb-2005-solaris",
              "berkeleydb-2005-windows-xp",
              "berkeleydb-2005-mac-os-x");
      assertThat(References.figures("berkeleydb-2005-beos")).isEmpty();
    }
  }
}
