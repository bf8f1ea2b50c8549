package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.Waiting;
import dynobench.failure.ForkedMain.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of an untrusted plan and descriptor with JVM flags that run commands.
@EnabledOnOs(OS.LINUX)
@Thorough
class StrangersFlagsTest {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @BeforeEach
  void prepare() throws IOException {
    bench = new FailureBench(folder);
  }

  private Path proof() {
    return folder.resolve("PROOF");
  }

  private String command() {
    return "-XX:OnOutOfMemoryError=touch " + proof();
  }

  private Path plan(String... flags) throws IOException {
    List<String> quoted = List.of(flags).stream().map(flag -> "'" + flag + "'").toList();
    return Files.writeString(
        folder.resolve("plan.toml"),
        """
        name = "stranger"
        contenders = ["bad/insert-none"]
        rows = { sizes = [20] }
        repetitions = 1
        jvm = { heap = "32m", gc = "serial", flags = [%s] }
        """
            .formatted(String.join(", ", quoted)));
  }

  private String[] run(Path plan, String... more) {
    var all =
        new ArrayList<>(
            List.of("run", plan.toString(), "--workspace", bench.workspace().toString()));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void runNothingWhenThePlanIsCheckedOrRunWithoutAYes() throws IOException, InterruptedException {
    Path plan = plan("-Xshare:off", "-XX:MaxMetaspaceSize=3m", command());

    Ending checked = ForkedMain.run(folder, run(plan, "--check"));
    Ending refused = ForkedMain.run(folder, run(plan));

    assertThat(checked.code()).isZero();
    assertThat(checked.out()).contains("Unusual: " + command(), "--allow-flags");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains(command(), "--allow-flags").doesNotContain("-Xshare:off");
    assertThat(proof()).doesNotExist();
  }

  @Test
  void areTriedOnceSomebodySaysYes() throws IOException, InterruptedException {
    Ending ending =
        ForkedMain.run(
            folder,
            run(plan("-Xshare:off", "-XX:MaxMetaspaceSize=3m", command()), "--allow-flags"));

    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err()).contains("the JVM refuses");
    assertThat(proof()).exists();
  }

  @Test
  void areAskedForOnceForJustTheseFlags() throws IOException, InterruptedException {
    Ending permitted =
        ForkedMain.run(folder, run(plan("-XX:+PrintCommandLineFlags"), "--allow-flags"));
    Ending checked = ForkedMain.run(folder, run(plan("-XX:+PrintCommandLineFlags"), "--check"));
    assertThat(checked.out())
        .contains("You have permitted exactly these flags and statements before.");
    Ending again = ForkedMain.run(folder, run(plan("-XX:+PrintCommandLineFlags")));
    Ending more =
        ForkedMain.run(folder, run(plan("-XX:+PrintCommandLineFlags", "-XX:+PrintFlagsFinal")));

    assertThat(List.of(permitted.code(), again.code(), more.code())).containsExactly(0, 0, 2);
  }

  @Test
  void ofADescriptorNeedAYesToo() throws IOException, InterruptedException {
    Path descriptor = bench.home().userEngines().resolve("bad").resolve("engine.toml");
    String text = Files.readString(descriptor);
    Files.writeString(
        descriptor,
        text.replace(
            "jars = [\"bad.jar\"]", "jars = [\"bad.jar\"]\njvm-flags = [\"-javaagent:x.jar\"]"));

    Ending ending = ForkedMain.run(folder, run(plan()));

    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err()).contains("-javaagent:x.jar in the descriptor of bad");
  }

  /// A system property in a descriptor may load code just like a flag.
  @Test
  void areMeantWhenADescriptorSetsThemAsProperties() throws IOException, InterruptedException {
    Path descriptor = bench.home().userEngines().resolve("bad").resolve("engine.toml");
    Files.writeString(
        descriptor,
        Files.readString(descriptor)
            .replace("[jdbc]", "[jdbc]\nsystem = { \"org.sqlite.lib.path\" = \"/x\" }"));

    Ending ending = ForkedMain.run(folder, run(plan()));

    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err()).contains("-Dorg.sqlite.lib.path=/x in the descriptor of bad");
  }

  @Test
  void ofAJvmThatNeverStartsLeaveNoProcessBehind() throws IOException, InterruptedException {
    Path plan = plan("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:0");
    try (var main = ForkedMain.start(folder, Map.of(), run(plan, "--allow-flags"))) {
      ProcessHandle debugged =
          Waiting.untilFound("the debugger's JVM waits", () -> debugged(main.handle()));

      Processes.signal("KILL", main.handle());

      Waiting.until("it no longer exists", () -> !debugged.isAlive());
    }
  }

  private static Optional<ProcessHandle> debugged(ProcessHandle main) {
    return main.descendants()
        .filter(each -> Processes.commandLine(each).contains("java -Xms32m"))
        .filter(each -> Processes.commandLine(each).contains("suspend=y"))
        .findFirst();
  }

  @Test
  void saysWhichCodeADescriptorFromElsewhereBrings() throws IOException, InterruptedException {
    Ending engine = ForkedMain.run(folder, "engines", "bad");
    Ending checked = ForkedMain.run(folder, run(plan(), "--check"));

    assertThat(engine.out())
        .contains(
            "untrusted code that runs with your rights", BadDriver.class.getName(), "bad.jar");
    assertThat(checked.out()).contains("Code: bad: untrusted code that runs with your rights");
  }
}
