package dynobench.ui.desk;

import dynobench.run.Cancellation;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Something that goes on in the background: a run, a stored run being read, an export.
public final class Job {
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

  private Optional<Failure> failure = Optional.empty();

  /// @param sentence for a person
  /// @param details the stack trace
  public record Failure(String sentence, String details) {
    static Failure of(Exception e) {
      var trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      return new Failure(
          Objects.requireNonNullElse(e.getMessage(), e.toString()), trace.toString());
    }
  }

  Job(String title) {
    this.title = title;
  }

  /// What the work tells while it goes on, from any thread.
  public final class Report {
    private final Executor ui;

    private Report(Executor ui) {
      this.ui = ui;
    }

    /// @param words what it is doing now
    public void stage(String words) {
      ui.execute(() -> stage.set(words));
    }

    /// @param share that is done, 0 to 1
    public void fraction(double share) {
      ui.execute(() -> fraction.set(share));
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

  /// Why it failed; empty unless it has.
  public Optional<Failure> failure() {
    return failure;
  }

  /// Asks it to stop.
  public void cancel() {
    cancellation.request();
  }

  /// The same as a [Report] tells, from the user interface's own thread.
  void tell(String words, double share) {
    if (state.get() == State.RUNNING) {
      stage.set(words);
      fraction.set(share);
    }
  }

  boolean isDone() {
    return state.get() == State.DONE;
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
