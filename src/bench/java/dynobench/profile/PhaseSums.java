package dynobench.profile;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.PhaseTiming;
import dynobench.profile.PartProfile.ElapsedShare;
import dynobench.profile.RoundTime.CategorisedStack;
import dynobench.profile.RoundTime.OperationCounts;
import dynobench.profiling.PhasePart;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Sums of one phase over the iterations of a trial.
final class PhaseSums {
  private static final String PAUSE = "[garbage_collection]";
  private static final String NO_SAMPLE = "[unsampled]";

  private final StackClassifier classifier;
  private final RoundTime.Sums sums = new RoundTime.Sums();
  private double nanos;
  private double operations;
  private long samples;
  private double allocated;
  private double written;
  private double flushes;
  private double pauses;

  PhaseSums(StackClassifier classifier) {
    this.classifier = classifier;
  }

  void add(PhaseFinished phase, IterationProfile profile) {
    boolean hasClients = phase.service().isPresent();
    PhaseTiming timing = phase.timing();
    nanos += hasClients ? timing.workNanos() : timing.wallNanos();
    operations += Math.max(1, phase.operations());
    allocated += known(phase.usage().allocatedBytes());
    written += known(phase.usage().writtenBytes());
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
    flushes += part.counts().flushes();
    pauses += part.counts().pauses();
  }

  private static double known(OptionalLong value) {
    return value.isPresent() ? value.getAsLong() : Double.NaN;
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
                new OperationCounts(
                    samples,
                    allocated / operations,
                    written / operations,
                    flushes / operations,
                    pauses / operations)));
  }
}
