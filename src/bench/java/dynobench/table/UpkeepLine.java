package dynobench.table;

import dynobench.catalog.Descriptor;
import dynobench.catalog.EngineRelease;
import dynobench.catalog.ProcessSize;
import dynobench.catalog.Upkeep;
import dynobench.catalog.UpkeepStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// Fact about an engine's maintenance, for all displays of the engine.
public record UpkeepLine(String label, String value) {
  /// Value of a fact that is not known.
  public static final String UNKNOWN = "unknown";

  /// Oldest version of Java whose name has one number.
  private static final int FIRST_PLAIN_JAVA = 5;

  /// Returns the facts of an engine; empty if its descriptor states none.
  public static List<UpkeepLine> of(Descriptor engine) {
    Upkeep upkeep = engine.about().upkeep();
    var lines = new ArrayList<UpkeepLine>();
    if (!upkeep.isUnknown()) {
      lines.add(new UpkeepLine("First release", release(upkeep.first())));
      lines.add(new UpkeepLine("Last release", release(upkeep.last())));
      lines.add(new UpkeepLine("State", upkeep.status().map(UpkeepLine::status).orElse(UNKNOWN)));
      lines.add(new UpkeepLine("Java needed", java(upkeep.java())));
    }
    upkeep
        .process()
        .ifPresent(
            it -> lines.add(new UpkeepLine("Process with one empty table", size(engine, it))));
    if (!upkeep.remark().isEmpty()) {
      lines.add(new UpkeepLine("Remark", upkeep.remark()));
    }
    return List.copyOf(lines);
  }

  private static String release(Optional<EngineRelease> release) {
    return release.map(EngineRelease::text).orElse(UNKNOWN);
  }

  private static String status(UpkeepStatus status) {
    return status.text() + " (" + status.source() + ")";
  }

  private static String size(Descriptor engine, ProcessSize process) {
    return String.format(
        Locale.ROOT,
        "%,d MB above an empty worker (%s/%s, %s, %s)",
        process.megabytes(),
        engine.id(),
        process.mode(),
        process.date(),
        process.machine());
  }

  private static String java(OptionalInt version) {
    return javaVersion(version) + (version.isPresent() ? " or newer" : "");
  }

  /// Returns the name of a Java version, such as `1.4` or `8`.
  public static String javaVersion(OptionalInt version) {
    return version.stream()
        .mapToObj(it -> it < FIRST_PLAIN_JAVA ? "1." + it : String.valueOf(it))
        .findFirst()
        .orElse(UNKNOWN);
  }
}
