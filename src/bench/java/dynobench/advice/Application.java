package dynobench.advice;

import dynobench.isolation.IsolationModel;
import dynobench.plan.WorkerJvm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What a developer's application needs of its engine. The constructor throws
/// `IllegalArgumentException` for values outside their limits.
///
/// @param rows number of rows
/// @param rowBytes length of a row
/// @param clients number of clients that work at the same time
/// @param survive event that committed rows must survive
/// @param isolation weakest acceptable isolation of transactions; empty if it does not matter
/// @param heapMegabytes maximum heap of the application's JVM
/// @param objectBytes length of large objects; 0 without such objects
/// @param reads share of reads among the operations, in percent
/// @param figures figures that matter
/// @param further ids of engines to consider besides the bundled ones
public record Application(
    long rows,
    long rowBytes,
    long clients,
    SurvivalNeed survive,
    Optional<IsolationModel> isolation,
    int heapMegabytes,
    long objectBytes,
    long reads,
    List<AdviceFigure> figures,
    List<String> further) {
  public static final long FEWEST_ROWS = 100;
  public static final long MOST_ROWS = 10_000_000;
  public static final long FEWEST_ROW_BYTES = 24;
  public static final long MOST_ROW_BYTES = 2_700;
  public static final long MOST_CLIENTS = 256;
  public static final long FEWEST_OBJECT_BYTES = 10_000;
  public static final long MOST_OBJECT_BYTES = 67_108_864;
  public static final long ALL = 100;

  public Application {
    require("rows", rows, FEWEST_ROWS, MOST_ROWS);
    require("the length of a row in bytes", rowBytes, FEWEST_ROW_BYTES, MOST_ROW_BYTES);
    require("clients", clients, 1, MOST_CLIENTS);
    WorkerJvm.validate(heapMegabytes);
    if (objectBytes != 0) {
      require(
          "the length of large objects in bytes",
          objectBytes,
          FEWEST_OBJECT_BYTES,
          MOST_OBJECT_BYTES);
    }
    require("the share of reads in percent", reads, 0, ALL);
    figures = List.copyOf(figures);
    further = List.copyOf(further);
    if (figures.isEmpty()) {
      throw new IllegalArgumentException("at least one figure must matter");
    }
    boolean isStored = survive != SurvivalNeed.NOTHING;
    boolean hasObjects = objectBytes > 0;
    if (figures.stream().noneMatch(each -> each.exists(isStored, hasObjects))) {
      throw new IllegalArgumentException(
          "none of these figures exists: disk and opening need rows that survive, and the times of"
              + " large objects need such objects");
    }
  }

  /// Returns the models of isolation that an application may need, the weakest first.
  public static List<IsolationModel> isolations() {
    return Stream.of(IsolationModel.values())
        .filter(each -> each != IsolationModel.READ_UNCOMMITTED)
        .toList();
  }

  private static void require(String what, long value, long least, long most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s must be from %,d to %,d, not %,d", what, least, most, value));
    }
  }

  /// Returns whether the application stores large objects.
  public boolean hasObjects() {
    return objectBytes > 0;
  }

  /// Returns whether anything outlives the application's process.
  public boolean isStored() {
    return survive != SurvivalNeed.NOTHING;
  }

  /// Returns the figures that matter and that this application has, in their order.
  public List<AdviceFigure> measured() {
    return Stream.of(AdviceFigure.values())
        .filter(figures::contains)
        .filter(each -> each.exists(isStored(), hasObjects()))
        .toList();
  }

  /// Returns the runs that measure the figures, in their order.
  public List<AdvicePart> parts() {
    return measured().stream().map(AdviceFigure::part).distinct().sorted().toList();
  }

  /// Returns the needs in one sentence.
  public String sentence() {
    return String.format(
        Locale.ROOT,
        "%,d rows of %,d bytes; %s; %d %% reads; survives %s; isolation: %s; heap of %,d MB; %s.",
        rows,
        rowBytes,
        clients == 1 ? "one client" : String.format(Locale.ROOT, "%,d clients", clients),
        reads,
        survive.words(),
        isolation.map(IsolationModel::title).orElse("any"),
        heapMegabytes,
        hasObjects()
            ? String.format(Locale.ROOT, "large objects of %,d bytes", objectBytes)
            : "no large objects");
  }
}
