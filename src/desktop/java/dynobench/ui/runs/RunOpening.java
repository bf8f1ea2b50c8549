package dynobench.ui.runs;

import dynobench.measure.Clock;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.runs.RunItem.Published;
import dynobench.ui.runs.RunItem.Stored;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.storedruns.RunSources;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;

/// Opening of the list's items in other views.
///
/// @param pace clock of replays
record RunOpening(RunSources library, RunDisplay showing, Navigation navigation, Clock pace) {
  /// Returns the shown run.
  ReadOnlyObjectProperty<ShownRun> shown() {
    return showing.run();
  }

  void open(RunItem item) {
    switch (item) {
      case Group _ -> {}
      case Stored run when run.running() -> library.live().show();
      case Stored run -> library.archive().open(run.entry().folder());
      case Published it -> showing.show(it.figures());
    }
  }

  void replay(Path folder) {
    library.archive().replay(folder, pace);
  }

  /// Asks for the comparison of runs.
  ///
  /// @param folders of the runs, the baseline first
  void compare(List<Path> folders) {
    showing.compared().setAll(folders);
  }

  /// Shows the list. Commands of the menu bar call this, because their effect is visible there.
  void showList() {
    navigation.show(ViewId.RUNS);
  }
}
