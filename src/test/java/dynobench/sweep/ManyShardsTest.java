package dynobench.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Thorough
class ManyShardsTest {
  private static final int MANY = 1_000;

  /// With their submission, which takes one.
  private static final Duration ALLOWED = Duration.ofSeconds(9);

  @TempDir private Path folder;

  @Test
  void mergesAThousandInSeconds() throws Exception {
    var made = new MadeShards(folder.resolve("in/runs"), MANY, MANY);
    for (int i = 1; i <= MANY; i++) {
      made.shard(i, "n" + i % 10);
    }
    var store = new RunStore(folder.resolve("workspace"));
    long begin = System.nanoTime();

    List<Path> found = ShardRuns.meant(store, folder.resolve("in").toString());
    Path merged = Merge.of(found, false).into(store, "merged", _ -> {}).folder();

    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(ALLOWED);
    RunResult result = new RunReader(merged).result();
    assertThat(result.trials()).hasSize(MANY * 4);
    assertThat(result.contradictions()).isEmpty();
  }
}
