package dynobench.profile;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.PhaseTiming;
import dynobench.profile.PartProfile.ElapsedShare;
import dynobench.profile.RoundTime.CategorisedStack;
import dynobench.profile.RoundTime.OperationCounts;
import dynobench.profiling.PhasePart;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Sums of one phase over the iterations of a trial.
final class PhaseSums {
  private static final String PAUSE = "[garbage_collection]";
  private static final String NO_SAMPLE = "[unsampled]";

  private final StackClassifier classifier;
  private final RoundTime.Sums sums = new RoundTime.Sums();
  private double nanos;
  private double operations;
  private long samples;
  private final Map<OperationCount, Double> amounts = new EnumMap<>(OperationCount.class);

  PhaseSums(StackClassifier classifier) {
    this.classifier = classifier;
  }

  void add(PhaseFinished phase, IterationProfile profile) {
    if (profile.parts().stream().noneMatch(each -> each.phase().equals(phase.phase()))) {
      return; // a damaged recording: its operations would dilute the counts of the others
    }
    boolean hasClients = phase.service().isPresent();
    PhaseTiming timing = phase.timing();
    nanos += hasClients ? timing.workNanos() : timing.wallNanos();
    operations += Math.max(1, phase.operations());
    phase.usage().allocatedBytes().ifPresent(it -> count(OperationCount.ALLOCATED, it));
    for (PartProfile part : profile.parts()) {
      if (part.phase().equals(phase.phase()) && (!hasClients || part.part() == PhasePart.WORK)) {
        add(part, timing);
      }
    }
  }

  private void add(PartProfile part, PhaseTiming timing) {
    long weight =
        switch (part.part()) {
          case OPEN -> timing.openNanos();
          case WORK -> timing.workNanos();
          case CLOSE -> timing.closeNanos();
        };
    if (weight == 0) {
      return;
    }
    part.forEachShare(share ->
        sums.add(
            new CategorisedStack(frames(share), classifier.category(share)),
            share.share() * weight));
    samples += part.samples(false);
    count(OperationCount.FLUSHES, part.counts().flushes());
    count(OperationCount.PAUSES, part.counts().pauses());
    part.counts()
        .calls()
        .ifPresent(it -> {
          count(OperationCount.READS, it.reads());
          count(OperationCount.READ_BYTES, it.readBytes());
          count(OperationCount.WRITES, it.writes());
          count(OperationCount.WRITTEN_BYTES, it.writtenBytes());
        });
  }

  private void count(OperationCount what, long amount) {
    amounts.merge(what, (double) amount, Double::sum);
  }

  private static List<String> frames(ElapsedShare share) {
    return switch (share.kind()) {
      case PAUSED -> List.of(PAUSE);
      case UNSAMPLED -> List.of(NO_SAMPLE);
      case RUNNING, BLOCKED -> share.frames();
    };
  }

  Optional<RoundTime> time(int round) {
    return sums.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new RoundTime(
                round,
                nanos / operations,
                sums.categories(),
                sums.stacks(),
                new OperationCounts(samples, amounts())));
  }

  private Map<OperationCount, Double> amounts() {
    var each = new EnumMap<OperationCount, Double>(OperationCount.class);
    amounts.forEach((what, sum) -> each.put(what, sum / operations));
    return each;
  }
}
