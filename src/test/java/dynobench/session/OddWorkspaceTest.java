package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Mode;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Every shipped mode that has files, in a workspace whose path means something in a URL.
@Timeout(120)
class OddWorkspaceTest {
  private static final String ANYWHERE = "Meßwerte #1 & 100% {x} 'so' +@%20,";

  /// Windows forbids these in any name.
  private static final String ELSEWHERE = "?a&b \"d\" <e> * |";

  @Test
  void holdsTheDatabasesOfEveryEngine(@TempDir Path folder)
      throws IOException, InterruptedException {
    String name = ANYWHERE + (File.separatorChar == '/' ? ELSEWHERE : "");
    var bench = new TestBench(folder.resolve(name));
    List<Contender> contenders =
        TestBench.SHIPPED.engines().stream()
            .flatMap(engine ->
                engine.modes().stream()
                    .filter(mode -> mode.disk().bytesPerRow() > 0)
                    .map(Mode::id)
                    .map(mode -> new Contender(engine.id(), mode, new CommitStyle.Every(100))))
            .toList();
    assertThat(contenders).hasSizeGreaterThan(12);

    bench.run(bench.plan(contenders));

    assertThat(contenders)
        .allSatisfy(each -> {
          assertThat(bench.trial(each).outcome()).contains(new Outcome.Completed());
          assertThat(bench.trial(each).phase("insert").orElseThrow().usage().storedBytes())
              .isGreaterThan(TestBench.ROWS * 20);
        });
    bench.requireNoTemporaryFiles();
  }
}
