package dynobench.table;

import dynobench.comparison.GateLine;
import dynobench.comparison.GateWords;
import java.util.List;
import java.util.Locale;

/// Table of a gate: one line for each figure.
public final class GateTable {
  private GateTable() {}

  /// Returns the titles of the columns; a title of figures begins with `>`.
  public static List<String> head() {
    return List.of("", "figure", "candidate", ">ratio", ">interval", ">found from", "verdict");
  }

  /// Returns a line for each figure.
  public static List<List<String>> lines(GateWords words) {
    return words.score().lines().stream().map(line -> line(words, line)).toList();
  }

  private static List<String> line(GateWords words, GateLine line) {
    return List.of(
        line.answer().sign(),
        words.figure(line),
        line.row().b().title(),
        String.format(Locale.ROOT, "%.3f", line.row().ratio().estimate()),
        line.interval()
            .map(it -> String.format(Locale.ROOT, "%.3f–%.3f", it.low(), it.high()))
            .orElse("–"),
        line.detectable().isPresent() ? "+" + GateWords.share(line) : "–",
        words.verdict(line));
  }
}
