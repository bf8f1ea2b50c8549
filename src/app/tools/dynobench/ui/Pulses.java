package dynobench.ui;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Listener to JavaFX's log of its pulses, which `-Djavafx.pulseLogger=true` prints to standard
/// error. It causes no additional frames. A pulse lasts from its start to the end of rendering;
/// passing the image to the display server is not included. All other output passes through.
final class Pulses extends PrintStream {
  /// Options of the measured JVM, which log all pulses and not only slow ones.
  static final List<String> JVM_OPTIONS =
      List.of("-Djavafx.pulseLogger=true", "-Djavafx.pulseLogger.threshold=-1");

  private static final Pattern PULSE = Pattern.compile("\\s*PULSE: \\d+ \\[(\\d+)ms:(\\d+)ms]");
  private static final String NOTHING_DRAWN = " Required No Rendering";
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final List<Pulse> pulses = new ArrayList<>();

  /// @param endNanos end of the pulse
  /// @param sinceLastMillis from the start of the pulse before to the start of this one
  /// @param drew whether the pulse drew anything; only then it is a frame
  record Pulse(long endNanos, long sinceLastMillis, long millis, boolean drew) {
    /// The log truncates milliseconds, so this is up to one millisecond early.
    long startNanos() {
      return endNanos - (millis + 1) * NANOS_PER_MILLI;
    }
  }

  private Pulses(PrintStream err) {
    super(err, true);
  }

  /// Starts listening.
  static Pulses listen() {
    var pulses = new Pulses(System.err);
    System.setErr(pulses);
    return pulses;
  }

  @Override
  public void print(String text) {
    Matcher matcher = PULSE.matcher(String.valueOf(text));
    if (matcher.matches()) {
      add(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2)));
    } else if (NOTHING_DRAWN.equals(text)) {
      lastDrewNothing();
    } else {
      super.print(text);
    }
  }

  /// Drops the log of a pulse's phases, which is printed as a buffer.
  @Override
  public void print(Object object) {
    if (!(object instanceof StringBuffer)) {
      super.print(object);
    }
  }

  /// Drops the log of a pulse's counters, which is printed in separate lines.
  @Override
  public void println(String line) {
    String text = String.valueOf(line);
    if (!text.startsWith("\t") && !text.equals("Counters:") && !text.contains("INTER PULSE")) {
      super.println(line);
    }
  }

  /// Drops empty lines, which only end a pulse.
  @Override
  public void println() {}

  private synchronized void add(long sinceLastMillis, long millis) {
    pulses.add(new Pulse(System.nanoTime(), sinceLastMillis, millis, true));
  }

  private synchronized void lastDrewNothing() {
    Pulse last = pulses.removeLast();
    pulses.add(new Pulse(last.endNanos(), last.sinceLastMillis(), last.millis(), false));
  }

  /// Returns the pulses that have ended since then.
  synchronized List<Pulse> since(long nanos) {
    return pulses.stream().filter(each -> each.endNanos() >= nanos).toList();
  }

  /// Returns the frame in progress at a moment, once it is drawn.
  synchronized Optional<Pulse> frameAt(long nanos) {
    Predicate<Pulse> before = each -> each.startNanos() <= nanos;
    return pulses.stream()
        .filter(Pulse::drew)
        .filter(each -> each.endNanos() >= nanos)
        .filter(before)
        .reduce((_, later) -> later);
  }
}
