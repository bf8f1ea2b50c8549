package dynobench.preflight;

import dynobench.catalog.Artifact;
import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.catalog.WorkloadSetup;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.secret.Secrets;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// Checks a plan before the first fork. Finds problems that prevent the run, warnings, and parts
/// that a person has to permit. The check starts no process, because the plan may be untrusted.
public final class Preflight {
  private static final long MEGABYTE = 1L << 20;

  private final Catalog catalog;
  private final Workloads workloads;
  private final long memoryBytes;
  private final long freeDiskBytes;

  /// @param memoryBytes memory of the machine; 0 when unknown
  /// @param freeDiskBytes free disk space where the databases go
  public Preflight(Catalog catalog, Workloads workloads, long memoryBytes, long freeDiskBytes) {
    this.catalog = catalog;
    this.workloads = workloads;
    this.memoryBytes = memoryBytes;
    this.freeDiskBytes = freeDiskBytes;
  }

  /// Result of a check. If there were problems, the result holds the parts that could still be
  /// determined.
  ///
  /// @param possible the plan without optional contenders and crashes that this machine cannot run;
  ///   with a contender for each version where it asks for all
  /// @param workload the plan's workload; empty if it is unknown or its parameters are invalid
  /// @param contenders contenders that could be resolved
  /// @param warnings sentences that a person should read, but that do not prevent the run
  /// @param unusual flags, and SQL of a user-defined workload, that a person has to permit before
  ///   the run
  public record Cleared(
      Plan possible,
      Optional<Workload> workload,
      Map<Contender, Resolved> contenders,
      List<String> warnings,
      List<PermissionRequest> unusual) {
    public Cleared {
      contenders = Map.copyOf(contenders);
      warnings = List.copyOf(warnings);
      unusual = List.copyOf(unusual);
    }

    /// Returns the number of repetitions that a verdict needs between contenders of equal
    /// durability. Empty if the plan has enough, or if repetitions give no verdict, as in a duel.
    public OptionalInt missingRounds() {
      return workload
          .map(it -> new RoundsCheck(possible, it, contenders).missing())
          .orElse(OptionalInt.empty());
    }
  }

  /// Checks a plan and adds everything that prevents the run to the problems.
  public Cleared check(Plan written, Problems problems) {
    var warnings = new ArrayList<String>();
    Plan here = possible(expanded(written, problems), warnings);
    Map<Contender, Resolved> contenders = resolve(here, problems);
    var workloadCheck = new WorkloadCheck(workloads, problems);
    var recording = new RecordingCheck(problems);
    Optional<Workload> planned = workloadCheck.of(here);
    Plan plan = planned.map(it -> located(here, it, recording, problems)).orElse(here);
    // A recording decides its phases.
    Optional<Workload> workload = plan.equals(here) ? planned : workloadCheck.of(plan);
    if (workload.filter(Catalog::isMapped).isPresent()) {
      checkMapper(plan, problems);
      contenders.replaceAll((_, each) -> each.with(catalog.mapper()));
    }
    checkHeap(plan, problems);
    checkHidden(plan, problems);
    var flags = new FlagCheck(plan, catalog.propertyNames(), problems);
    var unusual = new ArrayList<>(flags.unusual(contenders.values()));
    workload.flatMap(this::foreign).or(recording::permission).ifPresent(unusual::add);
    var crashes = CrashCheck.forThisMachine(plan, contenders);
    workload.ifPresent(it -> {
      warnings.addAll(checkNodes(plan, contenders, problems));
      checkContenders(plan, it, contenders, problems);
      var load = new PlanLoad(plan, it);
      new RelayCheck(plan, it).check(memoryBytes, problems);
      crashes.check(it, problems);
      crashes.warning().ifPresent(warnings::add);
      var room = new RoomCheck(load, contenders);
      room.checkDisk(freeDiskBytes, problems);
      warnings.addAll(room.memoryWarnings());
      var commits = new CommitCheck(load, contenders);
      commits.check(problems);
      warnings.addAll(commits.warnings());
      new RoundsCheck(plan, it, contenders).warning().ifPresent(warnings::add);
    });
    contenders.putAll(UpgradeTargets.of(plan, catalog, warnings));
    return new Cleared(crashes.possible(), workload, contenders, warnings, unusual);
  }

