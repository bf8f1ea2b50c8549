package dynobench.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import dynobench.files.Fingerprint;
import dynobench.files.FolderTree;
import dynobench.json.JsonLines;
import dynobench.runfile.RunFileWriter;
import dynobench.store.RunReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Fuzzer of result files: damaged ones, and forged ones whose digests fit. Commands that read them
/// may refuse them, but may not fail, start anything, or write anything outside; pages may not
/// contain markup of theirs.
final class ResultFilesFuzzer implements Fuzzer {
  private static final String MANIFEST = "dynorun.json";

  private static final Pattern JAR = Pattern.compile("(?<=\")jar: [^\",]+(?=\")");
  private static final Pattern RUN = Pattern.compile("\"run\":\"([^\"]*)\"");

  /// Interval of sites, each of which has all pages of the guide.
  private static final int SITE_EVERY = 10;

  private static final String SCRIPT = "<script>hacked()</script><img src=x onerror=hacked()>";

  private static final List<String> NAMES =
      List.of(
          "../secret",
          "/tmp/x",
          "recording/../../secret",
          "recording/a",
          "recording/con.txt",
          "recording/a ",
          "recording/\u202Etxt.exe",
          "Summary.json",
          "a\\b",
          "",
          ".");

  /// List of entries as the format describes it.
  private record Manifest(
      int format,
      String dynobench,
      String run,
      Optional<String> repeats,
      List<Entry> files,
      String digest) {}

  private record Entry(String name, long bytes, String sha256) {}

  private final CommandLine commands;
  private final List<Map<String, byte[]>> sound;

