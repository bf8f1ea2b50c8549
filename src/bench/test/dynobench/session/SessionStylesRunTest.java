package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.workload.Settings;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests with the bank in workers, on engines that treat the closing of the last connection
/// differently.
@Thorough
class SessionStylesRunTest {
  private static final List<Contender> CONTENDERS =
      Stream.of("hsqldb/cached-shutdown", "h2/file", "derby/disk", "sqlite/wal-normal")
          .map(each -> each.split("/"))
          .map(each -> new Contender(each[0], each[1], new CommitStyle.Autocommit()))
          .toList();

  @TempDir private Path folder;

  /// Returns the clients' accounts, by contender.
  private Map<Contender, Map<String, String>> sums(String sessions) throws Exception {
    var bench = new TestBench(folder.resolve(sessions));
    Settings settings =
        Settings.of("scale", "3")
            .with("accounts", "20")
            .with("clients", "3")
            .with("operations", "20")
            .with("selects", "20")
            .with("sessions", sessions)
            .with("pool", "2");
    bench.run(bench.plan("bank", settings, CONTENDERS));
    var sums = new HashMap<Contender, Map<String, String>>();
    for (Contender each : CONTENDERS) {
      assertThat(bench.trial(each).outcome()).as(each.use()).contains(new Outcome.Completed());
      assertThat(bench.trial(each).verified()).as(each.use()).isPresent();
      int number = bench.trial(each).trial().number();
      bench.events().stream()
          .filter(event -> event instanceof RunEvent.Accounted it && it.trial() == number)
          .forEach(event -> sums.put(each, ((RunEvent.Accounted) event).sums()));
    }
    return sums;
  }

  @Test
  void moveTheSameSumsOnEveryEngine() throws Exception {
    Map<Contender, Map<String, String>> kept = sums("kept");

    assertThat(kept).containsOnlyKeys(CONTENDERS);
    assertThat(kept.get(CONTENDERS.getFirst())).containsEntry("transfer", "60");
    assertThat(sums("pooled")).isEqualTo(kept);
    assertThat(sums("each")).isEqualTo(kept);
  }
}
