package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.catalog.Availability;
import dynobench.catalog.Descriptor;
import dynobench.catalog.UpkeepStatus;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Lines of the engine manager: one for each version that matches the filter.
final class ManagerViewModel {
  private final EnginesHere here;
  private final StringProperty filter = new SimpleStringProperty("");
  private final ObservableList<EngineVersion> lines = FXCollections.observableArrayList();

  /// Version of an engine.
  ///
  /// @param bytes size of the fetched files, present or missing, or of its jars; 0 when unknown
  /// @param place as text: included in the program, the folder that contains it, not fetched, or
  ///   the reason why it is missing
  record EngineVersion(Descriptor engine, long bytes, String place) {
    String name() {
      return EnginesHere.name(engine);
    }

    String version() {
      return engine.version();
    }

    String released() {
      return engine.about().released().map(LocalDate::toString).orElse("");
    }

    /// Returns the state of the engine's maintenance, such as `retired`; empty if it is unknown.
    String state() {
      return engine.about().upkeep().status().map(UpkeepStatus::word).orElse("");
    }

    String licence() {
      return engine.licence();
    }

    boolean canGet() {
      return EnginesHere.canGet(engine);
    }
  }

  ManagerViewModel(EnginesHere here) {
    this.here = here;
    filter.subscribe((_, _) -> list());
    here.available().subscribe(_ -> list());
  }

  private void list() {
    String wanted = filter.get().strip().toLowerCase(Locale.ROOT);
    lines.setAll(
        here.catalog().stream()
            .flatMap(catalog ->
                catalog.engines().stream()
                    .flatMap(each -> catalog.versions(each.id()).reversed().stream()))
            .map(this::line)
            .filter(each -> fits(each, wanted))
            .toList());
  }

  private static boolean fits(EngineVersion line, String wanted) {
    return Stream.of(
            line.name(),
            line.version(),
            line.state(),
            line.licence(),
            line.engine().id(),
            line.place())
        .anyMatch(each -> each.toLowerCase(Locale.ROOT).contains(wanted));
  }

  private EngineVersion line(Descriptor engine) {
    Availability availability =
        here.available().get().getOrDefault(engine.id(), new Availability.Available());
    return new EngineVersion(engine, bytes(engine), place(engine, availability));
  }

  private static long bytes(Descriptor engine) {
    List<Artifact> fetched = engine.fetched();
    return fetched.isEmpty()
        ? engine.code().jarBytes().orElse(0) // 0 when missing; the line says so
        : Artifact.bytes(fetched);
  }

  private static String place(Descriptor engine, Availability availability) {
    return switch (availability) {
      case Availability.Available() ->
          engine.shipped() && engine.fetched().isEmpty() ? "included" : folder(engine);
      case Availability.Fetchable _ -> "not fetched";
      case Availability.Missing(String reason) -> "missing: " + reason;
    };
  }

  private static String folder(Descriptor engine) {
    String whose = engine.fetched().isEmpty() ? "user-defined" : "fetched";
    return engine.jars().stream()
        .findFirst()
        .map(jar -> whose + ": " + jar.getParent())
        .orElse(whose);
  }

  /// Returns the filter.
  StringProperty filter() {
    return filter;
  }

  /// Returns the lines, for each engine the newest version first.
  ObservableList<EngineVersion> lines() {
    return lines;
  }

  void get(EngineVersion line) {
    here.get(line.engine());
  }

  boolean canRemove(EngineVersion line) {
    return here.canRemove(line.engine());
  }

  void remove(EngineVersion line) {
    here.remove(line.engine());
  }
}
