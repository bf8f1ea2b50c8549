package dynobench.reference;

import dynobench.durability.DurabilityClass;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.stats.Summary;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads a reference: its description from TOML, and its figures from CSV as they were published.
final class ReferenceReader {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final String OPERATIONS = "transactions";
  private static final String PLATFORM = "platform";
  private static final Metric TIME = Metric.TIME;

  /// Layout of the CSV.
  private enum Layout {
    /// One line for each measurement: phase, rows, series, milliseconds.
    PHASES,
    /// One line for each implementation, and one column for each phase. Further columns are
    /// remarks.
    IMPLEMENTATIONS,
    /// Labels, and one column with a rate.
    RATES
  }

  private record MeasurementKey(String phase, Metric metric, Series series, Settings levels) {}

  /// Phase and series of a test in a publication that gives rates.
  private record Test(String phase, String series) {}

  private final TomlSection about;
  private final CsvLines csv;
  private final Publication publication;
  private final Workload workload;
  private final Map<Series, Set<String>> counterparts = new HashMap<>();
  private final List<Measurement> measurements = new ArrayList<>();
  private final Set<MeasurementKey> points = new HashSet<>();

  private ReferenceReader(String id, TomlSection about, CsvLines csv) {
    this.about = about;
    this.csv = csv;
    this.publication =
        new Publication(
            id,
            about.text("title"),
            about.count("year", 0),
            about.text("citation"),
            about.text("conditions"));
    String name = about.text("workload", Workloads.shipped().standard().id());
    this.workload =
        Workloads.shipped()
            .named(name)
            .orElseGet(() -> {
              about.problem("workload", "there is no workload \"" + name + "\"");
              return Workloads.unknown(name);
            });
  }

  /// @return empty when there were problems
  static Optional<Reference> read(String id, String toml, String csv, Problems problems) {
    int before = problems.list().size();
    CsvLines lines = CsvLines.read(id + ".csv", csv, problems);
    Optional<Reference> reference =
        TomlDocument.read(id + ".toml", toml, List.of(), problems)
            .flatMap(about -> new ReferenceReader(id, about, lines).read());
    return problems.list().size() == before ? reference : Optional.empty();
  }

  private Optional<Reference> read() {
    if (publication.year() < 1) {
      about.problem("year", "must be the year of publication, not " + publication.year());
    }
    Optional<Reference> reference =
        about
            .choice("layout", Layout.class)
            .map(layout ->
                switch (layout) {
                  case PHASES -> phases();
                  case IMPLEMENTATIONS -> implementations();
                  case RATES -> rates();
                });
    about.finish();
    return reference;
  }

  private Reference phases() {
    Map<String, Series> series = series(publication, Map.of());
    if (csv.hasAll(List.of("phase", "rows", "series", "millis"))) {
      for (CsvLines.CsvRow line : csv.lines()) {
        Settings levels = Settings.of("rows", Long.toString(line.whole("rows")));
        named(line, "series", series)
            .ifPresent(
                it -> add(line, it, line.text("phase"), levels, TIME, nanos(line, "millis")));
      }
    }
    return repeatable(series);
  }

  private Reference.Repeatable repeatable(Map<String, Series> series) {
    return new Reference.Repeatable(
        publication, workload, List.copyOf(series.values()), counterparts, measurements);
  }

  private Reference implementations() {
    Map<String, String> times = about.map("phases");
    Map<String, String> heaps = about.map("heap-kept");
    Settings levels = new Settings(about.map("at"));
    var columns = new ArrayList<>(times.values());
    columns.addAll(heaps.values());
    columns.add("implementation");
    var remarks = new LinkedHashMap<String, List<String>>();
    Map<String, Series> series = Map.of();
    if (csv.hasAll(columns)) {
      List<String> others = csv.columns().stream().filter(it -> !columns.contains(it)).toList();
      csv.lines().forEach(line -> remarks.put(line.text("implementation"), remarks(line, others)));
      series = series(publication, remarks);
      for (CsvLines.CsvRow line : csv.lines()) {
        Optional<Series> own = named(line, "implementation", series);
        if (own.isPresent()) {
          times.forEach(
              (phase, column) -> add(line, own.get(), phase, levels, TIME, nanos(line, column)));
          heaps.forEach((phase, column) ->
              add(line, own.get(), phase, levels, Metric.HEAP_KEPT, (double) line.whole(column)));
        }
      }
    }
    return repeatable(series);
  }

