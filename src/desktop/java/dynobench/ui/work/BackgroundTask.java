package dynobench.ui.work;

import dynobench.run.Cancellation;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Something that goes on in the background: a run, a stored run being read, an export.
public final class BackgroundTask {
  /// Share done of work that can't tell.
  public static final double UNKNOWN = -1;

  /// How it stands.
  public enum State {
    RUNNING,
    DONE,
    FAILED
  }

  private final String title;
  private final Cancellation cancellation = new Cancellation();
  private final ReadOnlyStringWrapper stage = new ReadOnlyStringWrapper("");
  private final ReadOnlyDoubleWrapper fraction = new ReadOnlyDoubleWrapper(UNKNOWN);
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.RUNNING);

  private final ReadOnlyObjectWrapper<Optional<Duration>> timeLeft =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final CountDownLatch work = new CountDownLatch(1);
  private Optional<Failure> failure = Optional.empty();

  /// @param sentence for a person
  /// @param details the stack trace
  public record Failure(String sentence, String details) {
    public static Failure of(Throwable why) {
      var trace = new StringWriter();
      why.printStackTrace(new PrintWriter(trace));
      return new Failure(sentence(why), trace.toString());
    }

    /// Errors speak of the program's inside: only with their name do they say anything.
    private static String sentence(Throwable why) {
      String message = why instanceof Error ? why.toString() : why.getMessage();
      return message == null || message.isBlank() ? why.toString() : message;
    }
  }

  BackgroundTask(String title) {
    this.title = title;
  }

  /// What the work tells while it goes on, from any thread. However often it does, the user
  /// interface hears only the latest.
  public final class Report {
    private final Executor ui;
    private final AtomicBoolean due = new AtomicBoolean();
    private volatile String words = "";
    private volatile double share = UNKNOWN;

    private Report(Executor ui) {
      this.ui = ui;
    }

    /// @param words what it is doing now
    public void stage(String words) {
      this.words = words;
      tellSoon();
    }

    /// @param share that is done, 0 to 1
    public void fraction(double share) {
      this.share = share;
      tellSoon();
    }

    private void tellSoon() {
      if (!due.getAndSet(true)) {
        ui.execute(() -> {
          due.set(false);
          tell(words, share, Optional.empty());
        });
      }
    }

    /// Goes on, unless the user wants it to stop.
    ///
    /// @param stopped what that means then, as a sentence
    /// @throws CancellationException with that sentence
    public void proceed(String stopped) {
      if (isCancelled()) {
        throw new CancellationException(stopped);
      }
    }

    /// Whether the user wants it to stop.
    public Cancellation cancellation() {
      return cancellation;
    }
  }

  public String title() {
    return title;
  }

  /// What it is doing, or why it failed.
  public ReadOnlyStringProperty stage() {
    return stage.getReadOnlyProperty();
  }

  /// 0 to 1, or [#UNKNOWN].
  public ReadOnlyDoubleProperty fraction() {
    return fraction.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  /// How long it will go on, where that can be told.
  public ReadOnlyObjectProperty<Optional<Duration>> timeLeft() {
    return timeLeft.getReadOnlyProperty();
  }

  /// Why it failed; empty unless it has.
  public Optional<Failure> failure() {
    return failure;
  }

  /// Asks it to stop.
  public void cancel() {
    cancellation.request();
  }

  /// The same as a [Report] tells, from the user interface's own thread.
  public void tell(String words, double share, Optional<Duration> left) {
    if (state.get() == State.RUNNING) {
      stage.set(words);
      fraction.set(share);
      timeLeft.set(left);
    }
  }

  boolean isCancelled() {
    return cancellation.isRequested();
  }

  /// Whether it ended because it was asked to, which is no failure.
  boolean wasStoppedBy(Throwable why) {
    return isCancelled()
        && (why instanceof InterruptedException || why instanceof CancellationException);
  }

  /// Its work is over, on the worker's thread; the outcome is on its way.
  void workEnded() {
    work.countDown();
  }

  /// Waits until its work is over, not until its outcome was heard.
  ///
  /// @return whether it was within the time
  public boolean awaitWork(long nanos) throws InterruptedException {
    return work.await(nanos, TimeUnit.NANOSECONDS);
  }

  Report report(Executor ui) {
    return new Report(ui);
  }

  void finish() {
    fraction.set(1);
    state.set(State.DONE);
  }

  void fail(Failure why) {
    failure = Optional.of(why);
    stage.set(why.sentence());
    state.set(State.FAILED);
  }
}
