package dynobench.lab;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.UpgradeRules;
import dynobench.plan.WorkerJvm;
import dynobench.setup.Setup;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Creates the plan of a run that tests upgrades.
public final class UpgradePlan {
  private static final long SEED = 2005;
  private static final WorkerJvm JVM = new WorkerJvm(512, WorkerJvm.Collector.SERIAL, List.of());

  private UpgradePlan() {}

  /// @param family an engine's id
  /// @param mode the mode of all versions
  /// @param from versions that make files; all if empty
  /// @param to versions that open them; all if empty
  /// @throws IllegalArgumentException when a version does not exist
  public static Plan of(
      Catalog catalog, String family, String mode, List<String> from, List<String> to) {
    List<Descriptor> versions =
        catalog.versions(family).stream().filter(each -> each.mode(mode).isPresent()).toList();
    List<Contender> makers =
        chosen(versions, from, "make files").stream()
            .map(each -> new Contender(each.id(), mode, new CommitStyle.Autocommit()))
            .toList();
    List<String> targets =
        chosen(versions, to, "open files").stream()
            .map(each -> family + Contender.AT + each.version())
            .toList();
    return new Plan(
        "upgrade",
        "Which version of " + family + " opens the files of which other",
        new PlannedWork(Workloads.shipped().standard().id(), Settings.NONE, List.of()),
        new PlannedContenders(makers, List.of(family)),
        new RoundCounts(1, 0),
        new TrialConditions(
            TrialIsolation.TRIAL, TrialOrder.BY_CONTENDER, JVM, Duration.ofMinutes(2), SEED),
        StopRules.of(new UpgradeRules(targets)));
  }

  private static List<Descriptor> chosen(
      List<Descriptor> versions, List<String> names, String purpose) {
    List<String> known = versions.stream().map(Descriptor::version).toList();
    for (String each : names) {
      if (!known.contains(each)) {
        throw new IllegalArgumentException(
            "no version %s can %s: choose one of %s"
                .formatted(each, purpose, String.join(", ", known)));
      }
    }
    return versions.stream()
        .filter(each -> names.isEmpty() || names.contains(each.version()))
        .toList();
  }

  /// Returns the mode to test: of those that keep files, one that most versions have, and that
  /// closes its database by a statement where the engine has one.
  public static Optional<Mode> usualMode(Catalog catalog, String family) {
    List<Descriptor> versions = catalog.versions(family);
    return catalog.engine(family).stream()
        .flatMap(each -> each.modes().stream())
        .filter(UpgradePlan::keepsFiles)
        .max(
            Comparator.<Mode>comparingLong(mode ->
                    versions.stream().filter(each -> each.mode(mode.id()).isPresent()).count())
                .thenComparing(UpgradePlan::shutsDown)
                .thenComparing(Comparator.comparingInt(mode -> -place(catalog, family, mode))));
  }

  private static int place(Catalog catalog, String family, Mode mode) {
    return catalog.engine(family).map(each -> each.modes().indexOf(mode)).orElse(0);
  }

  /// Returns whether a mode keeps its data in files that another version may open.
  public static boolean keepsFiles(Mode mode) {
    boolean isFile =
        switch (mode.setup()) {
          case Setup.Jdbc jdbc -> jdbc.server().isEmpty() && !jdbc.url().contains("//");
          case Setup.Store store -> !store.library().keepsTriples();
          case Setup.Prevayler _, Setup.HeapMap _, Setup.AppendedFile _ -> false;
        };
    return isFile && mode.durability().outlivesTheProcess();
  }

  private static boolean shutsDown(Mode mode) {
    Predicate<Setup.Jdbc> closes = jdbc -> jdbc.close() instanceof Setup.Close.Statement;
    return mode.setup() instanceof Setup.Jdbc jdbc && closes.test(jdbc);
  }
}
