package dynobench.profile;

import dynobench.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// Stacks of a profile as collapsed stacks, the text format of many flame graph tools: a line for
/// each stack, with its frames from the outermost to the innermost and its time.
public final class CollapsedStacks {
  private CollapsedStacks() {}

  /// Writes the stacks of a contender in a phase. The number of a line is its share of an operation
  /// in microseconds of a second, so that all lines add up to a million.
  public static void write(ProfiledPhase phase, Path file) throws IOException {
    AtomicFile.write(file, text(phase));
  }

  private static String text(ProfiledPhase phase) {
    Map<String, Double> sums = new TreeMap<>();
    FlameGraph.meanShares(phase)
        .forEach((frames, share) -> sums.merge(String.join(";", frames), share, Double::sum));
    var lines = new StringBuilder();
    sums.forEach((frames, share) -> {
      long parts = Math.round(share * 1e6);
      if (parts > 0) {
        lines.append(frames).append(' ').append(parts).append('\n');
      }
    });
    return lines.toString();
  }
}
