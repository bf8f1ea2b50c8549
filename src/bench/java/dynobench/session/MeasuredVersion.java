package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.event.Series;
import dynobench.plan.Contender;
import java.util.Optional;
import java.util.stream.Stream;

/// Version of an engine that a stored run measured. The plan of the run may not name it, and the
/// present program may have a newer one.
///
/// @param engine the engine's id in the run, perhaps with a version or a path
/// @param version the version that was measured
record MeasuredVersion(String engine, String version) {
  static MeasuredVersion of(Series series) {
    return new MeasuredVersion(series.contender().engine(), series.version());
  }

  /// Returns the id of the engine at this version; empty if it is not known here. A jar that was
  /// built again has another version.
  Optional<String> in(Catalog catalog) {
    Stream<Descriptor> known =
        Stream.concat(
            Contender.pathOf(engine).isPresent() ? catalog.engine(engine).stream() : Stream.of(),
            catalog.versions(Contender.familyOf(engine)).stream());
    return known.filter(it -> it.version().equals(version)).map(Descriptor::id).findFirst();
  }
}
