package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import dynobench.result.Scaling.Growth;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScalingTest {
  private static final int[] ROWS = {10, 100, 1000};

  @Test
  void isFittedOnceForEachValueOfWhatElseVaries() {
    var events = new ArrayList<RunEvent>();
    int number = 0;
    for (int rows : ROWS) {
      for (String size : List.of("1", "2")) {
        Settings levels = Settings.of("rows", Integer.toString(rows)).with("size", size);
        long nanos = size.equals("1") ? 1_000L * rows : 10L * rows * rows;
        var trial = new Trial(++number, SampleRun.HEAP, "phases", levels, 1, false);
        SampleRun.addTrial(events, trial, nanos, SampleRun.completed());
      }
    }
    var run = new RunResult("run");
    events.forEach(run);

    List<Growth> growths = Scaling.ofWork(run, "insert", run.series().getFirst(), "rows");

    assertThat(growths)
        .extracting(Growth::held)
        .containsExactly(Settings.of("size", "1"), Settings.of("size", "2"));
    assertThat(growths.getFirst().fit().exponent()).isCloseTo(1, within(1e-6));
    assertThat(growths.getLast().fit().exponent()).isCloseTo(2, within(1e-6));
  }
}
