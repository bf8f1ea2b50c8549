package dynobench.ui.plandraft;

import dynobench.catalog.Catalog;
import dynobench.planfile.ReplayPlanText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// Plan that replays a recording on the engines that come with the program: those that keep files
/// and flush, because an application mostly needs its data.
final class ReplayPlan {
  private static final List<String> CONTENDERS =
      List.of("h2/file", "hsqldb/cached-flush", "derby/disk", "sqlite/wal-full");

  private ReplayPlan() {}

  /// Returns the text of the plan.
  ///
  /// @param catalog leaves out engines that are missing, unless it is unknown yet
  static String text(Path recording, Optional<Catalog> catalog) {
    return ReplayPlanText.of(
        recording.toAbsolutePath().normalize(),
        CONTENDERS.stream().filter(each -> isKnown(each, catalog)).toList(),
        OptionalInt.empty(),
        Map.of());
  }

  private static boolean isKnown(String contender, Optional<Catalog> catalog) {
    String engine = contender.substring(0, contender.indexOf('/'));
    return catalog.map(all -> all.engine(engine).isPresent()).orElse(true);
  }
}
