package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.setup.Setup;
import dynobench.setup.Setup.Server;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerReaderTest {
  private static final String HASH = "ab".repeat(32);

  private static final String TEXT =
      """
      format = 1
      name = "Own"
      version = "1"
      kind = "jdbc"

      [jdbc]
      driver = "own.Driver"
      url = "jdbc:own://127.0.0.1:{port}/x"
      user = "me"

      [server]
      files = [{ artifact = "a:b:1", bytes = 7, sha256 = "%s", take = { "x.txz" = "" } }]
      initialise = [{ run = ["{home}/init", "{data}"], input = "{password}" }]
      start = ["{home}/serve", "--port={port}"]
      stop = "int"

      [modes.plain]
      title = "plain"
      durability = "kill"
      promise = "Some."

      [modes.fast]
      title = "fast"
      durability = "kill"
      promise = "Some."
      server-options = ["--fast"]
      """
          .formatted(HASH);

  @TempDir private Path folder = Path.of("");
  private final Problems problems = new Problems();

  private Optional<Descriptor> read(String text) {
    return Descriptors.read(folder.resolve("engines/own"), "own", text, problems);
  }

  private static Server server(Descriptor engine, String mode) {
    return ((Setup.Jdbc) engine.mode(mode).orElseThrow().setup()).server().orElseThrow();
  }

  @Test
  void readsHowItIsMadeAndRun() {
    Descriptor engine = read(TEXT).orElseThrow();
    Server server = server(engine, "plain");

    assertThat(server.initialise())
        .containsExactly(new Setup.Step(List.of("{home}/init", "{data}"), "{password}"));
    assertThat(server.start()).containsExactly("{home}/serve", "--port={port}");
    assertThat(server.stop()).isEqualTo(Server.Stop.INT);
    assertThat(server.home()).isEqualTo(engine.code().bundle().home().toString());
  }

  @Test
  void aModeAddsToItsStart() {
    assertThat(server(read(TEXT).orElseThrow(), "fast").start()).endsWith("--fast");
  }

  @Test
  void aModeMayHaveAServerWhereTheEngineHasNone() {
    String none = TEXT.replaceAll("(?ms)^\\[server].*?(?=^\\[modes)", "").replace("{port}", "1");
    Descriptor engine =
        read(none.replace("server-options = [\"--fast\"]", "")
                + "url = \"jdbc:own://127.0.0.1:{port}/x\"\n"
                + "server = { start = [\"{java}\", \"-p\", \"{port}\"] }\n")
            .orElseThrow();

    assertThat(((Setup.Jdbc) engine.mode("plain").orElseThrow().setup()).server()).isEmpty();
    assertThat(server(engine, "fast").start()).containsExactly("{java}", "-p", "{port}");
    assertThat(server(engine, "fast").home()).isEmpty();
  }

  @Test
  void nothingIsUnpackedForTheServerOfAMode() {
    read(TEXT + "server = { start = [\"x\"], files = [] }\n");

    assertThat(problems.list().stream().map(Problem::toString))
        .anySatisfy(
            each -> assertThat(each).contains("modes.fast.server.files: is not a known key"));
  }

  @Test
  void isOneProcessWhereNothingElseIsSaid() {
    assertThat(server(read(TEXT).orElseThrow(), "plain").nodes())
        .isEqualTo(new Server.Nodes(1, 1, 1));
  }

  @Test
  void aClusterHasAsManyNodesAsItIsToldAndAModeSaysHowManyCopiesItKeeps() {
    String text =
        TEXT.replace("[server]", "[server]\nmost-nodes = 5\nready = \"SELECT 1\"")
            .replace("[\"--fast\"]", "[\"{node}\", \"{peers}\"]\ncopies = 2")
            .replace("{port}/x", "{servers}/x");
    Descriptor engine = read(text).orElseThrow();
    Setup fast = engine.mode("fast").orElseThrow().setup();

    assertThat(server(engine, "plain").nodes()).isEqualTo(new Server.Nodes(1, 5, 1));
    assertThat(((Setup.Jdbc) fast.onNodes(3)).server().orElseThrow().nodes())
        .isEqualTo(new Server.Nodes(3, 5, 2));
    assertThat(new WorkloadSetup(fast, Workloads.shipped().standard()).lines())
        .contains(
            "server is ready when this query returns a row: SELECT 1",
            "nodes: 1 to 5, set by the plan; 1 by default",
            "copies of a row, each on a separate node: 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          most-nodes = 0   | server.most-nodes: must be at least 1, not 0
          most-nodes = 100 | server.most-nodes: must be at most 16, not 100
          most-nodes = 2   | modes.fast.copies: must be at most 2, not 3
                           | modes.fast.copies: is not a known key
          """)
  void noClusterHasMoreCopiesThanNodes(@Nullable String nodes, String message) {
    read(
        TEXT.replace("[server]", "[server]\n" + (nodes == null ? "" : nodes))
            .replace("[\"--fast\"]", "[\"--fast\"]\ncopies = 3"));

    assertThat(problems.list().stream().map(Problem::toString))
        .anySatisfy(each -> assertThat(each).contains(message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          = "" }              | = "../../up" }               | is outside the server's folder: ../../up
          = "" }              | = "/tmp/own" }               | is outside the server's folder: /tmp/own
          stop = "int"        | template = "../../../etc"    | is outside the server's folder: ../../../etc
          """)
  void nothingOfItLeadsOutOfItsFolder(String sound, String mistaken, String message) {
    assertThat(TEXT).contains(sound);

    read(TEXT.replace(sound, mistaken));

    assertThat(problems.list()).extracting(Problem::message).containsExactly(message);
  }

  @Test
  void whatItIsStartedWithMayHoldSecrets() {
    String text =
        TEXT.replace("--port={port}", "--password=hidden1")
            .replace("\"{data}\"]", "\"-password\", \"hidden2\"]")
            .replace("input = \"{password}\"", "input = \"ALTER USER x PASSWORD 'hidden3'\"");

    Setup setup = read(text).orElseThrow().mode("fast").orElseThrow().setup();

    assertThat(String.join("\n", new WorkloadSetup(setup, Workloads.shipped().standard()).lines()))
        .contains("--password=***", "-password ***", "PASSWORD '***'")
        .doesNotContain("hidden");
  }

  @Test
  void itsProgramsAreFetchedAndStandInNoClassPath() {
    Descriptor engine = read(TEXT).orElseThrow();

    assertThat(engine.jars()).isEmpty();
    assertThat(engine.fetched()).extracting(Artifact::coordinates).containsExactly("a:b:1");
    assertThat(engine.code().missing()).hasSize(1);
  }

  @Test
  void nothingIsMissingOnceTheyAreUnpacked() throws IOException {
    Descriptor engine = read(TEXT).orElseThrow();
    Files.createDirectories(engine.code().bundle().home());

    assertThat(engine.code().missing()).isEmpty();
  }

  @Test
  void otherProgramsHaveAnotherHome() {
    Path one = read(TEXT).orElseThrow().code().bundle().home();
    Path same = read(TEXT).orElseThrow().code().bundle().home();
    Path other = read(TEXT.replace("x.txz", "y.txz")).orElseThrow().code().bundle().home();

    assertThat(one).isEqualTo(same).isNotEqualTo(other);
  }

  @Test
  void oneForAnotherSystemSaysSo() {
    Descriptor engine =
        read(TEXT.replace("[server]", "[server]\nsystem = \"moon-z80\"")).orElseThrow();

    assertThat(new JarCheck(engine).availability().text())
        .startsWith("no: Own's server needs moon-z80, but this machine is ");
  }

  @Test
  void aProgramOfTheSystemHasToBeThere() {
    String text =
        TEXT.lines()
            .filter(line -> !line.startsWith("files"))
            .map(line -> line.replace("{home}/", "/no/such/"))
            .reduce("", (all, line) -> all + line + "\n")
            .replace("own.Driver", "java.lang.Object");
    Descriptor engine = read(text).orElseThrow();

    assertThat(new JarCheck(engine).availability().text())
        .contains("needs the program /no/such/init, which is not on this machine");
  }

  @Test
  void showsHowItIsRunAndNoPassword() {
    Setup setup = read(TEXT).orElseThrow().mode("plain").orElseThrow().setup();

    assertThat(new WorkloadSetup(setup.guarded("s3cret"), Workloads.shipped().standard()).lines())
        .contains(
            "server, once: {home}/init {data} < {password}",
            "server: {home}/serve --port={port}",
            "server stops by: SIGINT")
        .noneMatch(line -> line.contains("s3cret"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"--port={port}\" | \"{prot}\" | server.start: contains {prot}: the placeholders are"
            + " {home}, {data}, {port}, {password}",
        "start = [\"{home}/serve\", \"--port={port}\"] | | server.start: is missing: a program and"
            + " its arguments were expected",
        "stop = \"int\" | stop = \"kill\" | server.stop: must be one of term, int, not \"kill\"",
        "take = { \"x.txz\" = \"\" } | take = {} | take: is missing: the file to take out of it was"
            + " expected",
        "\"--fast\" | \"{fast}\" | modes.fast.server-options: contains {fast}: the placeholders",
        "user = \"me\" | color = \"me\" | jdbc.color",
        "run = [\"{home}/init\", \"{data}\"] | run = [] | run: is missing",
        "user = \"me\" | initialise = [{ run = [\"x\"] }] | jdbc.initialise: belongs into [server]",
      })
  void tellsMistakesWhereTheyAre(String wrong, @Nullable String by, String message) {
    read(TEXT.replace(wrong, by == null ? "" : by));

    assertThat(problems.list().stream().map(Problem::toString))
        .anySatisfy(each -> assertThat(each).contains(message));
  }

  @Test
  void thePortStandsOnlyWhereAServerIs() {
    String text =
        Stream.of(TEXT.split("(?=\\[)"))
            .filter(part -> !part.startsWith("[server]") && !part.startsWith("[{"))
            .filter(part -> !part.startsWith("[\"{"))
            .reduce("", String::concat);
    read(text);

    assertThat(problems.list().stream().map(Problem::toString))
        .anySatisfy(each -> assertThat(each).contains("jdbc.url: contains {port}"));
  }
}
