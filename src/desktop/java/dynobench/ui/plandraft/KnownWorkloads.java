package dynobench.ui.plandraft;

import dynobench.describing.NewWorkload;
import dynobench.files.IoErrorText;
import dynobench.session.ProgramHome;
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

  /// Returns the workload of that id, or the one of plans that name none.
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

  /// Writes a workload file to start from. A notification says why it can't be written.
  ///
  /// @param written receives the file
  public void create(String name, Consumer<Path> written) {
    var next = new NewWorkload(home, name.strip());
    tasks.start(
        WRITING.formatted(next.name()),
        _ -> write(next),
        refusal -> {
          refusal.ifPresentOrElse(tasks.notifications()::add, () -> written.accept(next.file()));
          reload();
        });
  }

  private static Optional<String> write(NewWorkload next) {
    Optional<String> refusal = next.refusal();
    if (refusal.isPresent()) {
      return refusal;
    }
    try {
      next.write();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          "Cannot write %s: %s. Delete that file or choose another name, and try again."
              .formatted(next.file(), IoErrorText.of(e)));
    }
  }
}
