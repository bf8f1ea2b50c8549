package dynobench.table;

import dynobench.result.RunPart;
import dynobench.result.RunResult;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Texts about the parts of a run to which rounds were added.
public final class PartWords {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH);

  private PartWords() {}

  /// Returns a sentence with the rounds and the start of each part; empty for a run of one part.
  public static Optional<String> sentence(RunResult run) {
    List<RunPart> parts = run.parts();
    return parts.size() < 2
        ? Optional.empty()
        : Optional.of(
            parts.stream()
                .map(each -> each.words() + " on " + start(each, ZoneOffset.UTC) + " UTC")
                .collect(
                    Collectors.joining(
                        "; ", "Measured in %d parts: ".formatted(parts.size()), ".")));
  }

  /// Returns a clause that names the added rounds; empty for a run of one part.
  public static Optional<String> added(RunResult run) {
    String rounds =
        run.parts().stream().skip(1).map(RunPart::words).collect(Collectors.joining(" and "));
    return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds + " added later");
  }

  /// Returns the time at which a part began.
  public static String start(RunPart part, ZoneId zone) {
    return TIME.format(Instant.ofEpochMilli(part.startMillis()).atZone(zone));
  }
}
