package dynobench.reference;

import dynobench.durability.DurabilityClass;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.stats.Summary;
import dynobench.text.NearestName;
import dynobench.toml.Problems;
import dynobench.workload.Parameter;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads figures from a user's CSV file, for comparison with a run. The guide's page on comparing
/// describes the format.
public final class OwnFigures {
  private static final String ID = "own";
  private static final String PHASE = "phase";
  private static final String CONTENDER = "contender";
  private static final List<String> NEEDED = List.of(PHASE, CONTENDER);

  /// Suffixes of a figure's column. Each has the factor that converts its values to the metric's
  /// base unit.
  private static final Map<Unit, Map<String, Double>> SUFFIXES =
      Map.of(
          Unit.NANOS, Map.of("_ns", 1.0, "_ms", 1e6, "_s", 1e9),
          Unit.BYTES, Map.of("_bytes", 1.0),
          Unit.PERCENT, Map.of("_percent", 1.0),
          Unit.PER_SECOND, Map.of("_per_s", 1.0, "_per_min", 1.0 / 60));

  private record ScaledMetric(Metric metric, double size) {}

  private record MeasurementKey(String phase, Metric metric, Series series, Settings levels) {}

  private final String file;
  private final CsvLines csv;
  private final Workload workload;
  private final Problems problems;
  private final Map<String, ScaledMetric> figures = new LinkedHashMap<>();
  private final List<Parameter> parameters = new ArrayList<>();
  private final Map<String, Series> series = new LinkedHashMap<>();
  private final Map<Series, Set<String>> counterparts = new HashMap<>();
  private final Set<MeasurementKey> points = new HashSet<>();
  private final List<Measurement> measurements = new ArrayList<>();

  private OwnFigures(String file, CsvLines csv, Workload workload, Problems problems) {
    this.file = file;
    this.csv = csv;
    this.workload = workload;
    this.problems = problems;
  }

  /// Reads the file's text. A cell without text means no figure, or no level.
  ///
  /// @param file name of the file, for messages
  /// @param workload workload of the run that the figures are compared with
  /// @return empty when there were problems
  public static Optional<Reference.Repeatable> read(
      String file, String text, Workload workload, Problems problems) {
    int before = problems.list().size();
    CsvLines csv = CsvLines.read(file, text, problems);
    Reference.Repeatable read = new OwnFigures(file, csv, workload, problems).read();
    return problems.list().size() == before ? Optional.of(read) : Optional.empty();
  }

  private Reference.Repeatable read() {
    boolean hasHead = problems.isEmpty() || !csv.columns().isEmpty();
    if (hasHead && csv.hasAll(NEEDED)) {
      readHead();
      csv.lines().forEach(this::readLine);
      if (csv.lines().isEmpty() && problems.isEmpty()) {
        problems.add(file + ":2", "", "has no line of figures below its header");
      }
    }
    var publication =
        new Publication(
            ID,
            file,
            0,
            csv.comment().orElse("Figures of " + file),
            "The file does not state how the figures were measured.");
    return new Reference.Repeatable(
        publication, workload, List.copyOf(series.values()), counterparts, measurements);
  }

  private void readHead() {
    Map<String, ScaledMetric> known = knownFigures();
    for (String column : csv.columns()) {
      Optional<Parameter> parameter = workload.parameter(column);
      if (known.containsKey(column)) {
        figures.put(column, known.get(column));
      } else if (parameter.isPresent()) {
        parameters.add(parameter.get());
      } else if (!NEEDED.contains(column)) {
        problems.add(
            file + ":1",
            column,
            "is neither a parameter of the workload %s nor a figure with a unit, such as time_ms%s"
                .formatted(workload.id(), NearestName.suggestion(column, known(known.keySet()))));
      }
    }
    if (figures.isEmpty()) {
      problems.add(file + ":1", "", "has no column with a figure, such as time_ms");
    }
  }

  private List<String> known(Set<String> figureColumns) {
    return Stream.of(
            figureColumns.stream(),
            workload.parameters().stream().map(Parameter::id),
            NEEDED.stream())
        .flatMap(each -> each)
        .toList();
  }

  private static Map<String, ScaledMetric> knownFigures() {
    var known = new LinkedHashMap<String, ScaledMetric>();
    for (Metric each : Metric.values()) {
      SUFFIXES
          .getOrDefault(each.unit(), Map.of())
          .forEach((suffix, size) -> known.put(each.id() + suffix, new ScaledMetric(each, size)));
    }
    return known;
  }

  private void readLine(CsvLines.CsvRow line) {
    Optional<Phase> phase = phase(line);
    Optional<Series> own = series(line);
    Optional<Settings> levels = levels(line);
    if (phase.isPresent() && own.isPresent() && levels.isPresent()) {
      figures.forEach((column, figure) -> {
        if (!line.text(column).isEmpty()) {
          double value = line.decimal(column) * figure.size();
          add(line, phase.get(), own.get(), levels.get(), figure.metric(), value);
        }
      });
    }
  }

  private Optional<Phase> phase(CsvLines.CsvRow line) {
    String id = line.text(PHASE);
    Optional<Phase> phase = workload.phase(id);
    if (phase.isEmpty()) {
      List<String> ids = workload.phases().stream().map(Phase::id).toList();
      line.problem(
          PHASE,
          "the workload %s has no phase \"%s\"; it has: %s"
              .formatted(workload.id(), id, String.join(", ", ids)));
    }
    return phase;
  }

  private Optional<Series> series(CsvLines.CsvRow line) {
    String use = line.text(CONTENDER);
    if (!series.containsKey(use)) {
      try {
        Contender contender = Contender.parse(use, new CommitStyle.Autocommit());
        Series made = series(use, contender);
        series.put(use, made);
        counterparts.put(made, Set.of(contender.family() + "/" + contender.mode()));
      } catch (IllegalArgumentException e) {
        line.problem(CONTENDER, String.valueOf(e.getMessage()));
      }
    }
    return Optional.ofNullable(series.get(use));
  }

  /// Returns the series of a contender in the file. The series' mode begins with this publication's
  /// id, so it never equals a mode of a catalog.
  private static Series series(String use, Contender contender) {
    return new Series(
        new Contender(contender.engine(), ID + "." + contender.mode(), contender.commit()),
        use,
        "",
        DurabilityClass.UNKNOWN.name(),
        "Read from a file that does not state the durability.",
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Optional<Settings> levels(CsvLines.CsvRow line) {
    Settings levels = Settings.NONE;
    for (Parameter each : parameters) {
      String text = line.text(each.id());
      try {
        levels = text.isEmpty() ? levels : levels.with(each.id(), each.domain().canonical(text));
      } catch (IllegalArgumentException e) {
        line.problem(each.id(), String.valueOf(e.getMessage()));
        return Optional.empty();
      }
    }
    return Optional.of(levels);
  }

  private void add(
      CsvLines.CsvRow line, Phase phase, Series own, Settings levels, Metric metric, double value) {
    if (points.add(new MeasurementKey(phase.id(), metric, own, levels))) {
      long operations = phase.operations().of(workload.settings(levels));
      measurements.add(
          new Measurement(
              phase.id(), metric, own, levels, operations, List.of(), Summary.of(value)));
    } else {
      String at = levels.values().isEmpty() ? "" : " at " + LevelLabels.label(levels);
      line.problem(
          "", "an earlier line also has the %s of %s%s".formatted(metric.title(), own.title(), at));
    }
  }
}
