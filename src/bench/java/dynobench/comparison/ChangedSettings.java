package dynobench.comparison;

import dynobench.event.JarDigest;
import dynobench.event.Series;
import java.util.List;
import java.util.stream.Stream;

/// Engine settings that only one of two series has. Digests of jars count only if both runs stored
/// them.
record ChangedSettings(Series a, Series b) {
  /// Returns the settings that only the first series has, as a text.
  String onlyA() {
    return String.join("; ", only(lines(a), lines(b)));
  }

  /// Returns the settings that only the second series has, as a text.
  String onlyB() {
    return String.join("; ", only(lines(b), lines(a)));
  }

  private static List<String> only(List<String> these, List<String> those) {
    return these.stream().filter(line -> !those.contains(line)).toList();
  }

  private List<String> lines(Series of) {
    boolean both =
        Stream.of(a, b).allMatch(each -> each.settings().stream().anyMatch(JarDigest::isIn));
    return both ? of.settings() : of.settings().stream().map(JarDigest::without).toList();
  }
}
