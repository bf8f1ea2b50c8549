package dynobench.table;

import dynobench.event.RunEvent.Crashed;
import dynobench.promise.Survival;
import dynobench.result.CrashResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A crash and what was left, in one line.
public final class CrashWords {
  private static final double MILLIS_PER_SECOND = 1_000;

  private CrashWords() {}

  /// Such as `killed after 1.0 s, 2,178 rows acknowledged: all there`.
  public static String of(Crashed crash, Survival left) {
    return String.format(
        Locale.ROOT,
        "%s after %.1f s, %,d rows acknowledged: %s",
        how(crash),
        crash.millis() / MILLIS_PER_SECOND,
        crash.acknowledged(),
        of(left));
  }

  /// The same of one that somebody may not have looked at yet.
  public static String of(CrashResult crash) {
    return crash
        .survival()
        .map(left -> of(crash.crashed(), left))
        .orElseGet(() -> how(crash.crashed()) + ", and somebody looks what is left");
  }

  /// What happened, such as `plug pulled while closing`.
  public static String how(Crashed crash) {
    return crash.stage().words(crash.blow());
  }

  /// What was left, without an engine's words.
  public static String brief(Survival left) {
    return left.opened() ? of(left) : "can't be opened";
  }

  /// What was left.
  public static String of(Survival left) {
    var words = new ArrayList<String>();
    if (!left.opened()) {
      words.add("can't be opened and read: " + left.words());
    }
    Survival.Rows rows = left.rows();
    words.addAll(counted(rows));
    return words.isEmpty() ? "all there" : String.join(", ", words);
  }

  private static List<String> counted(Survival.Rows rows) {
    var words = new ArrayList<String>();
    add(words, rows.lost(), "lost");
    words.addAll(besides(rows));
    return words;
  }

  /// What is worse than lost.
  static List<String> besides(Survival.Rows rows) {
    var words = new ArrayList<String>();
    add(words, rows.torn(), "torn");
    add(words, rows.doubled(), "doubled");
    add(words, rows.unasked(), "that nobody wrote");
    add(words, rows.halves(), "transactions half there");
    return words;
  }

  private static void add(List<String> words, long count, String what) {
    if (count > 0) {
      words.add(Numbers.count(count) + " " + what);
    }
  }
}
