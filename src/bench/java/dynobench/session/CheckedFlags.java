package dynobench.session;

import dynobench.plan.FlagRules;
import dynobench.plan.WorkerJvm;
import dynobench.preflight.Unusual;
import dynobench.run.FlagTrial;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The flags that a checked plan's JVMs are started with.
record CheckedFlags(Bench.Checked checked) {
  /// What a JVM is to be started with for a contender, so far as it came from outside.
  private record Tried(WorkerJvm jvm, List<String> engineFlags) {
    List<String> all() {
      return Stream.concat(jvm.flags().stream(), engineFlags.stream()).toList();
    }
  }

  /// @throws RefusedException when nobody has permitted the unusual ones
  void requirePermission(Permissions permissions) {
    List<Unusual> unusual = checked.cleared().unusual();
    if (!permissions.given(unusual)) {
      throw new RefusedException(
          "Nobody has permitted these yet: "
              + unusual.stream().map(Unusual::sentence).collect(Collectors.joining("; ")));
    }
  }

  /// Starts a JVM with each set of them that came from outside.
  ///
  /// @throws RefusedException when one refuses
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
