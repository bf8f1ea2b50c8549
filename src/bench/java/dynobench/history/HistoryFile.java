package dynobench.history;

import dynobench.history.HistoryLine.HistoryChange;
import dynobench.history.HistoryLine.HistoryPoint;
import dynobench.measure.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A history for other programs: lines of a CSV file, or metrics in OpenMetrics' text format.
///
/// @param plan name of the plan
public record HistoryFile(String plan, List<HistoryLine> lines) {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double PER_CENT = 100;

  public HistoryFile {
    lines = List.copyOf(lines);
  }

  /// Returns the names of the CSV columns.
  public static List<String> head() {
    return List.of(
        "machine",
        "contender",
        "phase",
        "metric",
        "point",
        "run",
        "at",
        "version",
        "value",
        "change",
        "chance");
  }

  /// Returns a CSV line for each run of each line. The column `change` has the ratio of the level
  /// from this run on to the level before it.
  public List<List<String>> rows() {
    return lines.stream().flatMap(line -> line.points().stream().map(it -> row(line, it))).toList();
  }

  private static List<String> row(HistoryLine line, HistoryPoint point) {
    Optional<HistoryChange> change =
        line.changes().stream().filter(it -> it.first().equals(point)).findFirst();
    return List.of(
        line.key().machine(),
        line.key().contender(),
        line.key().phase(),
        line.key().metric().id(),
        point(line),
        point.run(),
        point.at().toString(),
        point.version(),
        Double.toString(point.value()),
        change.map(it -> String.format(Locale.ROOT, "%.4f", it.ratio())).orElse(""),
        change.map(it -> String.format(Locale.ROOT, "%.4f", it.chance())).orElse(""));
  }

  private static String point(HistoryLine line) {
    return line.key().levels().values().entrySet().stream()
        .map(it -> it.getKey() + "=" + it.getValue())
        .collect(Collectors.joining(" "));
  }

  /// Returns all values in OpenMetrics' text format: a metric for each unit, and the changes.
  public String openMetrics() {
    Map<String, List<String>> families = new TreeMap<>();
    var changes = new ArrayList<String>();
    for (HistoryLine line : lines) {
      Family family = Family.of(line.key().metric().unit());
      List<String> samples = families.computeIfAbsent(family.metric(), _ -> new ArrayList<>());
      samples.addAll(samples(line, family));
      line.changes()
          .forEach(it ->
              changes.add(
                  "dynobench_change_ratio{%s} %s %s"
                      .formatted(labels(line, it.first()), it.ratio(), seconds(it.first()))));
    }
    var text = new StringBuilder();
    families.forEach((name, samples) -> {
      Family.named(name).head(text);
      samples.forEach(it -> text.append(it).append('\n'));
    });
    text.append("# TYPE dynobench_change_ratio gauge\n")
        .append("# UNIT dynobench_change_ratio ratio\n")
        .append(
            "# HELP dynobench_change_ratio Level from this run on, divided by that before it.\n");
    changes.forEach(it -> text.append(it).append('\n'));
    return text.append("# EOF\n").toString();
  }

  /// A metric of the format, which has one unit.
  private enum Family {
    SECONDS("Median of a run's trials, in seconds."),
    BYTES("Median of a run's trials, in bytes."),
    RATE("Median of a run's trials, in operations per second."),
    RATIO("Median of a run's trials, as a share of one processor core.");

    private final String help;

    Family(String help) {
      this.help = help;
    }

    static Family of(Unit unit) {
      return switch (unit) {
        case NANOS -> SECONDS;
        case BYTES -> BYTES;
        case PER_SECOND -> RATE;
        case PERCENT -> RATIO;
      };
    }

    static Family named(String name) {
      for (Family each : values()) {
        if (each.metric().equals(name)) {
          return each;
        }
      }
      throw new IllegalArgumentException(name);
    }

    String metric() {
      return "dynobench_run_" + name().toLowerCase(Locale.ROOT);
    }

    double value(double base) {
      return switch (this) {
        case SECONDS -> base / NANOS_PER_SECOND;
        case RATIO -> base / PER_CENT;
        case BYTES, RATE -> base;
      };
    }

    void head(StringBuilder text) {
      String unit = name().toLowerCase(Locale.ROOT);
      text.append(
          "# TYPE %s gauge\n# UNIT %s %s\n# HELP %s %s\n"
              .formatted(metric(), metric(), unit, metric(), help));
    }
  }

  /// Returns the samples of a line. Samples with equal labels stand together, in the order of time,
  /// as the format requires.
  private List<String> samples(HistoryLine line, Family family) {
    Map<String, List<HistoryPoint>> versions =
        line.points().stream()
            .collect(
                Collectors.groupingBy(HistoryPoint::version, TreeMap::new, Collectors.toList()));
    return versions.values().stream()
        .flatMap(List::stream)
        .map(it ->
            "%s{%s} %s %s"
                .formatted(
                    family.metric(), labels(line, it), family.value(it.value()), seconds(it)))
        .toList();
  }

  private String labels(HistoryLine line, HistoryPoint point) {
    var labels = new TreeMap<String, String>();
    labels.put("plan", plan);
    labels.put("machine", line.key().machine());
    labels.put("contender", line.key().contender());
    labels.put("phase", line.key().phase());
    labels.put("figure", line.key().metric().id());
    labels.put("point", point(line));
    labels.put("version", point.version());
    return labels.entrySet().stream()
        .map(it -> it.getKey() + "=\"" + escaped(it.getValue()) + "\"")
        .collect(Collectors.joining(","));
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  private static String seconds(HistoryPoint point) {
    return String.format(Locale.ROOT, "%.3f", point.at().toEpochMilli() / 1e3);
  }
}
