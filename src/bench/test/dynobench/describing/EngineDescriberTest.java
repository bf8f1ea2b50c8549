package dynobench.describing;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.DriverClasses;
import dynobench.dialect.EnquiryResult;
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.setup.Dialect;
import dynobench.setup.SessionLimits;
import dynobench.setup.Setup;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that describe real drivers from nothing but their jars.
@Thorough
class EngineDescriberTest {
  private static final Path PROGRAM = Path.of(System.getProperty("dynobench.home"));

  @TempDir private Path folder = Path.of("");
  private ProgramHome home = new ProgramHome(PROGRAM, folder, folder);

  @BeforeEach
  void begin() {
    home =
        new ProgramHome(
            PROGRAM,
            folder.resolve("engines"),
            Path.of(System.getProperty("java.home"), "bin", "java"));
  }

  private static List<Path> jars(String engine) throws IOException {
    try (Stream<Path> files = Files.list(PROGRAM.resolve("engines").resolve(engine))) {
      return files.filter(each -> each.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private EngineDescriber describing(String url, List<Path> jars) throws IOException {
    String driver = DriverClasses.in(jars).names().getFirst();
    return new EngineDescriber(
        home,
        new Workspace(folder.resolve("workspace"), Clock.systemUTC()),
        new UndescribedDriver("mine", driver, url, "", "", jars));
  }

  private static EnquiryResult.Found found(EngineDescriber describing)
      throws IOException, InterruptedException {
    return (EnquiryResult.Found) describing.find(new Cancellation()).orElseThrow();
  }

  @Test
  void quotesWhatAnEngineKeepsForItself() throws IOException, InterruptedException {
    EngineDescriber describing = describing("jdbc:h2:file:{folder}/db", jars("h2"));
    EnquiryResult.Found found = found(describing);

    assertThat(found.product()).isEqualTo("H2");
    assertThat(found.dialect().reserved()).containsExactly("value");
    assertThat(found.dialect().prefix()).isEmpty();
    assertThat(found.keeps()).isTrue();
    assertThat(describing.text(found, Map.of()))
        .contains("reserved = [\"value\"]", "driver = \"org.h2.Driver\"", "version = \"2.");
    assertThat(folder.resolve("workspace").resolve(".dynobench-databases")).isEmptyDirectory();
  }

  @Test
  void findsOtherTypesAndNumbering() throws IOException, InterruptedException {
    EnquiryResult.Found derby =
        found(describing("jdbc:derby:{folder}/db;create=true", jars("derby")));
    EnquiryResult.Found sqlite = found(describing("jdbc:sqlite::memory:", jars("sqlite")));

    assertThat(derby.dialect().types())
        .containsEntry("bytes", "VARCHAR({n}) FOR BIT DATA")
        .containsEntry("identity", Dialect.STANDARD.types().get("identity"));
    assertThat(sqlite.dialect().types())
        .containsEntry("identity", "INTEGER PRIMARY KEY AUTOINCREMENT");
    assertThat(sqlite.dialect().prefix()).isEqualTo("dynobench_"); // may not be empty
    assertThat(sqlite.keeps()).isFalse();
    assertThat(sqlite.sessions().most()).isEqualTo(1);
  }

  @Test
  void namesTheClassOfAJarThatIsMissing() throws IOException, InterruptedException {
    List<Path> one = jars("derby").subList(0, 1);

    assertThat(describing("jdbc:derby:{folder}/db;create=true", one).find(new Cancellation()))
        .hasValueSatisfying(it ->
            assertThat(((EnquiryResult.Refused) it).words())
                .contains("org.apache.derby.shared", "which no jar contains"));
  }

  @Test
  void tellsWhatADriverSaysToAWrongUrl() throws IOException, InterruptedException {
    assertThat(describing("jdbc:nobody:x", jars("h2")).find(new Cancellation()))
        .hasValueSatisfying(
            it -> assertThat(((EnquiryResult.Refused) it).words()).contains("jdbc:nobody:x"));
  }

  @Test
  void keepsWhatItHasFoundAndCanUseIt() throws IOException, InterruptedException {
    EngineDescriber describing = describing("jdbc:sqlite::memory:", jars("sqlite"));
    EnquiryResult.Found found = found(describing);
    var results = new ArrayList<EngineTryout.Result>();
    var workspace = new Workspace(folder.resolve("workspace"), Clock.systemUTC());
    var bench = new PlanRunner(home, workspace, Clock.systemUTC(), "test");
    new EngineTryout(bench, Catalog.load(home.engineRoots()), describing.described(found))
        .run(results::add, new Cancellation());

    describing.store(found, EngineDescriber.unsupported(results));

    assertThat(results).hasSize(13);
    assertThat(results)
        .filteredOn(EngineTryout.Result::tried)
        .hasSize(10)
        .allSatisfy(each -> assertThat(each.failure()).isEmpty());
    assertThat(results)
        .filteredOn(each -> !each.tried())
        .allSatisfy(each ->
            assertThat(each.failure().orElse(""))
                .containsAnyOf(
                    "dialect.hibernate names no Hibernate ORM dialect",
                    "it has one session",
                    "it leaves nothing"));
    assertThat(bench.workspace().runs().list()).isEmpty();
    Catalog catalog = Catalog.load(home.engineRoots());
    Descriptor engine = catalog.engine("mine").orElseThrow();
    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.availability(engine)).isInstanceOf(Availability.Available.class);
    assertThat(engine.mode(EngineDescriber.MODE).orElseThrow().setup())
        .isEqualTo(describing.described(found).mode(EngineDescriber.MODE).orElseThrow().setup());
    assertThat(describing.obstacle().orElse("")).contains("mine");
  }

  @Test
  void keepsNoUrlWithAPasswordAndNoTwoJarsOfOneName() throws IOException {
    assertThat(describing("jdbc:h2:mem:x;PASSWORD=s3cret", jars("h2")).obstacle())
        .hasValueSatisfying(it -> assertThat(it).contains("URL contains a password"));
    Path copy = Files.createDirectories(folder.resolve("other"));
    Path jar = jars("h2").getFirst();
    Path twin = Files.copy(jar, copy.resolve(jar.getFileName()));

    assertThat(describing("jdbc:h2:mem:x", List.of(jar, twin)).obstacle())
        .hasValueSatisfying(it -> assertThat(it).startsWith("Two jars have the name h2"));
    assertThat(describing("jdbc:h2:mem:x", List.of(jar)).obstacle()).isEmpty();
  }

  @Test
  void writesNoPasswordAndSaysWhatFails() throws IOException {
    var driver =
        new UndescribedDriver(
            "my-db", "com.example.Driver", "jdbc:example:\"x\"", "me", "s3cret", jars("h2"));
    var found =
        new EnquiryResult.Found(
            "Example\nof a product",
            "v1.2 (2026)",
            "driver",
            Dialect.STANDARD,
            true,
            SessionLimits.ANY,
            List.of("It says:\nno."));
    var text =
        new DescriptorText(
            driver, found, List.of("a.jar"), false, Map.of("bank", "it \"fails\"\nbadly"), "");

    String kept = text.text(Optional.empty());

    assertThat(kept)
        .doesNotContain("s3cret")
        .contains(
            "name = \"Example of a product\"",
            "version = \"1.2\"",
            "password-variable = \"MY_DB_PASSWORD\"",
            "# It says: no.",
            "lacks = { bank = \"it \\\"fails\\\" badly\" }");
    var problems = new Problems();
    Descriptor engine =
        Catalog.described("my-db", kept, home.engineRoots(), problems).orElseThrow();
    assertThat(problems.list()).isEmpty();
    assertThat(((Setup.Jdbc) engine.modes().getFirst().setup()).url())
        .isEqualTo("jdbc:example:\"x\"");
  }
}
