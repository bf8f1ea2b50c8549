package dynobench.plan;

import dynobench.plan.CommitStyle.Autocommit;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// One engine in one mode, under conditions of its own: one series on a chart.
///
/// @param engine the id of an engine in the catalog, such as `hsqldb`, at the version that came
///   with the program; `hsqldb@1.8.0.7` at that version, `hsqldb@*` at every one that is known
/// @param mode the id of one of its modes, such as `cached-shutdown`
/// @param heapMegabytes of its workers; empty for those of the plan
/// @param flags of its workers' JVM, besides those of the plan
public record Contender(
    String engine, String mode, CommitStyle commit, OptionalInt heapMegabytes, List<String> flags) {
  private static final Predicate<String> ID =
      Pattern.compile("[a-z0-9][a-z0-9._-]*").asMatchPredicate();

  /// Stands between an engine and its version.
  public static final String AT = "@";

  /// Stands behind an engine for all of its versions.
  public static final String EVERY = AT + "*";

  public Contender {
    Require.text(
        "an engine's id",
        engine,
        it -> isEngine(it) || isEvery(it),
        "lower-case letters, digits, dots and dashes, and perhaps @ and a version");
    Require.text("a mode's id", mode, ID, "lower-case letters, digits, dots and dashes");
    heapMegabytes.ifPresent(WorkerJvm::sound);
    flags = List.copyOf(flags);
    flags.forEach(WorkerJvm::sound);
  }

  /// With the plan's heap and flags.
  public Contender(String engine, String mode, CommitStyle commit) {
    this(engine, mode, commit, OptionalInt.empty(), List.of());
  }

  /// Whether this can be a mode's id, or an engine's without a version.
  public static boolean isId(String text) {
    return ID.test(text);
  }

  /// Whether this can be an engine's id.
  public static boolean isEngine(String text) {
    int at = text.indexOf(AT);
    return at < 0 ? isId(text) : isId(text.substring(0, at)) && isId(text.substring(at + 1));
  }

  /// Whether an engine's id stands for all its versions.
  public static boolean isEvery(String text) {
    return text.endsWith(EVERY) && isId(text.substring(0, text.length() - EVERY.length()));
  }

  /// An engine's id without the version that may stand behind it.
  public static String familyOf(String engine) {
    int at = engine.indexOf(AT);
    return at < 0 ? engine : engine.substring(0, at);
  }

  /// Its engine, whatever the version.
  public String family() {
    return familyOf(engine);
  }

  /// Whether it stands for all versions of an engine.
  public boolean isEveryVersion() {
    return engine.endsWith(EVERY);
  }

  /// Reads `engine/mode`.
  ///
  /// @throws IllegalArgumentException when the text is not of that form
  public static Contender parse(String use, CommitStyle commit) {
    int slash = use.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException(
          "a contender is written engine/mode, such as hsqldb/cached, not \"" + use + "\"");
    }
    return new Contender(use.substring(0, slash), use.substring(slash + 1), commit);
  }

  /// The same of another engine, or of another version.
  public Contender withEngine(String other) {
    return new Contender(other, mode, commit, heapMegabytes, flags);
  }

  /// The same with this commit style.
  public Contender withCommit(CommitStyle other) {
    return new Contender(engine, mode, other, heapMegabytes, flags);
  }

  /// The same with this heap.
  public Contender withHeap(int megabytes) {
    return new Contender(engine, mode, commit, OptionalInt.of(megabytes), flags);
  }

  /// The same with these flags.
  public Contender withFlags(List<String> others) {
    return new Contender(engine, mode, commit, heapMegabytes, others);
  }

  /// `engine/mode`, as plans write it.
  public String use() {
    return engine + "/" + mode;
  }

  /// What it sets otherwise than a plan does that says nothing, such as `batch 100`.
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
