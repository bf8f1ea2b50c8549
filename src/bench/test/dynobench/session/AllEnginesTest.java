package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.setup.Setup;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Runs every workload on every mode of every engine in every available version, with few rows and
/// verified data. It fetches 500 MB and takes most of an hour: `mvn -Pall-engines verify`.
@Tag("all-engines")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AllEnginesTest {
  /// Ids of the engines to run, if not all: `-Dengines=hsqldb,derby`.
  private static final List<String> ONLY =
      Stream.of(System.getProperty("engines", "").split(",", -1))
          .filter(each -> !each.isEmpty())
          .toList();

  @TempDir private static Path folder = Path.of("");

  record Case(Descriptor engine, Workload workload) {
    /// Returns the modes that support the workload.
    List<Contender> contenders() {
      Settings settings = settings();
      long clients = workload.clients(workload.settings(settings));
      return engine.modes().stream()
          .filter(mode -> mode.obstacle(workload).isEmpty())
          .filter(mode -> mode.sessions().admit(clients))
          .map(mode -> new Contender(engine.id(), mode.id(), new CommitStyle.Every(25)))
          .toList();
    }

    /// Returns small settings. An engine with one writer at a time gets one client, because other
    /// clients might time out.
    Settings settings() {
      Settings small = EveryWorkloadTest.SMALL.getOrDefault(workload.id(), Settings.NONE);
      boolean one = engine.modes().stream().anyMatch(mode -> mode.sessions().writing() == 1);
      return one && small.get("clients").isPresent() ? small.with("clients", "1") : small;
    }

    /// Returns the plan. It varies clusters from one to two nodes.
    Plan plan(TestBench bench) {
      Settings settings = settings();
      Plan plan =
          settings.equals(Settings.NONE)
              ? bench.plan(contenders())
              : bench.plan(workload.id(), settings, contenders());
      return isCluster() ? TestBench.onNodes(plan, List.of(1L, 2L)) : plan;
    }

    private boolean isCluster() {
      return engine.modes().stream()
          .anyMatch(mode ->
              mode.setup() instanceof Setup.Jdbc jdbc
                  && jdbc.server().filter(it -> it.nodes().areCluster()).isPresent());
    }

    @Override
    public String toString() {
      return workload.id() + " on " + engine.id();
    }
  }

  Stream<Case> cases() throws IOException, InterruptedException {
    Predicate<Descriptor> wanted = it -> ONLY.isEmpty() || ONLY.contains(it.family());
    TestBench bench = TestBench.withFetched(folder);
    bench.fetchMapper();
    Catalog catalog = bench.fetched(wanted);
    return catalog
        .everyVersion()
        .filter(wanted)
        .filter(it -> catalog.availability(it) instanceof Availability.Available)
        .flatMap(it -> Workloads.shipped().all().stream().map(workload -> new Case(it, workload)))
        .filter(it -> !it.contenders().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void completesWithVerifiedData(Case each, @TempDir Path own)
      throws IOException, InterruptedException {
    TestBench bench = TestBench.withFetched(own);
    bench.run(each.plan(bench));

    Map<String, String> others =
        bench.result().trials().stream()
            .filter(it -> !it.outcome().filter(Outcome.Completed.class::isInstance).isPresent())
            .collect(
                Collectors.toMap(
                    it -> it.trial().toString(),
                    it -> it.outcome().map(Outcome::sentence).orElse("cut off")));
    assertThat(others).isEmpty();
    assertThat(bench.result().trials()).allSatisfy(it -> assertThat(it.verified()).isPresent());
  }
}
