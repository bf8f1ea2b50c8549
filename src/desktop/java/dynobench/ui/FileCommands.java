package dynobench.ui;

import dynobench.planfile.PlanFile;
import dynobench.recordings.RecordingName;
import dynobench.runfile.RunFile;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kordamp.ikonli.feather.Feather;

/// Commands that create, open and save plans, and that create a workload.
record FileCommands(Wiring wiring, ViewTexts texts) {
  private static final List<String> OPENED =
      Stream.of(PlanFile.EXTENSIONS, RecordingName.EXTENSIONS, List.of(RunFile.EXTENSION))
          .flatMap(List::stream)
          .toList();

  void addTo(Commands commands) {
    PlanFiles files = wiring.planFiles();
    commands
        .add(
            "file.new",
            () -> {
              files.startNew();
              showPlan();
            })
        .key("Shortcut+N")
        .icon(Feather.FILE_PLUS)
        .done();
    commands
        .add(
            "file.open",
            () -> wiring.dialogs().open(texts.of("file.open"), OPENED).ifPresent(this::open))
        .key("Shortcut+O")
        .icon(Feather.FOLDER)
        .done();
    commands.add("workload.new", this::beginWorkload).icon(Feather.EDIT).done();
    commands.add("file.save", this::save).key("Shortcut+S").icon(Feather.SAVE).done();
    commands.add("file.save.as", this::saveAs).key("Shortcut+Shift+S").done();
  }

  /// Opens a plan, shows the run of a result file, or shows what a recording contains.
  private void open(Path file) {
    if (RunFile.isNamed(file)) {
      wiring.archive().openFile(file);
    } else if (RecordingName.isOf(file)) {
      wiring.recordings().shown().show(Optional.of(file));
      wiring.navigation().show(ViewId.RECORDING);
    } else {
      wiring.planFiles().open(file);
      showPlan();
    }
  }

  /// Shows the plan after it was created or opened.
  private void showPlan() {
    wiring.navigation().show(ViewId.PLAN);
  }

  /// Asks for a name, creates a workload file, and opens it in the system's text editor.
  private void beginWorkload() {
    wiring
        .dialogs()
        .name(
            texts.of("workload.new"),
            texts.of("workload.new.question"),
            new WorkloadCreation(wiring, texts));
  }

  private void save() {
    if (!wiring.planFiles().save()) {
      saveAs();
    }
  }

  private void saveAs() {
    String name =
        wiring.draft().field(DraftField.NAME).get().replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    wiring
        .dialogs()
        .save(
            texts.of("file.save.as"),
            wiring.planFiles().beside(name + "." + PlanFile.EXTENSIONS.getFirst()))
        .ifPresent(wiring.planFiles()::save);
  }
}
