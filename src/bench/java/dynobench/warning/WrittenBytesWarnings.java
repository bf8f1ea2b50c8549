package dynobench.warning;

import dynobench.measure.Metric;
import dynobench.result.RunResult;
import java.util.Optional;

/// Warning about bytes written that an older version read from Linux's `write_bytes`.
record WrittenBytesWarnings(RunResult result) {
  Optional<ResultWarning> doubt() {
    boolean older = result.environment().filter(it -> it.writtenFrom().isEmpty()).isPresent();
    return older && hasWrittenBytes()
        ? Optional.of(
            new ResultWarning(
                WarningKind.WRITTEN_BY_FOLIOS,
                "An older version of Dynobench read the bytes written from Linux's write_bytes."
                    + " Newer kernels add up to 2 MB there for a write of 512 bytes.",
                "Do not use this run's bytes written, or measure again."))
        : Optional.empty();
  }

  private boolean hasWrittenBytes() {
    return result.workload().phases().stream()
        .anyMatch(each -> !result.measurements(each.id(), Metric.WRITTEN).isEmpty());
  }
}
