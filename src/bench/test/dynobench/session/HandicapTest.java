package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.event.Series;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.SelfTestFlags;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of contenders that differ only in one of Dynobench's own flags.
@Thorough
class HandicapTest {
  private static final Contender PLAIN =
      new Contender("hsqldb", "memory", new CommitStyle.Every(50))
          .withFlags(List.of(SelfTestFlags.slowed(0)));

  @Test
  void isMeasuredAndNamedInPlainWords(@TempDir Path folder)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    Contender twin = with(SelfTestFlags.twin("second"));
    Contender slow =
        new Contender("hsqldb", "memory", new CommitStyle.Every(50))
            .withFlags(List.of(SelfTestFlags.slowed(1)));

    bench.run(bench.plan(List.of(PLAIN, twin)));
    assertThat(bench.result().series())
        .extracting(Series::title)
        .containsExactly("HSQLDB memory", "HSQLDB memory, again");
    assertThat(bench.result().trials())
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));

    var slowed = new TestBench(folder.resolve("slowed"));
    slowed.run(slowed.plan(List.of(PLAIN, slow)));
    assertThat(slowed.result().series())
        .extracting(Series::title)
        .containsExactly("HSQLDB memory, slowed by 0 %", "HSQLDB memory, slowed by 100 %");
    assertThat(slowed.result().trials())
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
  }

  private static Contender with(String flag) {
    return PLAIN.withFlags(List.of(PLAIN.flags().getFirst(), flag));
  }
}