  private void checkContenders(
      Plan plan, Workload workload, Map<Contender, Resolved> contenders, Problems problems) {
    checkAbilities(workload, contenders, problems);
    checkTranslations(workload, contenders, problems);
    new ClientCheck(plan, workload).check(contenders, problems);
    new DeleteCheck(plan, workload).check(contenders, problems);
    new OpeningCheck(plan, workload).check(contenders, problems);
  }

  private static List<String> checkNodes(
      Plan plan, Map<Contender, Resolved> contenders, Problems problems) {
    var nodes = new NodesCheck(plan, contenders);
    nodes.check(problems);
    return nodes.warnings();
  }

  /// Returns the plan with the places and check sums of the user's own files.
  private static Plan located(
      Plan plan, Workload workload, RecordingCheck recording, Problems problems) {
    return recording.located(new PairsCheck(workload, problems).located(plan), workload);
  }

  private Plan expanded(Plan plan, Problems problems) {
    try {
      return catalog.expand(plan);
    } catch (IllegalArgumentException e) {
      problems.add("", PlanKeys.CONTENDERS.name(), "with all versions, " + e.getMessage());
      return plan;
    }
  }

  /// Returns the plan without optional contenders that are not available, and adds a warning for
  /// each. If no contender would be left, returns the plan with all contenders.
  private Plan possible(Plan plan, List<String> warnings) {
    var available = new ArrayList<Contender>();
    var omitted = new ArrayList<String>();
    for (Contender each : plan.contenders()) {
      Optional<String> reason =
          plan.optional().contains(each.family()) ? unavailableReason(each) : Optional.empty();
      reason.ifPresentOrElse(
          why -> omitted.add("%s is left out: %s".formatted(each, why)), () -> available.add(each));
    }
    if (omitted.isEmpty() || available.isEmpty()) {
      return plan;
    }
    warnings.addAll(omitted);
    return plan.withContenders(available);
  }

  private Optional<String> unavailableReason(Contender contender) {
    return catalog
        .engine(contender.engine())
        .map(catalog::availability)
        .<Optional<String>>map(it ->
            switch (it) {
              case Availability.Available() -> Optional.empty();
              case Availability.Missing(String reason) -> Optional.of(reason);
              case Availability.Fetchable some ->
                  Optional.of(
                      "dynobench engines get %s fetches it (%s)"
                          .formatted(contender.engine(), Artifact.megabytes(some.bytes())));
            })
        .orElse(Optional.of("there is no engine \"" + contender.engine() + "\" here"));
  }

  /// Returns the request to permit the SQL of a user-defined workload; empty for other workloads.
  /// SQL can run code and write files; shipped workloads do neither.
  private Optional<PermissionRequest> foreign(Workload workload) {
    boolean hasSql = workload.script().isPresent() || workload.isolation().isPresent();
    return hasSql && workloads.isOwn(workload.id())
        ? Optional.of(PermissionRequest.Sql.of(workload))
        : Optional.empty();
  }

  /// Returns the contenders of a plan that cannot run, each for a reason of its own. Empty for a
  /// duel, which needs both of its contenders.
  public List<Contender> unableContenders(Plan plan) {
    return plan.duel().isPresent()
        ? List.of()
        : plan.contenders().stream().filter(each -> isUnable(plan, each)).toList();
  }

  private boolean isUnable(Plan plan, Contender contender) {
    if (plan.optional().contains(contender.family()) && unavailableReason(contender).isPresent()) {
      return false; // the plan leaves it out
    }
    var found = new Problems();
    check(plan.withContenders(List.of(contender)), found);
    return found.list().stream().anyMatch(Preflight::isOfContender);
  }

  /// Returns whether a problem concerns a single contender, so that the plan can do without it.
  /// Judges by the key: `contenders`, or that of the factor `nodes`.
  public static boolean isOfContender(Problem problem) {
    return problem.key().equals(PlanKeys.CONTENDERS.name()) || problem.key().equals(NodesCheck.KEY);
  }

