package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.secret.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class TrialWatchTest {
  private final List<RunEvent> events = new ArrayList<>();
  private final TrialWatch watch =
      new TrialWatch(
          new Trial(
              1,
              new Contender("some", "mode", new CommitStyle.Autocommit()),
              "phases",
              Rows.at(10),
              1,
              false),
          new ExpectedEvents(List.of(), OptionalLong.of(10)),
          new TrialIterations(Optional.empty(), List.of(), 1, System::nanoTime),
          64,
          new HiddenSecrets(Secrets.NONE.knowing(List.of("s3cret")), events::add));

  private List<String> logged() {
    return events.stream().map(each -> ((RunEvent.Logged) each).text()).toList();
  }

  @Test
  void hidesThePasswordInWhatIsPrinted() {
    watch.line(RunEvent.Source.ERROR, "login as sa/s3cret refused");
    assertThat(logged()).containsExactly("login as sa/*** refused");
    assertThat(watch.lastOutput()).doesNotContain("s3cret");
  }

  @Test
  void hidesAPasswordThatStandsInAUrl() {
    watch.line(RunEvent.Source.ERROR, "jdbc:x://h/db?user=me&password=hunter2&ssl=true is down");
    assertThat(logged()).containsExactly("jdbc:x://h/db?user=me&password=***&ssl=true is down");
  }

  @Test
  void leavesOutWhatIsPrintedBeyondALimitAndSaysSo() {
    for (int i = 0; i < 5_000; i++) {
      watch.line(RunEvent.Source.OUTPUT, "line " + i);
    }
    assertThat(logged()).hasSize(2_001).last().asString().contains("further lines are not stored");
    assertThat(watch.lastOutput()).contains("line 4999");
  }

  @Test
  void shortensALineThatNobodyCouldRead() {
    watch.line(RunEvent.Source.OUTPUT, "x".repeat(100_000));
    assertThat(logged().getFirst()).hasSizeLessThan(3_000).endsWith("…");
  }
}
