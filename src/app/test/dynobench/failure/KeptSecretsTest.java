package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests with one run of engines that hold secrets, and of a driver that leaks everything it knows.
/// The run is started from the command line and exported in every format. No file and no output may
/// contain a secret, or four letters of one.
@TestInstance(Lifecycle.PER_CLASS)
@Thorough
class KeptSecretsTest {
  private static final String BOOT = "d3r8Y+b00t+W0rd";
  private static final String SHORT_BOOT = "b0Ots9";
  private static final String CRYPT = "c0ffeec0dedecafbadf00ddeadbeef42";
  private static final String NO_CRYPT = "zQ4a61x5";
  private static final String FILE = "h2f1le-W0rd";
  private static final String USER = "h2us3r-W0rd";
  private static final String UNPARTED = "h2n0bl4nk";
  private static final String PLAN = "pl4n W0rdz";
  private static final String TOKEN = "t0k3n/W0rd";
  private static final String SEED = "s33d-x9Qz";

  private static final String PLAN_TEXT =
      """
      name = "secrets"
      description = "as told with %1$s"
      contenders = [
        "bad/metadata-secrets", "bad/insert-secrets", "bad/insert-longpassword",
        "bad/insert-deeppassword",
        "derby-locked/disk", "hsqldb-locked/memory", "h2-locked/file",
        "derby-refused/disk", "hsqldb-refused/memory", "h2-refused/file",
      ]
      repetitions = 1
      order = "by-contender"
      rows = { sizes = [20] }
      jvm = { heap = "64m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1", "-Dmy.Password=%1$s"] }
      """
          .formatted(PLAN);

  private final StringBuilder screen = new StringBuilder();

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  private static Stream<String> secrets() {
    return Stream.of(
        FailureBench.PASSWORD,
        BOOT,
        SHORT_BOOT,
        CRYPT,
        NO_CRYPT,
        FILE,
        USER,
        UNPARTED,
        PLAN,
        TOKEN,
        "t0k3n%2FW0rd",
        SEED);
  }

  @BeforeAll
  void runAndShowAll(@TempDir Path folder) throws IOException {
    bench = new FailureBench(folder);
    quoteInBad();
    shipped(
        "derby", "locked", "create=true", "create=true;dataEncryption=true;bootPassword=" + BOOT);
    shipped(
        "derby",
        "refused",
        "create=true",
        "create=true;dataEncryption=true;bootPassword=" + SHORT_BOOT);
    shipped("hsqldb", "locked", "{folder}/db", "{folder}/db;crypt_type=AES;crypt_key=" + CRYPT);
    shipped("hsqldb", "refused", "{folder}/db", "{folder}/db;crypt_type=AES;crypt_key=" + NO_CRYPT);
    String cipher = "{folder}/db;CIPHER=AES\"\npassword = \"";
    shipped("h2", "locked", "{folder}/db", cipher + FILE + " " + USER);
    shipped("h2", "refused", "{folder}/db", cipher + UNPARTED);
    dynobench(
        "run",
        "--allow-flags",
        Files.writeString(folder.resolve("plan.toml"), PLAN_TEXT).toString());
    dynobench("show", "latest");
    for (String id : List.of("bad", "derby-locked", "hsqldb-locked", "h2-locked")) {
      dynobench("engines", id);
    }
    for (String type : List.of("csv", "html", "svg")) {
      dynobench(
          "export", "latest", "--" + type, bench.workspace().resolve("all." + type).toString());
    }
  }

  /// Adds secrets to the bad engine: in its URLs, properties and JVM flags.
  private void quoteInBad() throws IOException {
    Path file = bench.home().userEngines().resolve("bad").resolve("engine.toml");
    String text =
        Files.readString(file)
            .replace("jars =", "jvm-flags = [\"-Dbad.Token=" + TOKEN + "\"]\njars =")
            .replace(
                "user = \"SA\"",
                "user = \"SA\"\nproperties = { seed = \"%s\" }\nsecrets = [\"seed\"]"
                    .formatted(SEED))
            .replaceAll("(url = \"jdbc:bad:[a-z-]+)\"", "$1;token=t0k3n%2FW0rd;a=1\"");
    var more = new StringBuilder(text);
    Stream.of("metadata-secrets", "insert-secrets", "insert-longpassword", "insert-deeppassword")
        .forEach(each ->
            more.append(
                """
                [modes.%1$s]
                title = "%1$s"
                durability = "process"
                promise = "None."
                url = "jdbc:bad:%1$s;token=t0k3n%%2FW0rd;a=1"
                """
                    .formatted(each)));
    Files.writeString(file, more);
  }

  /// Copies a shipped engine, and adds a secret to the copy's descriptor.
  private void shipped(String id, String kind, String text, String changed) throws IOException {
    Path from = Path.of(System.getProperty("dynobench.home"), "engines", id);
    Path to = Files.createDirectories(bench.home().userEngines().resolve(id + "-" + kind));
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
      }
    }
    Path descriptor = to.resolve("engine.toml");
    String url =
        Files.readString(descriptor)
            .lines()
            .filter(line -> line.startsWith("url = \"jdbc:"))
            .findFirst()
            .orElseThrow();
    Files.writeString(
        descriptor, Files.readString(descriptor).replace(url, url.replace(text, changed)));
  }

  private void dynobench(String... arguments) {
    ForkedMain.Ending ending = bench.dynobench(arguments);
    screen.append(ending.out()).append(ending.err());
  }

  private static Stream<String> pieces(String secret) {
    return IntStream.rangeClosed(0, secret.length() - 4)
        .mapToObj(from -> secret.substring(from, from + 4));
  }

  @Test
  void theEnginesRanAndTheDriverTold() {
    assertThat(screen.toString())
        .contains(
            "6 of 10 trials failed",
            "file password <space> user password",
            "told: jdbc:bad:insert-secrets;token=***;a=1");
  }

  @ParameterizedTest
  @MethodSource("secrets")
  void areInNoFileOfTheWorkspace(String secret) throws IOException {
    try (Stream<Path> files = Files.walk(bench.workspace())) {
      List<Path> all = files.filter(Files::isRegularFile).toList();
      assertThat(all.toString())
          .contains(
              "events.jsonl", "plan.toml", "environment.json", "all.csv", "all.html", "all.svg");
      for (Path file : all) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(pieces(secret)).as("%s", file).noneMatch(text::contains);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("secrets")
  void areNotOnTheScreen(String secret) {
    assertThat(pieces(secret)).noneMatch(screen.toString()::contains);
  }
}
