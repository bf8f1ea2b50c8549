package dynobench.plan;

import dynobench.plan.CommitStyle.Autocommit;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// One engine in one mode, with its own commit style, heap and flags: one series on a chart.
///
/// @param engine the id of an engine in the catalog: `hsqldb` means the version that came with the
///   program, `hsqldb@1.8.0.7` that version, `hsqldb@path:build/hsqldb.jar` the version in that
///   jar, and `hsqldb@*` every known version
/// @param mode the id of one of the engine's modes, such as `cached-shutdown`
/// @param heapMegabytes heap of the contender's workers; empty for the plan's heap
/// @param flags flags of the workers' JVM, in addition to the plan's flags
public record Contender(
    String engine, String mode, CommitStyle commit, OptionalInt heapMegabytes, List<String> flags) {
  private static final Predicate<String> ID =
      Pattern.compile("[a-z0-9][a-z0-9._-]*").asMatchPredicate();

  /// Separator between an engine and its version.
  public static final String AT = "@";

  /// Suffix of an engine that means all of its versions.
  public static final String EVERY = AT + "*";

  /// Beginning of the ids of the program's own baselines.
  private static final String BASELINE = "baseline-";

  /// Separator between an engine and the path of a jar or of a folder with jars.
  private static final String PATH = AT + "path:";

  public Contender {
    ArgumentChecks.text(
        "an engine's id",
        engine,
        it -> isEngine(it) || isEvery(it),
        "lower-case letters, digits, dots and dashes, and perhaps @ and a version, or @path: and a"
            + " file");
    ArgumentChecks.text("a mode's id", mode, ID, "lower-case letters, digits, dots and dashes");
    heapMegabytes.ifPresent(WorkerJvm::validate);
    flags = List.copyOf(flags);
    flags.forEach(WorkerJvm::validate);
  }

  /// Creates a contender with the plan's heap and flags.
  public Contender(String engine, String mode, CommitStyle commit) {
    this(engine, mode, commit, OptionalInt.empty(), List.of());
  }

  /// Returns whether a text is a valid id of a mode, of an engine without a version, or of a
  /// version.
  public static boolean isId(String text) {
    return ID.test(text);
  }

  /// Returns whether a text is a valid id of an engine, with or without a version. The id of all
  /// versions is not.
  public static boolean isEngine(String text) {
    int at = text.indexOf(AT);
    return at < 0
        ? isId(text)
        : isId(text.substring(0, at)) && (isId(text.substring(at + 1)) || isPath(text));
  }

  private static boolean isPath(String engine) {
    try {
      return pathOf(engine).filter(path -> !path.toString().isBlank()).isPresent()
          && engine.chars().noneMatch(Character::isISOControl);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /// Returns the jar or folder of jars that an engine's id names, such as `build/h2.jar` of
  /// `h2@path:build/h2.jar`.
  public static Optional<Path> pathOf(String engine) {
    int at = engine.indexOf(PATH);
    return at < 0 || at > engine.indexOf(AT)
        ? Optional.empty()
        : Optional.of(Path.of(engine.substring(at + PATH.length())));
  }

  /// Returns whether an engine's id means all its versions.
  public static boolean isEvery(String text) {
    return text.endsWith(EVERY) && isId(text.substring(0, text.length() - EVERY.length()));
  }

  /// Returns an engine's id without its version.
  public static String familyOf(String engine) {
    int at = engine.indexOf(AT);
    return at < 0 ? engine : engine.substring(0, at);
  }

  /// Returns the engine's id without its version.
  public String family() {
    return familyOf(engine);
  }

  /// Returns whether this contender is a baseline of the program, and no engine.
  public boolean isBaseline() {
    return family().startsWith(BASELINE);
  }

  /// Returns whether this contender means all versions of an engine.
  public boolean isEveryVersion() {
    return engine.endsWith(EVERY);
  }

  /// Parses `engine/mode`, for a contender with the plan's heap and flags.
  ///
  /// @throws IllegalArgumentException when the text is not of that form
  public static Contender parse(String use, CommitStyle commit) {
    int slash = use.lastIndexOf('/'); // a path may have others
    if (slash < 0) {
      throw new IllegalArgumentException(
          "a contender is written engine/mode, such as hsqldb/cached, not \"" + use + "\"");
    }
    return new Contender(use.substring(0, slash), use.substring(slash + 1), commit);
  }

  /// Returns a copy with another engine, or with another version of it.
  public Contender withEngine(String other) {
    return new Contender(other, mode, commit, heapMegabytes, flags);
  }

  /// Returns a copy with another commit style.
  public Contender withCommit(CommitStyle other) {
    return new Contender(engine, mode, other, heapMegabytes, flags);
  }

  /// Returns a copy with another heap.
  public Contender withHeap(int megabytes) {
    return new Contender(engine, mode, commit, OptionalInt.of(megabytes), flags);
  }

  /// Returns a copy with one more flag.
  public Contender withFlag(String flag) {
    return withFlags(Stream.concat(flags.stream(), Stream.of(flag)).toList());
  }

  /// Returns a copy with other flags.
  public Contender withFlags(List<String> others) {
    return new Contender(engine, mode, commit, heapMegabytes, others);
  }

  /// Returns `engine/mode`, as plans write it.
  public String use() {
    return engine + "/" + mode;
  }

  /// Returns the settings that differ from a plan's defaults, such as `batch 100`.
  public List<String> conditions() {
    var conditions = new ArrayList<String>();
    if (!(commit instanceof Autocommit)) {
      conditions.add(commit.text());
    }
    heapMegabytes.ifPresent(megabytes -> conditions.add("heap " + megabytes + "m"));
    conditions.addAll(flags);
    return conditions;
  }

  @Override
  public String toString() {
    List<String> conditions = conditions();
    return conditions.isEmpty() ? use() : use() + " (" + String.join(", ", conditions) + ")";
  }
}
