package dynobench.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ProcessorTime;
import dynobench.Thorough;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Thorough
class ManyShardsTest {
  private static final int MANY = 1_000;

  @TempDir private Path folder;

  private RunStore store(int shards) {
    return new RunStore(folder.resolve("workspace-" + shards));
  }

  private Path made(int shards) {
    Path in = folder.resolve("in-" + shards);
    if (Files.notExists(in)) {
      var made = new MadeShards(in.resolve("runs"), shards, shards);
      for (int i = 1; i <= shards; i++) {
        made.shard(i, "n" + i % 10);
      }
    }
    return in;
  }

  private Path merged(int shards) throws Exception {
    List<Path> found = ShardRuns.named(store(shards), made(shards).toString());
    return ShardMerge.of(found, false).into(store(shards), "merged", _ -> {}).folder();
  }

  @Test
  void mergingTakesTimeInProportionToTheShards() throws Exception {
    ProcessorTime.requireLinear(
        MANY,
        shards -> {
          made(shards);
          return () -> merged(shards);
        });
  }

  @Test
  void mergesAThousand() throws Exception {
    RunResult result = new RunReader(merged(MANY)).result();

    assertThat(result.trials()).hasSize(MANY * 4);
    assertThat(result.log().contradictions()).isEmpty();
  }
}
