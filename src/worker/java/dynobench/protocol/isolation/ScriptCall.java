package dynobench.protocol.isolation;

import dynobench.isolation.IsolationObservation.StepResult;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Step of a script that a session runs. Written by the session's thread, read by the thread that
/// runs the script.
final class ScriptCall {
  private static final long NEVER = -1;

  private final CountDownLatch over = new CountDownLatch(1);
  private volatile long startNanos = NEVER;
  private volatile long endNanos = NEVER;
  private volatile boolean isSkipped;
  private volatile Optional<String> answer = Optional.empty();
  private volatile String refusal = "";

  void begin() {
    startNanos = System.nanoTime();
  }

  void end(Optional<String> rows) {
    answer = rows;
    endNanos = System.nanoTime();
  }

  void refuse(String words) {
    refusal = words;
    endNanos = System.nanoTime();
  }

  void skip() {
    isSkipped = true;
    over.countDown();
  }

  /// Tells that the session is free for its next step.
  void release() {
    over.countDown();
  }

  boolean await(long nanos) throws InterruptedException {
    return over.await(nanos, TimeUnit.NANOSECONDS);
  }

  boolean isOver() {
    return over.getCount() == 0;
  }

  Optional<String> answer() {
    return answer;
  }

  boolean isRefused() {
    return !refusal.isEmpty();
  }

  boolean isComplete() {
    return endNanos != NEVER && !isRefused();
  }

  /// Returns whether this step ended only after another one had begun.
  boolean endsAfterBeginOf(ScriptCall other) {
    return startNanos != NEVER
        && other.startNanos != NEVER
        && (endNanos == NEVER || endNanos > other.startNanos);
  }

  StepResult result(long beginNanos, boolean waited) {
    boolean began = startNanos != NEVER && !isSkipped;
    return new StepResult(
        began ? Math.max(0, startNanos - beginNanos) : 0,
        began && endNanos != NEVER ? endNanos - startNanos : NEVER,
        waited,
        answer,
        refusal);
  }
}
