package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.plan.FlagRules;
import dynobench.plan.FlagVerdict;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.setup.Setup;
import dynobench.toml.Problems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/// Judges the JVM flags of a plan and of its engines' descriptors, without starting a process.
/// System properties of a descriptor are judged as flags.
final class FlagCheck {
  private final Plan plan;
  private final FlagRules rules;
  private final Problems problems;
  private final List<PermissionRequest> unusual = new ArrayList<>();

  /// @param enginesOwn first parts of the names of system properties that engines read, such as
  ///   `derby`
  FlagCheck(Plan plan, Collection<String> enginesOwn, Problems problems) {
    this.plan = plan;
    this.rules = new FlagRules(plan.jvm().collector(), enginesOwn);
    this.problems = problems;
  }

  /// Returns the flags that a person has to permit; refused flags become problems. Flags of shipped
  /// engines need no permission.
  List<PermissionRequest> unusual(Collection<Resolved> contenders) {
    plan.jvm().flags().forEach(flag -> judge("the plan", PlanKeys.FLAGS.name(), flag));
    plan.contenders().stream()
        .flatMap(each -> each.flags().stream())
        .distinct()
        .forEach(flag -> judge("the plan", PlanKeys.CONTENDERS.name(), flag));
    contenders.stream()
        .map(Resolved::engine)
        .filter(engine -> !engine.shipped())
        .distinct()
        .forEach(this::judge);
    return List.copyOf(unusual);
  }

  private void judge(Descriptor engine) {
    String where = "the descriptor of " + engine.id();
    engine.jvmFlags().forEach(flag -> judge(where, PlanKeys.CONTENDERS.name(), flag));
    engine.modes().stream()
        .flatMap(mode ->
            engine.setupOfAll(mode) instanceof Setup.Jdbc jdbc
                ? jdbc.system().entrySet().stream()
                : Stream.empty())
        .map(property -> "-D" + property.getKey() + "=" + property.getValue())
        .distinct()
        .sorted()
        .forEach(flag -> judge(where, PlanKeys.CONTENDERS.name(), flag));
  }

  private void judge(String where, String key, String flag) {
    switch (rules.judge(flag)) {
      case FlagVerdict.Permitted() -> {}
      case FlagVerdict.Unusual(String why) ->
          unusual.add(new PermissionRequest.Flag(where, flag, why));
      case FlagVerdict.Refused(String why) ->
          problems.add("", key, "%s in %s %s".formatted(flag, where, why));
    }
  }
}
