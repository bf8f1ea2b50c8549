package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Waiting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateCommandTest {
  @TempDir Path workspace;
  private TestCommandLine commands;

  @BeforeEach
  void calibrate() {
    commands = new TestCommandLine(workspace);
  }

  private int gate(String... arguments) {
    return commands.run(
        Stream.concat(
                Stream.of("gate", "phases", "--set=contenders=[\"hsqldb/mem\"]"),
                Stream.of(arguments))
            .toArray(String[]::new));
  }

  /// The slowed contender sleeps longer than it works, so that the verdict is certain on a busy
  /// machine, too.
  @Test
  void callsASlowedVersionSlowerByItsExitCodeAndForPrograms() throws IOException {
    Path json = workspace.resolve("answer.json");
    Path junit = workspace.resolve("answer.xml");
    Path page = workspace.resolve("page.md");

    int code =
        gate(
            "--set=rows.sizes=[300]",
            "--set=jvm.heap=96m",
            "--baseline=baseline-map/heap",
            "--candidate=hsqldb/mem",
            "--at-most=10m",
            "--json=" + json,
            "--junit=" + junit,
            "--markdown=" + page);

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.SLOWER);
    assertThat(commands.out()).contains("GATE", "Answer: slower:", "would have been found");
    assertThat(Files.readString(json))
        .contains("\"answer\":\"WORSE\"", "\"phase\":\"insert\"", "\"detectable\":");
    assertThat(Files.readString(junit)).contains("<testsuite", "<failure message=");
    assertThat(Files.readString(page)).contains("### ✘", "| Insert time", ".svg)");
    List<Path> pictures =
        children(workspace).stream().filter(it -> it.toString().endsWith(".svg")).toList();
    assertThat(pictures).hasSize(1);
    assertThat(Files.readString(pictures.getFirst())).startsWith("<svg").contains("Insert time");
  }

  @Test
  void anEngineWithoutAModeMeansAllModesOfThePlan() {
    int code =
        gate(
            "--set=contenders=[\"h2/mem\",\"hsqldb/mem\",\"h2/file\"]",
            "--baseline=h2",
            "--candidate=h2",
            "--check");

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains("this tests Dynobench", "4 contenders", "20 min");
  }

  @Test
  void aStoredRunIsThePlanAndItsVersionTheBaseline() throws IOException {
    int measured =
        commands.run(
            "run",
            "phases",
            "--set=contenders=[\"hsqldb/mem\"]",
            "--set=rows.sizes=[100]",
            "--set=jvm.heap=96m");
    assertThat(measured).isEqualTo(ExitCode.OK);
    List<Path> runs = children(workspace.resolve("runs"));
    assertThat(runs).hasSize(1);

    int code = commands.run("gate", runs.getFirst().toString(), "--candidate=hsqldb", "--check");

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains("this tests Dynobench", "2 contenders");
  }

  @Test
  void aPlanAloneNeedsABaseline() {
    assertThat(gate("--candidate=hsqldb", "--check")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("Name the --baseline");
  }

  private static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hsqldb/mem | hsqldb@path:none.jar/mem | none.jar does not exist",
        "hsqldb/mem | hsqldb@9.9/mem | there is no version \"9.9\"",
        "h2 | h2 | the plan has no contender of h2",
        "hsqldb | hsqldb/nomode | has no mode",
        "h2! | h2 | is no engine and no contender"
      })
  void refusesWhatCanNotBeCompared(String baseline, String candidate, String expected) {
    int code = gate("--baseline=" + baseline, "--candidate=" + candidate, "--check");

    assertThat(code).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(expected);
  }

  /// A build that runs on writes the jar again while the gate measures it.
  @Test
  void aJarThatChangesDuringTheRunEndsTheGate() throws IOException {
    Path jar = workspace.resolve("hsqldb.jar");
    for (Path each : children(Path.of("target/dynobench/engines/hsqldb"))) {
      if (each.toString().endsWith(".jar")) {
        Files.copy(each, jar);
      }
    }
    var build = CompletableFuture.runAsync(() -> touchAfterTheFirstTrial(jar));

    int code =
        gate(
            "--set=rows.sizes=[100]",
            "--set=jvm.heap=96m",
            "--baseline=hsqldb/mem",
            "--candidate=hsqldb@path:" + jar + "/mem",
            "--at-most=30m");

    build.join();
    assertThat(code).isNotEqualTo(ExitCode.OK);
    assertThat(commands.out() + commands.err())
        .contains("hsqldb.jar changed during the run. Do not build to this file");
    assertThat(log().orElseThrow().split("TrialFinished"))
        .as("the run ends, and does not use the rest of its time")
        .hasSizeLessThan(400);
  }

  private void touchAfterTheFirstTrial(Path jar) {
    try {
      Waiting.until("a trial", () -> log().filter(it -> it.contains("TrialFinished")).isPresent());
      Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the log of the only run; empty before it starts.
  private Optional<String> log() throws IOException {
    Path runs = workspace.resolve("runs");
    if (!Files.exists(runs)) {
      return Optional.empty();
    }
    for (Path each : children(runs)) {
      if (Files.exists(each.resolve("events.jsonl"))) {
        return Optional.of(Files.readString(each.resolve("events.jsonl")));
      }
    }
    return Optional.empty();
  }

  @Test
  void refusesOneFileForTwoResults() {
    int code =
        gate(
            "--baseline=hsqldb",
            "--candidate=hsqldb",
            "--json=" + workspace.resolve("a"),
            "--junit=" + workspace.resolve("a"));

    assertThat(code).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("need separate files");
  }
}
