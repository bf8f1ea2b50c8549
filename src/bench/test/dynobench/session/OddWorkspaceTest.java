package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.catalog.Mode;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.setup.Setup;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of all forms of file names in shipped modes, in a workspace whose path has characters with
/// a meaning in URLs.
@Thorough
class OddWorkspaceTest {
  private static final String ANYWHERE = "Meßwerte #1 & 100% {x} 'so' +@%20,";

  /// Windows forbids these characters in names.
  private static final String ELSEWHERE = "?a&b \"d\" <e> * |";

  @Test
  void holdsTheDatabasesOfEveryEngine(@TempDir Path folder)
      throws IOException, InterruptedException {
    String name = ANYWHERE + (File.separatorChar == '/' ? ELSEWHERE : "");
    var bench = new TestBench(folder.resolve(name));
    List<Contender> contenders =
        TestBench.aboard().stream()
            .flatMap(engine ->
                engine.modes().stream()
                    .filter(mode -> mode.disk().bytesPerRow() > 0)
                    .collect(Collectors.toMap(OddWorkspaceTest::files, Mode::id, (one, _) -> one))
                    .values()
                    .stream()
                    .map(mode -> new Contender(engine.id(), mode, new CommitStyle.Every(100))))
            .toList();
    assertThat(contenders).hasSizeBetween(9, 20);

    bench.run(bench.plan(contenders));

    assertThat(contenders)
        .allSatisfy(each -> {
          assertThat(bench.trial(each).outcome()).contains(new Outcome.Completed());
          assertThat(bench.trial(each).phase("insert").orElseThrow().usage().storedBytes())
              .isGreaterThan(TestBench.ROWS * 20);
        });
    bench.requireNoTemporaryFiles();
  }

  private static Object files(Mode mode) {
    return mode.setup() instanceof Setup.Jdbc jdbc
        ? List.of(jdbc.url(), jdbc.dialect())
        : mode.setup().getClass();
  }
}
