package dynobench.ui;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Run folders in `runs` with one kind of damage each, and a sound one.
record DamagedRuns(Path runs) {
  static final String SOUND = "sound";

  private static final Instant STARTED = Instant.parse("2026-11-20T14:02:00Z");
  private static final long[] TIMES = {100, 200, 300};

  /// Kind of damage and its expected effect.
  ///
  /// @param trials number of trials that can be shown
  /// @param said part of the message; empty when none is expected
  record Kind(String id, int trials, String said) {}

  /// Stores a sound run.
  Path store(String id) {
    return SampleRun.store(runs.resolve(id), RunsWiring.events(STARTED, TIMES));
  }

  private Path log(String id) {
    return store(id).resolve("events.jsonl");
  }

  List<Kind> make() throws IOException {
    store(SOUND);
    truncated(log("truncated"));
    garbage(log("garbage"));
    Files.write(log("empty"), new byte[0]);
    Files.delete(log("missing"));
    folder(log("folder"));
    Files.writeString(store("plan").resolve("plan.toml"), "\u0000 = [");
    Files.writeString(runs.resolve("plan/environment.json"), "{");
    newer(log("newer"));
    strange(log("strange"));
    Files.createDirectories(runs.resolve("pictures/deep"));
    Files.write(runs.resolve("pictures/cat.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
    Files.writeString(runs.resolve("a file"), "no folder");
    Files.createSymbolicLink(runs.resolve("loop"), runs.resolve("loop"));
    return List.of(
        new Kind(SOUND, 6, ""),
        new Kind("truncated", 4, "1 line of the log of truncated cannot be read"),
        new Kind("garbage", 6, "4 lines of the log of garbage cannot be read"),
        new Kind("empty", 0, ""),
        new Kind("missing", 0, "events.jsonl does not exist. Its plan can be read: quick"),
        new Kind("folder", 0, "events.jsonl: it is a folder. Its plan can be read: quick"),
        new Kind("plan", 6, ""),
        new Kind("newer", 0, ""),
        new Kind("strange", 6, "lines of the log of strange cannot be read"),
        new Kind("pictures", 0, "events.jsonl does not exist. Its plan cannot be read either."));
  }

  private static void truncated(Path log) throws IOException {
    byte[] whole = Files.readAllBytes(log);
    Files.write(log, Arrays.copyOf(whole, whole.length * 2 / 3));
  }

  private static void garbage(Path log) throws IOException {
    var lines = new ArrayList<>(Files.readAllLines(log));
    lines.addAll(4, List.of("{{{", "", "null", "[1,2]", "\u0000\uFFFD", "{\"type\":\"Sung\"}"));
    Files.write(log, lines);
  }

  private static void folder(Path log) throws IOException {
    Files.delete(log);
    Files.createDirectory(log);
  }

  /// Writes a log of a later version, with other events and fields.
  private static void newer(Path log) throws IOException {
    String text = Files.readString(log);
    Files.writeString(
        log, text.replaceAll("\"type\":\"(Run|Trial)Started\"", "\"type\":\"$1Began\""));
  }

  /// Writes a log whose lines are almost all readable but contradictory.
  private static void strange(Path log) throws IOException {
    var codec = new EventCodec();
    List<String> sound =
        RunsWiring.events(STARTED, TIMES).stream()
            .map((RunEvent each) -> codec.write(each))
            .toList();
    String number = "(\"\\w*(Nanos|Bytes|rows|done)\"):\\d+";
    var lines = new ArrayList<String>(List.of(sound.getFirst(), sound.getLast()));
    lines.addAll(sound);
    for (String each : sound) {
      lines.add(each.replaceAll("\"trial\":\\d+", "\"trial\":99"));
      lines.add(each.replaceAll("\"atMillis\":\\d+", "\"atMillis\":" + Long.MIN_VALUE));
      lines.add(each.replaceAll("\"atMillis\":\\d+", "\"atMillis\":" + Long.MAX_VALUE));
      lines.add(each.replaceAll(number, "$1:-5"));
      lines.add(each.replaceAll(number, "$1:" + Long.MAX_VALUE));
      lines.add(each.replace("\"insert\"", "\"\""));
    }
    lines.addAll(sound.reversed());
    Files.write(log, lines, StandardCharsets.UTF_8);
  }
}
