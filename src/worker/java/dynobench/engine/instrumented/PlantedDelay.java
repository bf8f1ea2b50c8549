package dynobench.engine.instrumented;

/// Length of the delay that [DelayAgent] plants in a method of a driver: a share of the time
/// between two calls. The delay itself is a loop in the method. For calls on one thread at a time.
public final class PlantedDelay {
  /// Longest time between two calls that counts. A longer one includes something else than an
  /// operation.
  private static final long MOST_NANOS = 20_000_000;

  private static final int CALIBRATION_LOOPS = 2_000_000;
  private static final int CALIBRATIONS = 5;
  private static final int CLOCK_READINGS = 100_000;

  /// Weight of the last delay in the duration of a loop.
  private static final double WEIGHT = 0.05;

  /// Maximum excess of a delay that later delays correct. A larger excess has another cause.
  private static final double MOST_CREDIT_NANOS = 20_000;

  private static final State STATE = new State();

  private PlantedDelay() {}

  /// State of the delays in this JVM.
  private static final class State {
    private double share;
    private double nanosPerLoop = 1;
    private long last;
    private double spent;
    private double clockNanos;
    private double owed;
    private long loops;
    private long kept;
  }

  /// Sets the share, and measures the duration of a loop.
  static void begin(double share) {
    STATE.share = share;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < CALIBRATIONS; i++) {
      long start = System.nanoTime();
      STATE.kept = STATE.kept * 31 + loop(CALIBRATION_LOOPS);
      least = Math.min(least, (double) (System.nanoTime() - start) / CALIBRATION_LOOPS);
    }
    STATE.nanosPerLoop = least;
    STATE.clockNanos = clockNanos();
  }

  /// Returns the duration of a reading of the clock. Readings are no part of a delay: a share of 0
  /// has them, too.
  private static double clockNanos() {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < CALIBRATIONS; i++) {
      long start = System.nanoTime();
      for (int k = 0; k < CLOCK_READINGS; k++) {
        STATE.kept += System.nanoTime();
      }
      least = Math.min(least, (double) (System.nanoTime() - start) / CLOCK_READINGS);
    }
    return least;
  }

  /// Returns the result of a loop that takes as long as the planted one.
  private static long loop(long loops) {
    long value = 1;
    for (long i = 0; i < loops; i++) {
      value = value * 31 + i;
    }
    return value;
  }

  /// Returns the number of loops that the calling method must do now. Called by the planted code.
  public static long loops() {
    long now = System.nanoTime();
    double took = now - STATE.last - STATE.spent;
    STATE.last = now;
    STATE.owed += took > 0 && took < MOST_NANOS ? STATE.share * took : 0;
    long loops = Math.max(0, (long) (STATE.owed / STATE.nanosPerLoop));
    STATE.loops = loops;
    return loops;
  }

  /// Ends a delay, and corrects the length of the next ones: interpreted code is slower than
  /// compiled code. Keeps the result of the loop, so that no compiler removes the loop. Called by
  /// the planted code.
  public static void keep(long result) {
    STATE.kept = STATE.kept * 31 + result;
    if (STATE.loops > 0) {
      STATE.spent = System.nanoTime() - STATE.last;
      double delay = Math.max(0, STATE.spent - STATE.clockNanos);
      STATE.owed = Math.max(-MOST_CREDIT_NANOS, STATE.owed - delay);
      STATE.nanosPerLoop += WEIGHT * (delay / STATE.loops - STATE.nanosPerLoop);
    } else {
      STATE.spent = 0;
    }
  }
}
