package dynobench.store;

import dynobench.result.Damage;
import java.util.ArrayList;
import java.util.List;

/// The lines of a log that are no events. A large file that is no log has too many to keep.
final class Skipped {
  private static final int MOST = 10_000;
  private static final int LONGEST_MESSAGE = 300;

  private final List<Damage> damages = new ArrayList<>();

  void add(int line, String why) {
    if (damages.size() < MOST) {
      String shown = why.length() > LONGEST_MESSAGE ? why.substring(0, LONGEST_MESSAGE) + "…" : why;
      damages.add(new Damage(line, shown));
    } else if (damages.size() == MOST) {
      damages.add(new Damage(line, "no event; nor are lines behind it, which are not counted"));
    }
  }

  List<Damage> damages() {
    return damages;
  }
}
