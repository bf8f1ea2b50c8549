package dynobench.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Counter of the results of one fuzzer.
final class Tally {
  private static final int MOST_EXAMPLES = 3;

  private final String name;
  private final Set<String> messages = new HashSet<>();
  private final Map<String, List<String>> findings = new TreeMap<>();
  private final Map<String, Integer> noted = new TreeMap<>();
  private long inputs;
  private long accepted;
  private long slowestNanos;
  private long slowestSeed;

  Tally(String name) {
    this.name = name;
  }

  void add(long seed, long nanos, FuzzVerdict verdict) {
    inputs++;
    accepted += verdict.accepted() ? 1 : 0;
    if (nanos > slowestNanos) {
      slowestNanos = nanos;
      slowestSeed = seed;
    }
    verdict.said().forEach(each -> messages.add(Wording.template(each)));
    verdict.noted().forEach(each -> noted.merge(each, 1, Integer::sum));
    verdict.findings().forEach(each -> add(seed, each));
  }

  void add(long seed, Finding finding) {
    findings
        .computeIfAbsent(finding.kind(), _ -> new ArrayList<>())
        .add(name + ":" + seed + "  " + finding.details());
  }

  boolean isClean() {
    return findings.isEmpty();
  }

  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%-12s %,7d inputs  %,7d accepted  %,7d refused  %,6d distinct messages  slowest %,d ms"
                + " (%s:%d)",
            name,
            inputs,
            accepted,
            inputs - accepted,
            messages.size(),
            slowestNanos / 1_000_000,
            name,
            slowestSeed));
    noted.forEach((kind, count) -> lines.add("  counted: %d × %s".formatted(count, kind)));
    findings.forEach((kind, all) -> {
      lines.add("  FINDING: %d × %s".formatted(all.size(), kind));
      all.stream().limit(MOST_EXAMPLES).forEach(each -> lines.add("    " + printable(each)));
    });
    return lines;
  }

  private static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}", "·");
  }
}
