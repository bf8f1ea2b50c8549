package dynobench.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.profile.PartProfile.ElapsedShare;
import dynobench.profile.PartProfile.ElapsedShare.Kind;
import dynobench.profile.PartProfile.PartCounts;
import dynobench.profiling.BlockingCall;
import dynobench.profiling.PhasePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartProfileTest {
  private static final SampledStack RAN =
      new SampledStack(List.of("a.B.run"), Optional.empty(), 30);
  private static final SampledStack RAN_ELSEWHERE =
      new SampledStack(List.of("a.C.run"), Optional.empty(), 10);
  private static final SampledStack FLUSHED =
      new SampledStack(List.of("a.D.sync"), Optional.of(BlockingCall.FLUSH), 60);

  private static List<ElapsedShare> shares(long looks, long pauseNanos, SampledStack... stacks) {
    var found = new ArrayList<ElapsedShare>();
    new PartProfile(
            "insert",
            PhasePart.WORK,
            1_000,
            looks,
            new PartCounts(pauseNanos, 1, 0, Optional.empty()),
            List.of(stacks))
        .forEachShare(found::add);
    return found;
  }

  private static double share(List<ElapsedShare> shares, String frame) {
    return shares.stream()
        .filter(each -> each.frames().equals(List.of(frame)))
        .mapToDouble(ElapsedShare::share)
        .sum();
  }

  @Test
  void looksDivideTheTimeAndProcessorSamplesDivideTheRunningPart() {
    List<ElapsedShare> all = shares(100, 0, RAN, RAN_ELSEWHERE, FLUSHED);

    assertThat(share(all, "a.D.sync")).isEqualTo(0.6, within(1e-9));
    assertThat(share(all, "a.B.run")).isEqualTo(0.3, within(1e-9));
    assertThat(share(all, "a.C.run")).isEqualTo(0.1, within(1e-9));
  }

  @Test
  void pausesOfTheCollectorReduceTheOtherShares() {
    List<ElapsedShare> all = shares(100, 250, RAN, FLUSHED);

    assertThat(all.getFirst().kind()).isEqualTo(Kind.PAUSED);
    assertThat(all.getFirst().share()).isEqualTo(0.25, within(1e-9));
    assertThat(share(all, "a.D.sync")).isEqualTo(0.45, within(1e-9));
    assertThat(all.stream().mapToDouble(ElapsedShare::share).sum()).isEqualTo(1, within(1e-9));
  }

  @Test
  void aPartWithoutAnySampleIsUnsampled() {
    assertThat(shares(0, 0))
        .singleElement()
        .satisfies(each -> assertThat(each.kind()).isEqualTo(Kind.UNSAMPLED))
        .satisfies(each -> assertThat(each.share()).isEqualTo(1));
  }

  @Test
  void morePausesThanTimeAreAllOfTheTime() {
    assertThat(shares(10, 5_000, RAN).stream().mapToDouble(ElapsedShare::share).sum())
        .isEqualTo(1, within(1e-9));
  }
}
