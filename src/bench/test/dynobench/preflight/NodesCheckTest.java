package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodesCheckTest {
  private static final Catalog CATALOG =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private final Problems problems = new Problems();

  /// Checks a plan. The result does not depend on whether the contenders' jars are installed.
  private NodesCheck check(String contenders, String nodes) {
    String text =
        "name = 'p'\nrows = { sizes = [10] }\ncontenders = ["
            + contenders
            + "]\nvary = { "
            + nodes
            + " }";
    Plan plan = PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow();
    Map<Contender, Resolved> resolved =
        plan.contenders().stream()
            .collect(Collectors.toMap(Function.identity(), NodesCheckTest::resolved));
    return new NodesCheck(plan, resolved);
  }

  private static Resolved resolved(Contender contender) {
    Descriptor engine = CATALOG.engine(contender.engine()).orElseThrow();
    return new Resolved(engine, engine.mode(contender.mode()).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'ignite/memory'                       | nodes = [1, 2, 8] |
          'postgresql/default'                  |                   |
          'ignite/memory', 'postgresql/default' | nodes = [1, 2]    | postgresql/default is not a cluster: remove this contender, or remove the factor nodes
          'ignite/memory', 'hsqldb/mem'         | nodes = 1         | hsqldb/mem is not a cluster: remove this contender, or remove the factor nodes
          'ignite/memory'                       | nodes = [1, 9]    | ignite/memory can have at most 8 nodes, not 9
          """)
  void onlyAClusterHasNodesAndNotAnyNumberOfThem(
      String contenders, @Nullable String nodes, @Nullable String message) {
    check(contenders, nodes == null ? "" : nodes).check(problems);

    assertThat(problems.list())
        .extracting(Problem::message)
        .isEqualTo(message == null ? List.of() : List.of(message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'ignite/memory'            |                |
          'ignite/persistent-backup' | nodes = [2, 3] |
          'ignite/persistent-backup' | nodes = [1, 2] | ignite/persistent-backup stores 2 copies of each row, each on a separate node: with 1 node there is one copy without replication
          'ignite/memory-backup'     |                | ignite/memory-backup stores 2 copies of each row, each on a separate node: with 1 node there is one copy without replication
          """)
  void warnsWhereThereAreFewerNodesThanCopies(
      String contender, @Nullable String nodes, @Nullable String warning) {
    List<String> warnings = check(contender, nodes == null ? "" : nodes).warnings();

    assertThat(warnings).isEqualTo(warning == null ? List.of() : List.of(warning));
  }
}