  private static List<String> remarks(CsvLines.CsvRow line, List<String> columns) {
    return columns.stream()
        .filter(column -> !line.text(column).isEmpty())
        .map(column -> column.replace('_', ' ') + ": " + line.text(column))
        .toList();
  }

  private Reference rates() {
    String rate = about.text("rate");
    List<String> labels = csv.columns().stream().filter(it -> !it.equals(rate)).toList();
    List<Reference.Rates.Row> rows =
        csv.hasAll(List.of(rate))
            ? new RateRows(csv, labels, rate, about.map("relative")).list()
            : List.of();
    return new Reference.Rates(
        publication, labels, rate.replace('_', ' '), rows, platforms(rate, about.map("platforms")));
  }

  /// Returns the rates as phases of a workload that measures the same, by platform. Empty without a
  /// table `tests`, or if the CSV lacks a needed column. The first platform has the publication's
  /// own id.
  ///
  /// @param named names of the platforms in the CSV, by id; empty if the CSV has only one
  private List<Reference.Repeatable> platforms(String rate, Map<String, String> named) {
    Optional<TomlSection> section = about.section("tests");
    List<String> key = about.has("told-by") ? about.texts("told-by") : List.of("test");
    if (section.isEmpty()
        || !csv.hasAll(key)
        || !csv.hasAll(List.copyOf(about.map("bytes").values()))) {
      return List.of();
    }
    if (!named.isEmpty() && !csv.hasAll(List.of(PLATFORM))) {
      return List.of();
    }
    Map<String, Test> tests = tests(section.get());
    if (named.isEmpty()) {
      return List.of(platform(publication, rate, key, tests, csv.lines()));
    }
    var platforms = new ArrayList<Reference.Repeatable>();
    named.forEach((id, name) -> {
      List<CsvLines.CsvRow> lines =
          csv.lines().stream().filter(line -> line.text(PLATFORM).equals(name)).toList();
      if (lines.isEmpty()) {
        about.problem("platforms", "names %s, but the CSV has no line of it".formatted(name));
      }
      Publication own = platforms.isEmpty() ? publication : publication.on(id, name);
      platforms.add(platform(own, rate, key, tests, lines));
    });
    return platforms;
  }

  private Reference.Repeatable platform(
      Publication own,
      String rate,
      List<String> key,
      Map<String, Test> tests,
      List<CsvLines.CsvRow> lines) {
    Settings levels = new Settings(about.map("at"));
    List<Metric> figures = figures();
    Map<String, String> bytes = about.map("bytes");
    double seconds = about.decimal("rate-seconds", 1);
    counterparts.clear();
    Map<String, Series> series = series(own, Map.of());
    measurements.clear();
    points.clear();
    for (CsvLines.CsvRow line : lines) {
      Test test = tests.get(key.stream().map(line::text).collect(Collectors.joining(", ")));
      if (test != null) {
        Series one = series.get(test.series());
        if (one == null) {
          about.problem("tests", "names no series with the title " + test.series());
        } else {
          double value = line.decimal(rate) / seconds;
          figures.forEach(metric -> add(line, one, test.phase(), levels, metric, value));
          bytes.forEach((id, column) -> addBytes(line, one, test.phase(), levels, id, column));
        }
      }
    }
    return new Reference.Repeatable(
        own, workload, List.copyOf(series.values()), counterparts, measurements);
  }

  /// Returns the metrics that a rate stands for, from the key `figures`; the work rate by default.
  /// A rate of clients that were not observed second by second may also stand for the rate in
  /// steady state.
  private List<Metric> figures() {
    return about.has("figures")
        ? about.texts("figures").stream().flatMap(id -> figure("figures", id).stream()).toList()
        : List.of(Metric.WORK_RATE);
  }

  private Optional<Metric> figure(String key, String id) {
    Optional<Metric> metric = Metric.named(id);
    if (metric.isEmpty()) {
      about.problem(key, "there is no figure \"" + id + "\"");
    }
    return metric;
  }

