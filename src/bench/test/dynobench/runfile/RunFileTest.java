package dynobench.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.files.Fingerprint;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.runfile.RunFileSummary.FigureEntry;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunFileTest {
  private static final Path KINDS = Path.of("src/testdata/kinds-of-runs");
  private static final Path OLD = Path.of("src/testdata/version-0.1/runs");

  @TempDir private Path folder;

  private Path pack(Path run) throws IOException {
    Path file = folder.resolve(run.getFileName() + RunFile.ENDING);
    RunResult result = new RunReader(run).result();
    new RunFileWriter(run, result, "1.2").write(file, new RunFileWriter.Permitted(false, false));
    return file;
  }

  private Path quick() throws IOException {
    return pack(OLD.resolve("quick"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"clients", "crash", "relay", "server", "shard", "warm"})
  void aRunOfAnyKindIsTheSameAfterPackingAndUnpacking(String kind) throws IOException {
    Path run = KINDS.resolve(kind);
    RunFile file = RunFile.open(pack(run));

    Path unpacked = file.addTo(new RunStore(folder));

    RunResult before = new RunReader(run).result();
    RunResult after = new RunReader(unpacked).result();
    assertThat(RunFileSummary.of(after)).isEqualTo(RunFileSummary.of(before));
    assertThat(file.summary()).isEqualTo(RunFileSummary.of(before));
    assertThat(unpacked).hasFileName(kind).hasParent(folder.resolve("runs"));
  }

  @Test
  void theSummaryHasTheValuesOfEveryTrialByRounds() throws IOException {
    RunFileSummary summary = RunFile.open(quick()).summary();

    assertThat(summary.workload()).isEqualTo("phases");
    assertThat(summary.figures()).isNotEmpty();
    assertThat(summary.figures())
        .allSatisfy(figure -> {
          assertThat(figure.rounds()).hasSameSizeAs(figure.values()).doesNotContain(0);
          assertThat(figure.series()).isBetween(0, summary.series().size() - 1);
        });
  }

  @Test
  void equalRunsGiveEqualFiles() throws IOException {
    byte[] first = Files.readAllBytes(quick());

    assertThat(Files.readAllBytes(quick())).isEqualTo(first);
  }

  private static RunFileSummary with(RunFileSummary it, Predicate<FigureEntry> kept) {
    return new RunFileSummary(
        it.run(),
        it.plan(),
        it.workload(),
        it.started(),
        it.state(),
        it.machine(),
        it.answer(),
        it.warnings(),
        it.series(),
        it.figures().stream().filter(kept).toList());
  }

  @Test
  void aSummaryMayLackWholeMetricsButNoFiguresOfAMetric() throws IOException {
    RunFileSummary computed = RunFileSummary.of(new RunReader(OLD.resolve("quick")).result());

    assertThat(computed.isThatOf(computed)).isTrue();
    assertThat(with(computed, it -> !it.metric().equals("time")).isThatOf(computed)).isTrue();
    assertThat(computed.isThatOf(with(computed, it -> !it.metric().equals("time")))).isTrue();
    assertThat(with(computed, it -> it.series() > 0).isThatOf(computed)).isFalse();
    assertThat(with(computed, _ -> false).isThatOf(computed)).isFalse();
    assertThat(computed.isThatOf(with(computed, _ -> false))).isFalse();
    assertThat(computed.named("other").isThatOf(computed)).isFalse();
  }

  @Test
  void thePathOfTheHomeFolderIsNotInTheFile() throws IOException {
    Path run = Files.createDirectory(folder.resolve("mine"));
    String home = System.getProperty("user.home");
    Files.copy(OLD.resolve("quick/events.jsonl"), run.resolve("events.jsonl"));
    Files.writeString(
        run.resolve("notes.md"),
        "In %1$s/bench I saw this.\nSo in %1$s.\n\\n%1$s/x %1$s2/x\n".formatted(home));
    Path file = folder.resolve("mine.dynorun");

    new RunFileWriter(run, new RunReader(run).result(), "1.2")
        .write(file, new RunFileWriter.Permitted(false, true));

    Path unpacked = RunFile.open(file).addTo(new RunStore(folder));
    assertThat(unpacked.resolve("notes.md"))
        .content()
        .isEqualTo("In ~/bench I saw this.\nSo in ~.\n\\n~/x %1$s2/x\n".formatted(home));
  }

  @Test
  void aSecondRunOfOneIdGetsANumber() throws IOException {
    RunFile file = RunFile.open(quick());
    var store = new RunStore(folder);

    assertThat(file.addTo(store)).hasFileName("quick");
    assertThat(file.addTo(store)).hasFileName("quick-2");
  }

  /// Change of a file's entries.
  @FunctionalInterface
  private interface Change {
    void of(Map<String, String> entries) throws IOException;
  }

  private Path changed(Change change) throws IOException {
    Map<String, String> entries = new LinkedHashMap<>();
    try (var zip = new ZipFile(quick().toFile())) {
      for (ZipEntry each : Collections.list(zip.entries())) {
        byte[] bytes = zip.getInputStream(each).readAllBytes();
        entries.put(each.getName(), new String(bytes, StandardCharsets.UTF_8));
      }
    }
    change.of(entries);
    Path file = folder.resolve("changed.dynorun");
    try (OutputStream out = Files.newOutputStream(file);
        var zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> each : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey()));
        zip.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  private void refuses(String reason, Change change) throws IOException {
    Path file = changed(change);

    assertThatThrownBy(() -> RunFile.open(file))
        .isInstanceOf(RunFileException.class)
        .hasMessageContaining(reason)
        .hasMessageContaining(file.toString());
  }

  @Test
  void refusesAFileWhoseEntryWasChanged() throws IOException {
    refuses(
        "summary.json was changed",
        it -> it.computeIfPresent("summary.json", (_, text) -> text.replace("0", "1")));
  }

  @Test
  void refusesEntriesThatItsListDoesNotHave() throws IOException {
    refuses("exactly the files of its list", it -> it.put("run.sh", "rm -rf /"));
    refuses("exactly the files of its list", it -> it.remove("plan.toml"));
  }

  @Test
  void refusesAForgedList() throws IOException {
    refuses(
        "the digest does not fit",
        it ->
            it.computeIfPresent(
                "dynorun.json", (_, text) -> text.replace("plan.toml", "../evil.toml")));
  }

  @Test
  void refusesNamesThatLeaveTheFolder() throws IOException {
    refuses("no result file may hold", it -> relist(it, "plan.toml", "../plan.toml"));
    refuses("no result file may hold", it -> relist(it, "plan.toml", "recording/../../x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nul", "con.quick", "quick.", "quick ", "../quick", "latest", ""})
  void refusesNamesOfRunsThatNoFolderMayHave(String name) throws IOException {
    refuses("the name of the run is not valid", it -> list(it, name));
  }

  @Test
  void refusesASummaryThatCannotBeRead() throws IOException {
    refuses(
        "summary.json cannot be read",
        it -> {
          it.put("summary.json", "{}");
          list(it, "quick");
        });
  }

  @Test
  void aRunThatRepeatsAnotherStillDoesSoAfterUnpackingAndPacking() throws IOException {
    Path run = Files.createDirectory(folder.resolve("again"));
    Files.copy(OLD.resolve("quick/events.jsonl"), run.resolve("events.jsonl"));
    RunOrigin.write(run, "ab".repeat(32));
    RunFile file = RunFile.open(pack(run));

    Path unpacked = file.addTo(new RunStore(folder));

    assertThat(RunFile.open(pack(unpacked)).repeats()).contains("ab".repeat(32));
  }

  /// Renames an entry, with a list and a digest that fit.
  private static void relist(Map<String, String> entries, String name, String other) {
    entries.put(other, Objects.requireNonNull(entries.remove(name)));
    list(entries, "quick");
  }

  /// Lists all entries, with a digest that fits.
  private static void list(Map<String, String> entries, String run) {
    var files = new ArrayList<RunFileManifest.PackedFile>();
    entries.forEach((each, text) -> {
      if (!each.equals("dynorun.json")) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        files.add(new RunFileManifest.PackedFile(each, bytes.length, Fingerprint.of(bytes)));
      }
    });
    var manifest = RunFileManifest.of("1.2", run, Optional.empty(), files);
    entries.put("dynorun.json", new JsonLines().write(RunFileManifest.class, manifest));
  }

  @Test
  void refusesANewerFormatWithAdvice() throws IOException {
    refuses(
        "Use a newer Dynobench",
        it ->
            it.computeIfPresent(
                "dynorun.json", (_, text) -> text.replace("\"format\":1", "\"format\":2")));
  }

  @Test
  void refusesWhatIsNoResultFile() throws IOException {
    refuses("it has no dynorun.json", Map::clear);
    refuses("cannot be read", it -> it.put("dynorun.json", "[1, 2"));
    Path text = Files.writeString(folder.resolve("a.dynorun"), "hello");
    assertThatThrownBy(() -> RunFile.open(text)).hasMessageContaining("no result file");
  }

  @Test
  void refusesACutFile() throws IOException {
    Path file = quick();
    byte[] whole = Files.readAllBytes(file);
    for (int length : List.of(0, 100, whole.length / 2, whole.length - 1)) {
      Files.write(file, Arrays.copyOf(whole, length));

      assertThatThrownBy(() -> RunFile.open(file)).isInstanceOf(RunFileException.class);
    }
  }
}
