package dynobench.selftest;

import dynobench.workload.Settings;
import java.util.List;

/// Workload for measuring the harness, and the permitted overhead.
///
/// @param use engine and mode, as in a plan
/// @param parameters parameters of the workload
/// @param limit maximum ratio of harness time to baseline time
/// @param flags flags of both sides' JVMs
public record HarnessTarget(
    String workload, String use, Settings parameters, double limit, List<String> flags) {
  private static final double SQL_LIMIT = 1.02;
  private static final double MAP_LIMIT = 1.10;

  /// Limit for single reads by key. They take about a microsecond, and a twentieth of that is the
  /// cost of evaluating an expression.
  private static final double READ_LIMIT = 1.05;

  private static final double LOAD_LIMIT = 1.05;
  private static final String MAP = "baseline-map/heap";

  /// Targets of the project. For the heap map, the JVM touches all of its heap at the start.
  /// Otherwise the baseline's prepared rows would touch a part of the heap, and page faults would
  /// decide the result.
  public static final List<HarnessTarget> ALL =
      List.of(
          rows("hsqldb/mem", 200_000, SQL_LIMIT),
          rows("derby/memory", 200_000, SQL_LIMIT),
          rows(MAP, 5_000_000, MAP_LIMIT),
          gets("hsqldb/mem", 200_000, SQL_LIMIT),
          gets("derby/memory", 200_000, SQL_LIMIT),
          gets(MAP, 50_000_000, MAP_LIMIT),
          records("hsqldb/mem", 200_000, SQL_LIMIT),
          records("derby/memory", 200_000, SQL_LIMIT),
          records(MAP, 2_000_000, MAP_LIMIT),
          bank("1", "1000", 200_000, 1, SQL_LIMIT),
          bank("1", "1000", 1, 3_000_000, READ_LIMIT),
          bank("40", "100000", 1, 1, LOAD_LIMIT));

  /// Targets against a plain loop in a JVM without Dynobench. The map has fewer rows, because that
  /// JVM reads them from a file.
  public static final List<HarnessTarget> OUTSIDE =
      List.of(
          rows("hsqldb/mem", 200_000, SQL_LIMIT),
          rows("derby/memory", 200_000, SQL_LIMIT),
          rows("h2/mem", 200_000, SQL_LIMIT),
          rows("sqlite/mem", 200_000, SQL_LIMIT),
          rows("je/plain", 200_000, SQL_LIMIT),
          rows(MAP, 2_000_000, MAP_LIMIT));

  public HarnessTarget {
    flags = List.copyOf(flags);
  }

  /// Returns whether a calibration reports this target's ratio: that of inserting rows into the
  /// heap map.
  public boolean isOfTheMap() {
    return use.equals(MAP) && workload.equals(ALL.getFirst().workload());
  }

  private static HarnessTarget rows(String use, long rows, double limit) {
    return target("phases", use, Settings.of("rows", Long.toString(rows)), limit);
  }

  private static HarnessTarget gets(String use, long gets, double limit) {
    return target("lookup", use, Settings.of("gets", Long.toString(gets / 5)), limit);
  }

  private static HarnessTarget records(String use, long records, double limit) {
    String count = Long.toString(records);
    Settings settings = Settings.of("records", count).with("reads", count).with("writes", count);
    return target("records", use, settings, limit);
  }

  /// Returns a target with one client: contention between threads is no cost of the harness.
  private static HarnessTarget bank(
      String scale, String accounts, long transfers, long lookUps, double limit) {
    Settings settings =
        Settings.of("scale", scale)
            .with("accounts", accounts)
            .with("clients", "1")
            .with("operations", Long.toString(transfers))
            .with("selects", Long.toString(lookUps));
    return target("bank", "hsqldb/mem", settings, limit);
  }

  private static HarnessTarget target(
      String workload, String use, Settings parameters, double limit) {
    List<String> flags = use.equals(MAP) ? List.of("-XX:+AlwaysPreTouch") : List.of();
    return new HarnessTarget(workload, use, parameters, limit, flags);
  }
}
