package dynobench.ui.plandraft;

import dynobench.describing.NewWorkload;
import dynobench.session.ProgramHome;
import dynobench.text.PlainText;
import dynobench.ui.tasks.TaskStarter;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Available workloads. User-defined workloads can change while the window is open, so views call
/// [#reload] before they show them.
public final class KnownWorkloads {
  private static final String LOOKING = "Looking for workloads";
  private static final String WRITING = "Writing the workload %s";

  private final ProgramHome home;
  private final TaskStarter tasks;
  private final ReadOnlyObjectWrapper<Workloads> all;

  public KnownWorkloads(ProgramHome home, TaskStarter tasks) {
    this.home = home;
    this.tasks = tasks;
    all = new ReadOnlyObjectWrapper<>(home.workloads());
  }

  /// Returns the workloads that were found last.
  public ReadOnlyObjectProperty<Workloads> all() {
    return all.getReadOnlyProperty();
  }

  /// Returns the workload of that id, or the standard workload if it is unknown.
  public Workload orStandard(String id) {
    return all.get().named(id).orElseGet(all.get()::standard);
  }

  /// Reads the workloads again, in the background.
  public void reload() {
    tasks.start(LOOKING, _ -> home.workloads(), this::loaded);
  }

  private void loaded(Workloads now) {
    Workloads before = all.get();
    if (!now.all().equals(before.all()) || !now.problems().equals(before.problems())) {
      all.set(now);
    }
  }

  /// Returns why a new workload can't have a name, as a sentence; empty when it can. Uses no disk.
  public String objection(String name) {
    String clause =
        all.get()
            .refusal(name)
            .orElse(all.get().isOwn(name) ? "you have a workload \"" + name + "\" already" : "");
    return clause.isEmpty() ? "" : PlainText.capital(clause) + ".";
  }

  /// Writes a workload file to start from, and reads the workloads again.
  ///
  /// @param written receives the file
  /// @param refused receives the reason why it can't be written, as a sentence
  public void create(String name, Consumer<Path> written, Consumer<String> refused) {
    var next = new NewWorkload(home, name);
    tasks
        .background()
        .start(
            WRITING.formatted(name),
            _ -> new Created(write(next), home.workloads()),
            created -> {
              loaded(created.workloads());
              created.refusal().ifPresentOrElse(refused, () -> written.accept(next.file()));
            },
            failure -> refused.accept(failure.sentence()));
  }

  /// Outcome of writing a file.
  private record Created(Optional<String> refusal, Workloads workloads) {}

  private static Optional<String> write(NewWorkload next) {
    Optional<String> refusal = next.refusal();
    if (refusal.isPresent()) {
      return refusal;
    }
    try {
      next.write();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(next.writeFailure(e));
    }
  }
}