  /// @param kinds folder with a run of each kind
  ResultFilesFuzzer(Path kinds, CommandLine commands) {
    this.commands = commands;
    try (Stream<Path> folders = Files.list(kinds)) {
      var packed = new ArrayList<Map<String, byte[]>>();
      for (Path each : folders.filter(Files::isDirectory).sorted().toList()) {
        packed.add(packed(each));
      }
      this.sound = List.copyOf(packed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Packs a run with digests of its jars, which older runs lack, so that sites accept it.
  private static Map<String, byte[]> packed(Path stored) throws IOException {
    Path folder = Files.createTempDirectory("sound");
    Path run = Files.createDirectory(folder.resolve("a-run"));
    Path file = folder.resolve("a.dynorun");
    try {
      String events = Files.readString(stored.resolve("events.jsonl"));
      Files.writeString(
          run.resolve("events.jsonl"),
          JAR.matcher(events).replaceAll("$0, SHA-256 0123456789abcdef"));
      new RunFileWriter(run, new RunReader(run).result(), "fuzz")
          .write(file, new RunFileWriter.Permitted(false, false));
      var entries = new TreeMap<String, byte[]>();
      try (var zip = new ZipFile(file.toFile())) {
        for (ZipEntry each : Collections.list(zip.entries())) {
          entries.put(each.getName(), zip.getInputStream(each).readAllBytes());
        }
      }
      return entries;
    } finally {
      FolderTree.delete(folder);
    }
  }

  @Override
  public String name() {
    return "results";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    Files.writeString(folder.resolve("secret"), "nobody else's business");
    Path file = folder.resolve("a file.dynorun");
    Map<String, byte[]> entries = new TreeMap<>(Oddities.one(random, sound));
    boolean isForged = random.nextInt(4) > 0;
    if (isForged) {
      forge(random, entries);
    }
    byte[] zip = zip(entries);
    Files.write(file, isForged ? zip : new LogDamage(random).of(zip));
    Snapshot before = Snapshot.of(folder);
    var input = new StringBuilder(folder.toString());
    entries.values().forEach(it -> input.append(new String(it, UTF_8)));

    var findings = new ArrayList<Finding>();
    CommandLine.Answer check = run(List.of("site", "--check", file.toString()), input, findings);
    before.changes(Snapshot.of(folder)).forEach(it -> findings.add(new Finding("changed", it)));
    Path workspace = folder.resolve("work");
    run(List.of("unpack", file.toString(), "--workspace", workspace.toString()), input, findings);
    boolean isShown = input.indexOf(SCRIPT) >= 0;
    var noted = new ArrayList<String>();
    if (isShown || random.nextInt(SITE_EVERY) == 0) {
      Path site = folder.resolve("site");
      run(List.of("site", file.toString(), "--into", site.toString()), input, findings);
      findings.addAll(markup(site));
      if (isShown && Files.exists(site.resolve("files"))) {
        noted.add("a site with a script in a text");
      }
    }
    before.changes(Snapshot.of(folder)).stream()
        .filter(it -> !it.startsWith("made: " + workspace) && !it.contains(folder + "/site"))
        .forEach(it -> findings.add(new Finding("outside changed", it)));
    boolean isAccepted = check.code() == 0;
    return FuzzVerdict.of(isAccepted, List.of(check.out()), input.toString(), findings)
        .noting(noted);
  }

  private CommandLine.Answer run(
      List<String> arguments, StringBuilder input, List<Finding> findings) throws IOException {
    CommandLine.Answer answer = commands.run(arguments);
    boolean isCheck = arguments.contains("--check");
    answer.faults(input.toString()).stream()
        .filter(it -> !isCheck || !it.kind().equals("refused without a word")) // it says so in out
        .forEach(
            it -> findings.add(new Finding(arguments.getFirst() + ": " + it.kind(), it.details())));
    return answer;
  }

  /// Returns findings on pages that contain markup of a file.
  private static List<Finding> markup(Path site) throws IOException {
    var findings = new ArrayList<Finding>();
    if (Files.isDirectory(site)) {
      try (Stream<Path> all = Files.walk(site)) {
        for (Path each : all.filter(it -> it.toString().matches(".*\\.(html|js)")).toList()) {
          String page = Files.readString(each);
          if (page.contains("<script>hacked") || page.contains("<img src=x")) {
            findings.add(new Finding("markup of a file is in a page", each.toString()));
          }
        }
      }
    }
    return findings;
  }

  /// Changes one entry or name, and mostly the list and the digests, too.
  private static void forge(RandomGenerator random, Map<String, byte[]> entries) {
    List<String> names = List.copyOf(entries.keySet());
    String one = Oddities.one(random, names);
    byte[] content = Objects.requireNonNull(entries.get(one));
    switch (random.nextInt(8)) {
      case 0 -> entries.put(Oddities.one(random, NAMES), content);
      case 1 -> entries.remove(one);
      case 2 -> forgeTexts(random, entries);
      default -> entries.put(one, changed(random, one, content));
    }
    boolean isListKept = one.equals(MANIFEST) || random.nextInt(6) == 0;
    if (!isListKept) {
      entries.put(MANIFEST, manifest(random, entries));
    }
  }

  /// Puts a script into all texts of one kind that pages show.
  private static void forgeTexts(RandomGenerator random, Map<String, byte[]> entries) {
    String key = Oddities.one(random, List.of("title", "cpu", "jdk", "description", "about"));
    Pattern texts = Pattern.compile("(?<=\"" + key + "\":)\"(?:[^\"\\\\]|\\\\.)*\"");
    String script = Matcher.quoteReplacement("\"" + SCRIPT + "\"");
    for (String each : List.of("events.jsonl", "summary.json")) {
      String text = new String(Objects.requireNonNull(entries.get(each)), UTF_8);
      entries.put(each, texts.matcher(text).replaceAll(script).getBytes(UTF_8));
    }
  }

  private static byte[] changed(RandomGenerator random, String name, byte[] content) {
    if (name.equals("events.jsonl") && random.nextBoolean()) {
      return new LogDamage(random).of(content);
    }
    String text = new String(content, UTF_8);
    if (name.endsWith(".toml")) {
      return new TextMutation(random).of(text).getBytes(UTF_8);
    }
    List<String> lines = new ArrayList<>(text.lines().toList());
    int at = random.nextInt(lines.size());
    String line = lines.get(at);
    List<JsonPlaces.JsonPlace> places = JsonPlaces.of(line);
    if (!places.isEmpty()) {
      JsonPlaces.JsonPlace place = Oddities.one(random, places);
      String value = random.nextBoolean() ? "\"" + SCRIPT + "\"" : Oddities.value(random);
      lines.set(at, random.nextInt(8) == 0 ? place.remove(line) : place.put(line, value));
    }
    return (String.join("\n", lines) + "\n").getBytes(UTF_8);
  }

  private static byte[] manifest(RandomGenerator random, Map<String, byte[]> entries) {
    Matcher known = RUN.matcher(new String(entries.getOrDefault(MANIFEST, new byte[0]), UTF_8));
    String run = known.find() && random.nextInt(8) > 0 ? known.group(1) : Oddities.text(random);
    var files = new ArrayList<Entry>();
    var list = new StringBuilder("format 1\nrun " + run + "\nrepeats none\n");
    entries.forEach((name, content) -> {
      if (!name.equals(MANIFEST)) {
        files.add(new Entry(name, content.length, Fingerprint.of(content)));
        list.append(Fingerprint.of(content)).append("  ").append(name).append('\n');
      }
    });
    var manifest =
        new Manifest(1, "fuzz", run, Optional.empty(), files, Fingerprint.of(list.toString()));
    return new JsonLines().write(Manifest.class, manifest).getBytes(UTF_8);
  }

  private static byte[] zip(Map<String, byte[]> entries) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (OutputStream out = bytes;
        var zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey()));
        zip.write(each.getValue());
      }
    }
    return bytes.toByteArray();
  }
}
