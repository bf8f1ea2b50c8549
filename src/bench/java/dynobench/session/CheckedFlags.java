package dynobench.session;

import dynobench.plan.FlagRules;
import dynobench.plan.WorkerJvm;
import dynobench.preflight.PermissionRequest;
import dynobench.run.FlagTrial;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Flags of a checked plan's JVMs.
record CheckedFlags(PlanRunner.Checked checked) {
  /// Flags of a contender's JVM from the plan and the descriptor.
  private record Tried(WorkerJvm jvm, List<String> engineFlags) {
    List<String> all() {
      return Stream.concat(jvm.flags().stream(), engineFlags.stream()).toList();
    }
  }

  /// @throws RefusedException when the unusual flags were not permitted
  void requirePermission(Permissions permissions) {
    List<PermissionRequest> unusual = checked.cleared().unusual();
    if (!permissions.isGranted(unusual)) {
      throw new RefusedException(
          "Not permitted yet: "
              + unusual.stream()
                  .map(PermissionRequest::sentence)
                  .collect(Collectors.joining("; ")));
    }
  }

  /// Starts a JVM with each set of flags from plans and user-defined engines.
  ///
  /// @throws RefusedException when a JVM refuses the flags
  void tryOut(FlagTrial trial) throws InterruptedException {
    Set<Tried> starts =
        checked.cleared().contenders().entrySet().stream()
            .filter(each ->
                !each.getValue().engine().shipped()
                    || !checked.plan().jvm(each.getKey(), Settings.NONE).flags().isEmpty())
            .map(each ->
                new Tried(
                    checked.plan().jvm(each.getKey(), Settings.NONE),
                    each.getValue().engine().jvmFlags()))
            .filter(it -> !it.all().isEmpty())
            .collect(Collectors.toSet());
    for (Tried each : starts) {
      Optional<String> refusal = trial.refusal(each.jvm(), each.engineFlags());
      if (refusal.isPresent()) {
        throw new RefusedException(
            "jvm.flags: the JVM refuses %s: %s"
                .formatted(FlagRules.joined(each.all()), refusal.get()));
      }
    }
  }
}
