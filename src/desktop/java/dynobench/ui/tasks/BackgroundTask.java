package dynobench.ui.tasks;

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

/// Task in the background, such as a run, reading a stored run, or an export.
public final class BackgroundTask {
  /// Value of [#fraction] for work that can't report its progress.
  public static final double UNKNOWN = -1;

  /// State of a task. A task that was cancelled while it ran is done, not failed.
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

  /// Reason of a failure.
  ///
  /// @param sentence message for the user
  /// @param details the stack trace; empty when the user cancelled the task
  public record Failure(String sentence, String details) {
    /// Returns the outcome of a cancelled task, which is no error and has no details.
    static Failure cancelled(String title, Throwable why) {
      boolean explained = why instanceof CancellationException && why.getMessage() != null;
      return new Failure(
          explained ? String.valueOf(why.getMessage()) : "Cancelled: " + title + ".", "");
    }

    public static Failure of(Throwable why) {
      var trace = new StringWriter();
      why.printStackTrace(new PrintWriter(trace));
      return new Failure(sentence(why), trace.toString());
    }

    /// Returns the message of an exception. An error's message is meaningful only with the error's
    /// class name.
    private static String sentence(Throwable why) {
      String message = why instanceof Error ? why.toString() : why.getMessage();
      return message == null || message.isBlank() ? why.toString() : message;
    }
  }

  BackgroundTask(String title) {
    this.title = title;
  }

  /// Progress report of the running work, callable from any thread. However often the work reports,
  /// the user interface receives only the latest state.
  public final class Report {
    private final Executor ui;
    private final AtomicBoolean due = new AtomicBoolean();
    private volatile String words = "";
    private volatile double share = UNKNOWN;

    private Report(Executor ui) {
      this.ui = ui;
    }

    /// Reports the current stage.
    ///
    /// @param words the stage, as a phrase
    public void stage(String words) {
      this.words = words;
      reportSoon();
    }

    /// Reports the share that is done.
    ///
    /// @param share 0 to 1
    public void fraction(double share) {
      this.share = share;
      reportSoon();
    }

    private void reportSoon() {
      if (!due.getAndSet(true)) {
        ui.execute(() -> {
          due.set(false);
          setProgress(words, share, Optional.empty());
        });
      }
    }

    /// Returns unless the user has cancelled the task.
    ///
    /// @param stopped consequence of the cancellation, as a sentence
    /// @throws CancellationException with that sentence, when the user has cancelled the task
    public void proceed(String stopped) {
      if (isCancelled()) {
        throw new CancellationException(stopped);
      }
    }

    /// Returns the cancellation flag of the task.
    public Cancellation cancellation() {
      return cancellation;
    }
  }

  public String title() {
    return title;
  }

  /// Returns the current stage, or the reason of the failure.
  public ReadOnlyStringProperty stage() {
    return stage.getReadOnlyProperty();
  }

  /// Returns the share that is done, 0 to 1, or [#UNKNOWN].
  public ReadOnlyDoubleProperty fraction() {
    return fraction.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  /// Returns the remaining time, where it can be estimated.
  public ReadOnlyObjectProperty<Optional<Duration>> timeLeft() {
    return timeLeft.getReadOnlyProperty();
  }

  /// Returns the reason of the failure; empty unless the task has failed.
  public Optional<Failure> failure() {
    return failure;
  }

  /// Asks the task to stop.
  public void cancel() {
    cancellation.request();
  }

  /// Sets the progress from the user interface's thread; work on another thread uses [Report].
  public void setProgress(String words, double share, Optional<Duration> left) {
    if (state.get() == State.RUNNING) {
      stage.set(words);
      fraction.set(share);
      timeLeft.set(left);
    }
  }

  boolean isCancelled() {
    return cancellation.isRequested();
  }

  /// Returns whether the task ended because it was cancelled. That is no failure.
  boolean wasStoppedBy(Throwable why) {
    return isCancelled()
        && (why instanceof InterruptedException || why instanceof CancellationException);
  }

  /// Marks the work as ended, on the worker's thread. The outcome has yet to reach the user
  /// interface's thread.
  void workEnded() {
    work.countDown();
  }

  /// Blocks until the work has ended. The outcome may be delivered later.
  ///
  /// @return whether the work ended within the time
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
