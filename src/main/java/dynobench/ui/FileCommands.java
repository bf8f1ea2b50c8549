package dynobench.ui;

import dynobench.plan.PlanFile;
import dynobench.ui.command.Commands;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.parts.Texts;
import org.kordamp.ikonli.feather.Feather;

/// The commands that open and save plans.
record FileCommands(Wiring wiring, Texts texts) {
  void addTo(Commands commands) {
    PlanFiles files = wiring.planFiles();
    commands.add("file.new", files::startNew).key("Shortcut+N").icon(Feather.FILE_PLUS).done();
    commands
        .add(
            "file.open",
            () ->
                wiring
                    .dialogs()
                    .open(texts.of("file.open"), PlanFile.EXTENSIONS)
                    .ifPresent(files::open))
        .key("Shortcut+O")
        .icon(Feather.FOLDER)
        .done();
    commands.add("file.save", this::save).key("Shortcut+S").icon(Feather.SAVE).done();
    commands.add("file.save.as", this::saveAs).key("Shortcut+Shift+S").done();
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
        .save(texts.of("file.save.as"), name + "." + PlanFile.EXTENSIONS.getFirst())
        .ifPresent(wiring.planFiles()::save);
  }
}
