package dynobench.ui.storedruns;

import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.store.RunEntry;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.RunDisplay.Overlay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.TaskStarter;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;

/// Overlays of the charts, available and active: published figures and other runs.
public final class ChartOverlays {
  private final RunDisplay showing;
  private final RunArchive archive;
  private final TaskStarter tasks;
  private final ReadOnlyObjectWrapper<List<Reference.Repeatable>> references =
      new ReadOnlyObjectWrapper<>(List.of());

  public ChartOverlays(RunDisplay showing, RunArchive archive, TaskStarter tasks) {
    this.showing = showing;
    this.archive = archive;
    this.tasks = tasks;
  }

  /// Reads the published figures in the background.
  public void load() {
    tasks.start("Reading the references", _ -> References.allFigures(), references::set);
  }

  /// Returns the published figures for the workload of the shown run, and active overlays of other
  /// workloads. While nothing is shown, it returns all; it leaves out the shown figures.
  public List<Reference.Repeatable> fittingReferences() {
    return references.get().stream().filter(each -> fits(each.id(), each.workload().id())).toList();
  }

  /// Returns the undamaged runs with the workload of the shown run, and active overlays of other
  /// workloads, newest first. While nothing is shown, it returns all; it leaves out the shown run.
  public List<RunEntry> fittingRuns() {
    return archive.runs().get().orElse(List.of()).stream()
        .filter(each -> each.damage().isEmpty() && fits(each.id(), each.workload().orElse("")))
        .toList();
  }

  /// Returns whether the figures can be overlaid. An active overlay always fits, so that the user
  /// can remove it.
  private boolean fits(String id, String workload) {
    ShownRun shown = showing.run().get();
    return !shown.id().equals(id)
        && (has(id)
            || shown.origin() == ShownRun.Origin.NOTHING
            || showing.figures().workload().id().equals(workload));
  }

  /// Returns the published figures that charts can show; empty until they have been read.
  public ReadOnlyObjectProperty<List<Reference.Repeatable>> references() {
    return references.getReadOnlyProperty();
  }

  /// Returns the active overlays.
  public ObservableList<Overlay> active() {
    return showing.overlays();
  }

  /// Returns whether the figures of this id are an active overlay.
  public boolean has(String id) {
    return showing.overlays().stream().anyMatch(each -> each.figures().id().equals(id));
  }

  /// Adds published figures as an overlay, or removes them again.
  public void toggle(Reference.Repeatable figures) {
    if (!remove(figures.id())) {
      add(figures, true);
    }
  }

  /// Adds a stored run as an overlay as soon as it has been read, or removes it again.
  public void toggle(Path folder) {
    if (!remove(String.valueOf(folder.getFileName()))) {
      archive.read(List.of(folder), this::addAll);
    }
  }

  /// Adds the runs. A run asked for twice is added once.
  private void addAll(List<RunResult> read) {
    read.stream().filter(run -> !has(run.id())).forEach(run -> add(run, false));
  }

  private boolean remove(String id) {
    return showing.overlays().removeIf(each -> each.figures().id().equals(id));
  }

  private void add(MeasurementSet figures, boolean reference) {
    showing.overlays().add(new Overlay(figures, reference));
  }
}
