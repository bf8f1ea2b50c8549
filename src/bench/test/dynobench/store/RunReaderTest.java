package dynobench.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.Thorough;
import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.result.DamagedLine;
import dynobench.result.NewerEvents;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RunReaderTest {
  private static final String POWER = "{\"type\":\"PowerMeasured\",\"watts\":7}";

  @TempDir Path folder;
  private Path log;
  private List<String> lines;

  @BeforeEach
  void storeARun() throws IOException {
    SampleRun.store(folder, SampleRun.events());
    log = folder.resolve("events.jsonl");
    lines = new ArrayList<>(Files.readAllLines(log));
  }

  @Test
  @Thorough
  void aLogCutAtAnyByteShowsAllThatWasWholeBefore() throws IOException {
    byte[] bytes = Files.readAllBytes(log);
    List<RunEvent> events = SampleRun.events();
    int whole = events.size();
    try (var cut = FileChannel.open(log, StandardOpenOption.WRITE)) {
      for (int length = bytes.length; length >= 0; length--) {
        cut.truncate(length);
        // An event is complete even if only its line end is missing.
        if (length < bytes.length - 1 && bytes[length + 1] == '\n') {
          whole--;
        }
        var read = new ArrayList<RunEvent>();
        List<DamagedLine> damages = new RunReader(folder).forEach(read::add).damages();
        assertThat(damages).hasSizeLessThanOrEqualTo(1);
        assertThat(read).as("cut at %d", length).isEqualTo(events.subList(0, whole));
        assertThat(SampleRun.result(read).trials().stream().flatMap(it -> it.outcome().stream()))
            .hasSize((int) read.stream().filter(TrialFinished.class::isInstance).count());
      }
    }
    assertThat(whole).isZero();
  }

  @Test
  void aLogThatIsTooLargeToBeKeptIsNotReadForAReplay() throws IOException {
    try (var large = FileChannel.open(log, StandardOpenOption.WRITE)) {
      large.write(ByteBuffer.wrap(new byte[1]), 200L << 20); // leaves the file sparse
    }
    assertThatThrownBy(() -> new RunReader(folder).read())
        .isInstanceOf(WorkspaceException.class)
        .hasMessageContaining("has 200 MB, and at most 150 MB can be replayed");
  }

  @Test
  void eventsOfSomeKindsAreHandedOnAlone() {
    var read = new ArrayList<RunEvent>();
    new RunReader(folder).forEachOf(List.of(TrialFinished.class), read::add);
    assertThat(read)
        .isEqualTo(SampleRun.events().stream().filter(TrialFinished.class::isInstance).toList());
  }

  @Test
  void damagedLinesAreSkippedAndNamed() throws IOException {
    lines.add(1, "what is this?");
    lines.set(4, lines.get(4).substring(5));
    lines.add(6, "");
    lines.add(7, "{\"type\":\"TrialFinished\",\"atMillis\":7}");
    Files.write(log, lines);
    StoredRun run = new RunReader(folder).read();
    assertThat(run.events()).hasSize(SampleRun.events().size() - 1);
    assertThat(run.skipped().damages()).extracting(DamagedLine::line).isEqualTo(List.of(2, 5, 8));
    assertThat(run.skipped().damages().getLast())
        .hasToString("line 8: TrialFinished lacks its field \"trial\"");
    assertThat(new RunReader(folder).result().log().damages()).isEqualTo(run.skipped().damages());
  }

  @Test
  void eventsOfANewerVersionAreCountedAndAreNoDamage() throws IOException {
    RunEntry before = RunEntry.of(folder);
    lines.add(0, POWER);
    lines.add(1, POWER);
    lines.add(4, "{\"type\":\"HistogramSeen\",\"atMillis\":1,\"buckets\":[{\"of\":[1,2]}]}");
    lines.add(POWER);
    Files.write(log, lines);

    StoredRun run = new RunReader(folder).read();

    assertThat(run.events()).isEqualTo(SampleRun.events());
    assertThat(run.skipped())
        .isEqualTo(
            new OmittedLines(
                List.of(), new NewerEvents(Map.of("PowerMeasured", 3, "HistogramSeen", 1))));
    assertThat(new RunReader(folder).result().log().newer()).isEqualTo(run.skipped().newer());
    assertThat(run.result().log().newer()).isEqualTo(run.skipped().newer());
    assertThat(RunEntry.of(folder)).isEqualTo(before);
  }

  @Test
  void anEventOfANewerVersionThatWasCutOffIsDamage() throws IOException {
    lines.add(POWER.substring(0, POWER.length() - 3));
    Files.write(log, lines);

    OmittedLines skipped = new RunReader(folder).read().skipped();

    assertThat(skipped.damages()).extracting(DamagedLine::line).containsExactly(lines.size());
    assertThat(skipped.newer().isEmpty()).isTrue();
  }

  @Test
  void theListNamesTheLineThatIsDamagedBehindThoseOfANewerVersion() throws IOException {
    lines.set(0, "{broken");
    lines.addAll(0, List.of(POWER, POWER));
    Files.write(log, lines);

    assertThat(RunEntry.of(folder).damage())
        .hasValueSatisfying(why -> assertThat(why).startsWith("line 3: not JSON"));
  }

  @Test
  void noVersionKnowsThousandsOfKinds() throws IOException {
    for (int i = 0; i < 1_500; i++) {
      lines.add("{\"type\":\"Kind%d\"}".formatted(i));
    }
    Files.write(log, lines);

    OmittedLines skipped = new RunReader(folder).read().skipped();

    assertThat(skipped.newer().kinds()).hasSize(1_000);
    assertThat(skipped.damages())
        .hasSize(500)
        .first()
        .hasToString(
            "line %d: unknown RunEvent \"Kind1000\", one kind of too many"
                .formatted(SampleRun.events().size() + 1_001));
  }

  @Test
  void aLineThatIsTooLongIsSkippedAndTheRestIsRead() throws IOException {
    int megabytes = 64;
    byte[] megabyte = "x".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
    try (var out = Files.newOutputStream(log)) {
      out.write((lines.getFirst() + "\n").getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < megabytes; i++) {
        out.write(megabyte);
      }
      out.write(
          ("\n" + String.join("\n", lines.subList(1, lines.size())))
              .getBytes(StandardCharsets.UTF_8));
    }

    StoredRun run = new RunReader(folder).read();

    assertThat(run.events()).isEqualTo(SampleRun.events());
    assertThat(run.skipped().damages())
        .singleElement()
        .hasToString("line 2: longer than 8,388,608 characters");
    assertThat(RunEntry.of(folder).damage()).isEmpty();
  }

  @Test
  void ofTooManyDamagedLinesOnlyTheFirstAreKept() throws IOException {
    Files.writeString(log, lines.getFirst() + "\n" + "x\n".repeat(50_000));

    List<DamagedLine> damages = new RunReader(folder).result().log().damages();

    assertThat(damages).hasSize(10_001);
    assertThat(damages.getLast().message()).startsWith("not an event; later lines of this kind");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatHasNoEndIsNoLogAndNoPlan() throws Exception {
    Path fifo = folder.resolve("fifo");
    assertThat(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor()).isZero();
    for (Path endless : List.of(Path.of("/dev/zero"), fifo)) {
      for (String name : List.of("events.jsonl", "plan.toml", "environment.json")) {
        Files.deleteIfExists(folder.resolve(name));
        Files.createSymbolicLink(folder.resolve(name), endless);
      }

      assertThatThrownBy(() -> new RunReader(folder).read())
          .isInstanceOf(WorkspaceException.class)
          .hasMessage("Cannot read the run %s: events.jsonl: it is a link.", folder);
      assertThat(RunEntry.of(folder).damage()).contains("events.jsonl: it is a link");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPipeOrAFolderInPlaceOfAFileIsRefused() throws Exception {
    for (String name : List.of("plan.toml", "environment.json", "events.jsonl")) {
      Path file = folder.resolve(name);
      Files.deleteIfExists(file);
      assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
      RunEntry.of(folder);
    }
    assertThatThrownBy(() -> new RunReader(folder).read())
        .hasMessage("Cannot read the run %s: events.jsonl: it is not a file.", folder);
    assertThat(new RunReader(folder).plan()).isEmpty();
    assertThat(new RunReader(folder).environment()).isEmpty();
  }

  @Test
  void aSparseLogIsRefusedInASentence() throws IOException {
    try (var file = new RandomAccessFile(log.toFile(), "rw")) {
      file.setLength(10L << 30);
    }
    assertThat(RunEntry.of(folder).damage())
        .contains("events.jsonl has 10,240 MB, and at most 4,096 MB are read");
    assertThatThrownBy(() -> new RunReader(folder).result())
        .hasMessageContaining("events.jsonl has 10,240 MB, and at most 4,096 MB are read");
  }

  @Test
  void aLineWithoutAnEndEndsTheReading() throws IOException {
    try (var file = new RandomAccessFile(log.toFile(), "rw")) {
      file.setLength(3L << 30);
      file.seek(file.length());
      file.write(("\n" + lines.getLast() + "\n").getBytes(StandardCharsets.UTF_8));
    }
    assertThat(RunEntry.of(folder).damage())
        .contains("its log has lines of more than 8 MB, or is not text; the rest was not read");
    assertThat(new RunReader(folder).result().log().damages())
        .extracting(DamagedLine::toString)
        .containsExactly("line %d: not text; the rest was not read".formatted(lines.size() + 1));
  }

  @Test
  void binaryGarbageIsNotMistakenForARun() throws IOException {
    var bytes = new byte[10_000];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 31);
    }
    Files.write(log, bytes);
    StoredRun run = new RunReader(folder).read();
    assertThat(run.events()).isEmpty();
    assertThat(run.skipped().damages()).isNotEmpty();
  }

  @Test
  void anEditorsByteOrderMarkAndLineEndsDoNoHarm() throws IOException {
    Files.writeString(log, "\uFEFF" + String.join("\r\n", lines));
    assertThat(new RunReader(folder).read().skipped().damages()).isEmpty();
  }

  @Test
  void withoutItsFirstLineARunStillShowsItsMeasurements() throws IOException {
    Files.write(log, lines.subList(1, lines.size()));
    RunResult result = new RunReader(folder).result();
    assertThat(result.started()).isEmpty();
    assertThat(result.plan()).contains(SampleRun.plan("quick"));
    assertThat(result.environment()).contains(SampleRun.environment("ext4"));
    assertThat(result.measurements("insert"))
        .singleElement()
        .satisfies(it -> assertThat(it.series().title()).isEqualTo("heap/map"));
  }

  @Test
  void withoutAnythingButTrialsTheSeriesComeFromThem() throws IOException {
    Files.write(log, lines.subList(1, lines.size()));
    Files.writeString(folder.resolve("plan.toml"), "name = ");
    Files.writeString(folder.resolve("environment.json"), "{");
    RunResult result = new RunReader(folder).result();
    assertThat(result.plan()).isEmpty();
    assertThat(result.environment()).isEmpty();
    assertThat(result.series())
        .extracting(it -> it.contender().use())
        .isEqualTo(List.of("heap/map", "disk/file"));
    assertThat(result.measurements("insert")).hasSize(1);
  }

  @Test
  void whatIsStreamedAndWhatIsKeptSayTheSame() {
    assertThat(new RunReader(folder).result())
        .usingRecursiveComparison()
        .isEqualTo(new RunReader(folder).read().result());
  }

  @Test
  void aHundredThousandSamplesAreOnlyCounted() throws IOException {
    String sample = new EventCodec().write(SampleRun.sampled(1)) + "\n";
    String many = Collections.nCopies(100_000, sample).stream().collect(Collectors.joining());
    Files.write(log, many.getBytes(StandardCharsets.UTF_8));
    assertThat(new RunReader(folder).result().log().counts().samples()).isEqualTo(100_000);
  }

  @Test
  void aFolderWithoutALogIsRefusedInOneSentence() throws IOException {
    Files.delete(log);
    assertThatThrownBy(() -> new RunReader(folder).read())
        .isInstanceOf(WorkspaceException.class)
        .hasMessage("Cannot read the run %s: %s does not exist.", folder, log);
  }
}