  private static Map<String, Test> tests(TomlSection section) {
    var tests = new LinkedHashMap<String, Test>();
    for (String key : section.keys()) {
      List<String> words = section.texts(key);
      if (words.size() == 2) {
        tests.put(key, new Test(words.getFirst(), words.getLast()));
      } else {
        section.problem(key, "must be a phase and a series");
      }
    }
    return tests;
  }

  private Optional<Series> named(CsvLines.CsvRow line, String column, Map<String, Series> known) {
    Series series = known.get(line.text(column));
    if (series == null) {
      line.problem(
          column,
          "\"%s\" is unknown: no [series.…] table in %s.toml has this title"
              .formatted(line.text(column), publication.id()));
    }
    return Optional.ofNullable(series);
  }

  private static double nanos(CsvLines.CsvRow line, String column) {
    return line.whole(column) * NANOS_PER_MILLI;
  }

  /// Adds a figure in bytes. An empty cell means that the figure was not published.
  private void addBytes(
      CsvLines.CsvRow line,
      Series series,
      String phase,
      Settings levels,
      String id,
      String column) {
    figure("bytes", id)
        .filter(_ -> !line.text(column).isEmpty())
        .ifPresent(metric -> add(line, series, phase, levels, metric, (double) line.whole(column)));
  }

  private void add(
      CsvLines.CsvRow line,
      Series series,
      String phase,
      Settings levels,
      Metric metric,
      double value) {
    if (!points.add(new MeasurementKey(phase, metric, series, levels))) {
      line.problem(
          "series", "has two figures for %s at %s".formatted(phase, LevelLabels.label(levels)));
      return;
    }
    measurements.add(
        new Measurement(
            phase,
            metric,
            series,
            levels,
            csv.columns().contains(OPERATIONS) ? line.whole(OPERATIONS) : operations(phase, levels),
            List.of(),
            Summary.of(value)));
  }

  /// Returns the number of operations that this program would do; 1 for an unknown phase.
  private long operations(String phase, Settings levels) {
    return workload
        .phase(phase)
        .map(it -> it.operations().of(workload.settings(levels)))
        .orElse(1L);
  }

  /// Returns the series by their titles, and stores the counterparts of each.
  ///
  /// @param own publication of the series
  /// @param remarks remarks of the CSV on each series, in addition to its times
  private Map<String, Series> series(Publication own, Map<String, List<String>> remarks) {
    var result = new LinkedHashMap<String, Series>();
    Optional<CommitStyle> commit =
        about.parsed("commit", Optional.empty(), text -> Optional.of(CommitStyle.parse(text)));
    Optional<TomlSection> tables = about.section("series");
    for (TomlSection table : tables.stream().flatMap(ReferenceReader::inner).toList()) {
      String title = table.text("title");
      var settings = new ArrayList<String>();
      if (table.has("driver")) {
        settings.add("driver: " + table.text("driver"));
      }
      settings.addAll(table.texts("settings"));
      settings.addAll(remarks.getOrDefault(title, List.of()));
      if (commit.isEmpty()) {
        settings.add("commit style: not published");
      }
      series(own, table, commit.orElseGet(CommitStyle.Autocommit::new), settings)
          .ifPresent(each -> {
            result.put(title, each);
            counterparts.put(each, Set.copyOf(table.texts("counterparts")));
          });
      table.finish();
    }
    return result;
  }

  private static Stream<TomlSection> inner(TomlSection all) {
    return all.keys().stream().flatMap(key -> all.section(key).stream());
  }

  /// Returns a published series. The series' mode begins with the publication's id, so it never
  /// equals a mode of a catalog.
  private Optional<Series> series(
      Publication own, TomlSection table, CommitStyle commit, List<String> settings) {
    String engine = table.text("engine");
    String version = table.text("version");
    String durability = table.choice("durability", DurabilityClass.UNKNOWN).name();
    String promise =
        "Published in %d and cannot be repeated. The durability is known only from the publication."
            .formatted(own.year());
    String mode = own.id() + "." + table.name();
    return table
        .attempt("engine", () -> new Contender(engine, mode, commit))
        .map(it ->
            new Series(
                it,
                table.text("title"),
                version,
                durability,
                promise,
                Optional.empty(),
                settings,
                Optional.empty(),
                table.day("released").or(() -> about.day("published")),
                Optional.empty(),
                Optional.empty()));
  }
}
