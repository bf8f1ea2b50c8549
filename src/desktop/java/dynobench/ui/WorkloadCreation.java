package dynobench.ui;

import dynobench.ui.dock.ViewId;
import dynobench.ui.tasks.FolderWindow;
import dynobench.ui.tasks.NameUse;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Creation of a user-defined workload. The plan then measures it, and the system's text editor
/// opens its file.
record WorkloadCreation(Wiring wiring, ViewTexts texts) implements NameUse {
  @Override
  public String objection(String name) {
    return wiring.draft().known().objection(name);
  }

  @Override
  public void use(String name, Consumer<String> ended) {
    wiring
        .draft()
        .known()
        .create(
            name,
            file -> {
              open(name, file);
              ended.accept("");
            },
            ended);
  }

  private void open(String name, Path file) {
    wiring.draft().choose(name);
    wiring.navigation().show(ViewId.PLAN);
    wiring
        .notifications()
        .add(
            texts.of("workload.new.written", file),
            new Notifications.Offer(
                texts.of("offer.undo"), wiring.planFiles().replacement()::undo));
    FolderWindow.ofThisSystem().open(file, wiring.tasks());
  }
}
