package dynobench.preflight;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.toml.Problems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The versions of an upgrade plan that open files. A version that cannot run here does not prevent
/// the run: its cells of the result give the reason.
final class UpgradeTargets {
  private UpgradeTargets() {}

  /// Returns the versions that can run here, in the modes of the plan's contenders.
  ///
  /// @param warnings gets a sentence for each version that cannot run
  static Map<Contender, Resolved> of(Plan plan, Catalog catalog, List<String> warnings) {
    var resolved = new LinkedHashMap<Contender, Resolved>();
    plan.upgrade()
        .ifPresent(rules ->
            rules.targets().stream()
                .flatMap(target -> plan.contenders().stream().map(it -> it.withEngine(target)))
                .distinct()
                .forEach(each -> add(each, catalog, resolved, warnings)));
    return resolved;
  }

  private static void add(
      Contender target, Catalog catalog, Map<Contender, Resolved> resolved, List<String> warnings) {
    var problems = new Problems();
    catalog
        .resolve(target, problems)
        .ifPresent(it -> {
          switch (catalog.availability(it.engine())) {
            case Availability.Available() -> resolved.put(target, it);
            case Availability.Missing(String reason) ->
                warnings.add("%s opens no files: %s".formatted(target.use(), reason));
            case Availability.Fetchable _ ->
                warnings.add(
                    "%s opens no files: fetch it with dynobench engines get %s"
                        .formatted(target.use(), target.engine()));
          }
        });
    problems.list().forEach(each -> warnings.add(each.toString()));
  }
}
