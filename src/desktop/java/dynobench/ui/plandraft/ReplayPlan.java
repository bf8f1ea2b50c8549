package dynobench.ui.plandraft;

import dynobench.catalog.Catalog;
import dynobench.planfile.PlanKeys;
import dynobench.planfile.PlanText;
import dynobench.workload.OwnRecording;
import dynobench.workloadfile.ReplayPhase;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
    Path file = recording.toAbsolutePath().normalize();
    String contenders =
        CONTENDERS.stream()
            .filter(each -> isKnown(each, catalog))
            .map(PlanText::quoted)
            .collect(Collectors.joining(", "));
    return "name = %s%nworkload = %s%n%s = [%s]%ncontenders = [%s]%n[parameters]%n%s = %s%n"
        .formatted(
            PlanText.quoted("Replay of " + file.getFileName()),
            PlanText.quoted(OwnRecording.WORKLOAD),
            PlanKeys.DECIDING_PHASES.name(),
            PlanText.quoted(ReplayPhase.id()),
            contenders,
            OwnRecording.FILE,
            PlanText.quoted(file.toString()));
  }

  private static boolean isKnown(String contender, Optional<Catalog> catalog) {
    String engine = contender.substring(0, contender.indexOf('/'));
    return catalog.map(all -> all.engine(engine).isPresent()).orElse(true);
  }
}
