package dynobench.catalog;

import static java.util.stream.Collectors.joining;

import dynobench.files.AtomicFile;
import dynobench.files.TextFile;
import dynobench.measure.Blow;
import dynobench.measure.Stage;
import dynobench.plan.PlanText;
import dynobench.promise.Durability;
import dynobench.promise.Statement;
import dynobench.promise.Tally;
import dynobench.promise.Tested;
import dynobench.toml.Document;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/// What crashes of an engine's modes have found, in a file beside its descriptor.
///
/// @param version of the engine
/// @param tallies of its modes, one for each kind of crash
public record TestedFile(String version, List<Tally> tallies) {
  /// The file's name in an engine's folder.
  public static final String FILE = "tested.toml";

  private static final String HEAD =
      """
      # What was left when this engine's modes had crashed. Made by: dynobench crash --record
      format = 1
      version = %s
      """;

  private static final String ENTRY =
      """

      [modes.%s.%s]
      commit = %s
      way = %s
      during = %s
      disk = %s
      times = %d
      whole = %d
      lost-rows = %d
      lost-millis = %d
      not-opened = %d
      spoilt = %d
      words = %s
      opens-millis = %d
      flushes = %d
      rows = %d
      date = %s
      """;

  public TestedFile {
    tallies = List.copyOf(tallies);
  }

  /// Empty where there is none, or when there were problems.
  public static Optional<TestedFile> read(Path folder, Problems problems) throws IOException {
    Path file = folder.resolve(FILE);
    return Files.exists(file)
        ? Document.read(file.toString(), TextFile.read(file), List.of(), problems)
            .map(TestedFile::read)
        : Optional.empty();
  }

  private static TestedFile read(Section root) {
    root.count("format", 1, 1, 1);
    String version = root.text("version");
    var tallies = new ArrayList<Tally>();
    for (Section mode : root.sections("modes")) {
      for (Section each : mode.sections()) {
        tallies.add(tally(mode.name(), each));
        each.finish();
      }
    }
    root.finish();
    return new TestedFile(version, tallies);
  }

  private static Tally tally(String mode, Section at) {
    return new Tally(
        mode,
        at.text("commit"),
        at.choice("way", Blow.class).orElse(Blow.KILL),
        at.choice("during", Stage.class).orElse(Stage.WRITING),
        at.text("disk"),
        at.count("times", 0),
        at.count("whole", 0),
        at.number("lost-rows", 0),
        at.number("lost-millis", 0),
        at.count("not-opened", 0),
        at.number("spoilt", 0),
        at.text("words", ""),
        at.number("opens-millis", 0),
        at.number("flushes", 0),
        at.number("rows", 0),
        at.text("date"));
  }

  /// Writes it into an engine's folder.
  public void write(Path folder) throws IOException {
    String text =
        String.format(Locale.ROOT, HEAD, quoted(version))
            + tallies.stream().map(TestedFile::text).collect(joining());
    AtomicFile.write(folder.resolve(FILE), text);
  }

  private static String text(Tally it) {
    return String.format(
        Locale.ROOT,
        ENTRY,
        quoted(it.mode()),
        quoted(it.key()),
        quoted(it.commit()),
        quoted(Section.written(it.blow())),
        quoted(Section.written(it.stage())),
        quoted(it.disk()),
        it.times(),
        it.whole(),
        it.lostRows(),
        it.lostMillis(),
        it.notOpened(),
        it.spoilt(),
        quoted(it.words()),
        it.opensMillis(),
        it.flushes(),
        it.rows(),
        quoted(it.date()));
  }

  private static String quoted(String text) {
    return PlanText.quoted(text);
  }

  /// With what was found later, of the same version.
  public TestedFile plus(Collection<Tally> more) {
    var sums = new TreeMap<String, Tally>();
    for (Collection<Tally> each : List.of(tallies, more)) {
      each.forEach(it -> sums.merge(it.mode() + " " + it.key(), it, Tally::plus));
    }
    return new TestedFile(version, List.copyOf(sums.values()));
  }

  /// The engine, whose modes say what was found of them. What was found of another version says
  /// nothing.
  Descriptor of(Descriptor engine) {
    return version.equals(engine.version())
        ? engine.withModes(engine.modes().stream().map(this::of).toList())
        : engine;
  }

  private Mode of(Mode mode) {
    Durability promise = mode.durability();
    List<Tally> crashes = tallies.stream().filter(it -> it.mode().equals(mode.id())).toList();
    return mode.tested(
        new Durability(
            new Statement(promise.kill().promised(), found(crashes, Tally::isKill)),
            new Statement(promise.powerCut().promised(), found(crashes, it -> !it.isKill()))),
        crashes);
  }

  /// A full disk, other file systems and transactions are told of where they are listed.
  private Optional<Tested> found(List<Tally> crashes, Predicate<Tally> way) {
    return crashes.stream()
        .filter(way)
        .filter(it -> it.isUsual() && !it.isFull())
        .reduce(Tally::plus)
        .map(it -> it.tested(version));
  }
}
