package dynobench.table;

import dynobench.durability.RecoveryResult;
import dynobench.event.RunEvent.Crashed;
import dynobench.result.CrashResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One-line text of a crash and the rows found after it.
public final class CrashWords {
  private static final double MILLIS_PER_SECOND = 1_000;

  private CrashWords() {}

  /// Returns a text such as `killed after 1.0 s, 2,178 rows acknowledged: all there`.
  public static String of(Crashed crash, RecoveryResult left) {
    return String.format(
        Locale.ROOT,
        "%s after %.1f s, %,d rows acknowledged: %s",
        how(crash),
        crash.millis() / MILLIS_PER_SECOND,
        crash.acknowledged(),
        of(left));
  }

  /// Returns the text of a crash whose rows may not have been examined yet.
  public static String of(CrashResult crash) {
    return crash
        .survival()
        .map(left -> of(crash.crashed(), left))
        .orElseGet(() -> how(crash.crashed()) + ", checking what is left");
  }

  /// Returns the kind of crash, such as `power cut while closing`.
  public static String how(Crashed crash) {
    return crash.stage().label(crash.blow());
  }

  /// Returns the state after the crash, without an engine's message.
  public static String brief(RecoveryResult left) {
    return left.opened() ? of(left) : "cannot be opened";
  }

  /// Returns the state after the crash.
  public static String of(RecoveryResult left) {
    var words = new ArrayList<String>();
    if (!left.opened()) {
      words.add("cannot be opened and read: " + left.words());
    }
    RecoveryResult.Rows rows = left.rows();
    words.addAll(counted(rows));
    return words.isEmpty() ? "all there" : String.join(", ", words);
  }

  /// Returns whether the number of lost rows says all about the state after the crash.
  public static boolean isOnlyLoss(RecoveryResult left) {
    return left.opened() && besides(left.rows()).isEmpty();
  }

  private static List<String> counted(RecoveryResult.Rows rows) {
    var words = new ArrayList<String>();
    add(words, rows.lost(), "lost");
    words.addAll(besides(rows));
    return words;
  }

  /// Returns the kinds of damage that are worse than lost rows.
  static List<String> besides(RecoveryResult.Rows rows) {
    var words = new ArrayList<String>();
    add(words, rows.torn(), "torn");
    add(words, rows.doubled(), "doubled");
    add(words, rows.unasked(), "never written");
    add(words, rows.halves(), "partial transactions");
    return words;
  }

  private static void add(List<String> words, long count, String what) {
    if (count > 0) {
      words.add(NumberText.count(count) + " " + what);
    }
  }
}
