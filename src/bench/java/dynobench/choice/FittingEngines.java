package dynobench.choice;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.catalog.ExternalRequirements;
import dynobench.catalog.Mode;
import dynobench.choice.ChosenPlan.LeftOutEngine;
import dynobench.durability.Durability;
import dynobench.setup.Setup;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The first mode of each bundled engine that meets a need, and the other bundled engines with the
/// reason. All chosen modes have one durability level, so that they can be ranked. Descriptors list
/// the usual modes first.
///
/// @param keeps durability of all chosen modes
record FittingEngines(Durability.Answer keeps, List<Resolved> chosen, List<LeftOutEngine> leftOut) {
  private static final String BASELINE = "baseline-";
  private static final long MEGABYTE = 1L << 20;

  /// Share of the heap that stored rows may fill.
  private static final double HEAP_SHARE = 0.6;

  FittingEngines {
    chosen = List.copyOf(chosen);
    leftOut = List.copyOf(leftOut);
  }

  /// Selects engines. Empty if no bundled engine meets the need.
  static Optional<FittingEngines> of(Catalog catalog, Workload workload, ChoiceQuestion question) {
    var leftOut = new ArrayList<LeftOutEngine>();
    var candidates = new LinkedHashMap<Descriptor, List<Mode>>();
    for (Descriptor engine : catalog.engines()) {
      if (!isBundled(engine) || !(catalog.availability(engine) instanceof Availability.Available)) {
        continue;
      }
      List<Mode> modes = fitting(engine, workload, question);
      if (modes.isEmpty()) {
        leftOut.add(new LeftOutEngine(engine.name(), why(engine, workload, question)));
      } else {
        candidates.put(engine, modes);
      }
    }
    return commonest(candidates)
        .map(keeps -> new FittingEngines(keeps, chosen(candidates, keeps, leftOut), leftOut));
  }

  /// Returns whether the program contains the whole engine. False for baselines.
  static boolean isBundled(Descriptor engine) {
    return engine.shipped()
        && !engine.jars().isEmpty()
        && engine.fetched().isEmpty()
        && engine.code().outside().equals(ExternalRequirements.NONE)
        && !engine.family().startsWith(BASELINE);
  }

  private static List<Mode> fitting(Descriptor engine, Workload workload, ChoiceQuestion question) {
    return usable(engine, workload)
        .filter(mode -> question.need().isMetBy(mode.durability().answer()))
        .filter(mode -> fits(mode, question))
        .toList();
  }

  /// Returns the modes that can run the workload in the application's own process, without a
  /// server.
  private static Stream<Mode> usable(Descriptor engine, Workload workload) {
    return engine.modes().stream()
        .filter(mode -> mode.obstacle(workload).isEmpty())
        .filter(mode -> !(mode.setup() instanceof Setup.Jdbc jdbc && jdbc.server().isPresent()));
  }

  private static boolean fits(Mode mode, ChoiceQuestion question) {
    return question.rows() * (double) mode.heapBytesPerRow()
        <= HEAP_SHARE * question.heapMegabytes() * MEGABYTE;
  }

  private static String why(Descriptor engine, Workload workload, ChoiceQuestion question) {
    if (usable(engine, workload).findAny().isEmpty()) {
      return "cannot run the workload " + workload.id();
    }
    boolean meets =
        usable(engine, workload)
            .anyMatch(mode -> question.need().isMetBy(mode.durability().answer()));
    if (meets) {
      return "needs more heap than %,d MB for %,d rows"
          .formatted(question.heapMegabytes(), question.rows());
    }
    return question.need().failure();
  }

  /// Returns the durability level that most engines offer; of several, the weakest, which is the
  /// closest to the need.
  private static Optional<Durability.Answer> commonest(Map<Descriptor, List<Mode>> candidates) {
    var engines = new LinkedHashMap<Durability.Answer, Integer>();
    candidates
        .values()
        .forEach(modes ->
            modes.stream()
                .map(mode -> mode.durability().answer())
                .distinct()
                .forEach(keeps -> engines.merge(keeps, 1, Integer::sum)));
    return engines.entrySet().stream()
        .max(
            Map.Entry.<Durability.Answer, Integer>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey);
  }

  private static List<Resolved> chosen(
      Map<Descriptor, List<Mode>> candidates,
      Durability.Answer keeps,
      List<LeftOutEngine> leftOut) {
    var chosen = new ArrayList<Resolved>();
    candidates.forEach((engine, modes) ->
        modes.stream()
            .filter(mode -> mode.durability().answer().equals(keeps))
            .findFirst()
            .ifPresentOrElse(
                mode -> chosen.add(new Resolved(engine, mode)),
                () ->
                    leftOut.add(
                        new LeftOutEngine(
                            engine.name(),
                            "its modes keep more or less than those of the others, so it cannot be"
                                + " ranked with them"))));
    return chosen;
  }
}