  private static void checkAbilities(
      Workload workload, Map<Contender, Resolved> contenders, Problems problems) {
    contenders.forEach((contender, resolved) ->
        resolved
            .mode()
            .obstacle(workload)
            .ifPresent(reason ->
                problems.add(
                    "",
                    PlanKeys.CONTENDERS.name(),
                    "%s cannot run %s: %s".formatted(contender.use(), workload.id(), reason))));
  }

  private static void checkTranslations(
      Workload workload, Map<Contender, Resolved> contenders, Problems problems) {
    contenders.forEach((contender, resolved) -> {
      List<String> missing = new WorkloadSetup(resolved.mode().setup(), workload).untranslatable();
      if (!missing.isEmpty()) {
        String more = missing.size() == 1 ? "" : " (and %d more)".formatted(missing.size() - 1);
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            "%s cannot run %s: %s%s"
                .formatted(contender.use(), workload.id(), missing.getFirst(), more));
      }
    });
  }

  private Map<Contender, Resolved> resolve(Plan plan, Problems problems) {
    var result = new LinkedHashMap<Contender, Resolved>();
    for (Contender contender : plan.contenders()) {
      catalog
          .resolve(contender, problems)
          .ifPresent(resolved -> {
            switch (catalog.availability(resolved.engine())) {
              case Availability.Available() -> result.put(contender, resolved);
              case Availability.Missing(String reason) ->
                  problems.add(
                      "",
                      PlanKeys.CONTENDERS.name(),
                      contender.use() + " cannot run here: " + reason);
              case Availability.Fetchable it ->
                  problems.add(
                      "",
                      PlanKeys.CONTENDERS.name(),
                      "%s is not fetched yet (%s): dynobench engines get %s"
                          .formatted(
                              contender.use(), Artifact.megabytes(it.bytes()), contender.engine()));
            }
          });
    }
    return result;
  }

  private void checkMapper(Plan plan, Problems problems) {
    Descriptor mapper = catalog.mapper();
    String needs = "%s needs %s %s, ".formatted(plan.workload(), mapper.name(), mapper.version());
    switch (catalog.availability(mapper)) {
      case Availability.Available() -> {}
      case Availability.Missing(String reason) ->
          problems.add(
              "", PlanKeys.WORKLOAD.name(), needs + "which cannot be used here: " + reason);
      case Availability.Fetchable it ->
          problems.add(
              "",
              PlanKeys.WORKLOAD.name(),
              needs
                  + "which is not fetched yet (%s): dynobench engines get %s"
                      .formatted(Artifact.megabytes(it.bytes()), mapper.id()));
    }
  }

  private void checkHeap(Plan plan, Problems problems) {
    check(PlanKeys.HEAP.name(), plan.jvm().heapMegabytes(), problems);
    plan.contenders().stream()
        .flatMapToInt(each -> each.heapMegabytes().stream())
        .distinct()
        .forEach(heap -> check(PlanKeys.CONTENDERS.name(), heap, problems));
    plan.factor(Factor.HEAP).stream()
        .flatMap(heaps -> heaps.range().levels().stream())
        .forEach(heap -> check("vary.heap", Integer.parseInt(heap), problems));
  }

  private void check(String key, int heap, Problems problems) {
    if (memoryBytes > 0 && heap * MEGABYTE > memoryBytes) {
      problems.add(
          "",
          key,
          "%,d MB is more than this machine's memory of %,d MB: lower it"
              .formatted(heap, memoryBytes / MEGABYTE));
    }
  }

  /// Adds a problem for each flag with a hidden secret: a stored plan does not contain the secrets
  /// of its flags.
  private static void checkHidden(Plan plan, Problems problems) {
    Stream.concat(
            plan.jvm().flags().stream(),
            plan.contenders().stream().flatMap(each -> each.flags().stream()))
        .filter(flag -> flag.contains(Secrets.HIDDEN))
        .forEach(flag ->
            problems.add(
                "",
                plan.jvm().flags().contains(flag)
                    ? PlanKeys.FLAGS.name()
                    : PlanKeys.CONTENDERS.name(),
                "%s was hidden when a run was stored: enter the original value".formatted(flag)));
  }
}
