package dynobench.warning;

import dynobench.event.EngineRetirement;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import java.util.List;

/// Warnings about engines whose makers have ended the maintenance.
record RetirementWarnings(RunResult result) {
  /// Returns a warning for each retired engine.
  List<ResultWarning> list() {
    return result.series().stream()
        .flatMap(each -> each.retired().stream())
        .distinct()
        .map(this::warning)
        .toList();
  }

  private ResultWarning warning(EngineRetirement retired) {
    List<Contender> contenders =
        result.series().stream()
            .filter(each -> each.retired().filter(retired::equals).isPresent())
            .map(Series::contender)
            .toList();
    return new ResultWarning(
        WarningKind.RETIRED,
        "%s has been retired since %s: no more fixes, also none for security. See %s."
            .formatted(retired.engine(), retired.since(), retired.source()),
        "Do not choose it for a new program. Compare it with engines that still get fixes.",
        contenders,
        List.of());
  }
}
