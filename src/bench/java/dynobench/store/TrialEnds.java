package dynobench.store;

import dynobench.files.BoundedLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Number of trials that have ended according to a log. Only the beginnings of its lines are read.
///
/// @param failed number of these trials that neither completed nor were cancelled
/// @param planned number of trials that the run should have since rounds were added; empty for a
///   run without added rounds
/// @param isWhole whether the log was read to its end; lines that are too long, or a hole of zeros,
///   stop the reading
record TrialEnds(int all, int failed, OptionalInt planned, boolean isWhole) {
  /// Beginnings of the lines that count.
  private static final byte[] END = line("TrialFinished");

  private static final byte[] ADDED = line("RoundsAdded");

  /// Index of the first byte in which both beginnings differ.
  private static final int FORK = line("").length - 1;

  /// Number of bytes after the beginning that contain the kind of outcome, or the numbers of
  /// trials.
  private static final int KIND_BYTES = 120;

  private static final Pattern HARMLESS =
      Pattern.compile("\"outcome\":\\{\"type\":\"(Completed|Cancelled)\"");

  private static final Pattern TRIALS =
      Pattern.compile("\"ended\":(\\d{1,9}),\"trials\":(\\d{1,9}),");

  private static final int BUFFER_BYTES = 1 << 16;

  private static byte[] line(String type) {
    return "{\"type\":\"%s\"".formatted(type).getBytes(StandardCharsets.UTF_8);
  }

  /// @param run folder of the run
  static TrialEnds in(Path run) throws IOException {
    var scan = new Scan();
    var buffer = new byte[BUFFER_BYTES];
    try (var in = LogFile.stream(run)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        if (!scan.accepts(buffer, count)) {
          return scan.ends(false);
        }
      }
    }
    return scan.ends(true);
  }

  /// State of the reading.
  private static final class Scan {
    private int all;
    private int failed;
    private OptionalInt planned = OptionalInt.empty();

    /// Whether the line may be about added rounds, and not about the end of a trial.
    private boolean ofRounds;

    /// Length of the match so far; beyond the pattern's length after a mismatch.
    private int at;

    private final StringBuilder rest = new StringBuilder();
    private long unended;
    private long overlong;
    private int zeros;

    /// Reads on.
    ///
    /// @return whether the rest of the log may be read
    boolean accepts(byte[] buffer, int count) {
      unended += count;
      overlong += unended > RunReader.LONGEST_LINE ? count : 0;
      for (int i = 0; i < count; i++) {
        while (at > wanted().length && i < count - 1 && buffer[i] != '\n' && buffer[i] != 0) {
          i++; // most lines are others, of which only the end is searched
        }
        byte next = buffer[i];
        zeros = next == 0 ? zeros + 1 : 0;
        if (zeros >= LogFile.HOLE_BYTES || overlong > BoundedLines.MOST_SKIPPED_BYTES) {
          return false;
        }
        if (next == '\n') {
          endLine();
          unended = (long) count - i;
        } else {
          read(next);
        }
      }
      return true;
    }

    private byte[] wanted() {
      return ofRounds ? ADDED : END;
    }

    private void read(byte next) {
      if (at < wanted().length) {
        ofRounds |= at == FORK && next == ADDED[FORK];
        at = next == wanted()[at] ? at + 1 : Integer.MAX_VALUE;
        all += at == END.length && !ofRounds ? 1 : 0;
      } else if (at == wanted().length && rest.length() < KIND_BYTES) {
        rest.append((char) next);
      }
    }

    private void endLine() {
      boolean matches = at == wanted().length;
      if (matches && ofRounds) {
        readPlanned();
      } else if (matches) {
        failed += HARMLESS.matcher(rest).find() ? 0 : 1;
      }
      rest.setLength(0);
      at = 0;
      ofRounds = false;
    }

    private void readPlanned() {
      Matcher trials = TRIALS.matcher(rest);
      if (trials.find()) {
        int ended = Integer.parseInt(trials.group(1));
        planned = OptionalInt.of(ended + Integer.parseInt(trials.group(2)));
      }
    }

    TrialEnds ends(boolean isWhole) {
      return new TrialEnds(all, failed, planned, isWhole);
    }
  }
}
