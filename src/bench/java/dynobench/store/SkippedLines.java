package dynobench.store;

import dynobench.result.DamagedLine;
import dynobench.result.NewerEvents;
import dynobench.result.OmittedLines;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Collects the lines of a log that are not events, or not events that this version knows. Their
/// number is limited, because a large file may not be a log.
final class SkippedLines {
  private static final int MOST = 10_000;
  private static final int LONGEST_MESSAGE = 300;

  /// Maximum number of unknown kinds, far more than any version will have: a file with more is no
  /// log.
  private static final int MOST_KINDS = 1_000;

  private final List<DamagedLine> damages = new ArrayList<>();
  private final Map<String, Integer> newer = new HashMap<>();

  void add(int line, String why) {
    if (damages.size() < MOST) {
      damages.add(new DamagedLine(line, PlainText.cut(why, LONGEST_MESSAGE)));
    } else if (damages.size() == MOST) {
      damages.add(new DamagedLine(line, "not an event; later lines of this kind are not counted"));
    }
  }

  /// Adds an event of a kind that only a newer version knows.
  void addNewer(int line, String type) {
    if (newer.size() < MOST_KINDS || newer.containsKey(type)) {
      newer.merge(type, 1, Integer::sum);
    } else {
      add(line, "unknown RunEvent \"" + type + "\", one kind of too many");
    }
  }

  OmittedLines skipped() {
    return new OmittedLines(damages, new NewerEvents(newer));
  }
}
