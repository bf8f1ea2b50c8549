package dynobench.ui.upgrades;

import dynobench.result.RunResult;
import dynobench.result.UpgradeResult;
import dynobench.table.UpgradeTable;
import dynobench.table.UpgradeWords;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ViewRefresh;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// State of the view Upgrades: the matrix of the shown run, and the sentences on the chosen pair of
/// versions.
final class UpgradesViewModel {
  private final RunDisplay showing;
  private final ViewRefresh refresh;
  private final ReadOnlyObjectWrapper<List<UpgradeResult>> results =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper details = new ReadOnlyStringWrapper("");

  UpgradesViewModel(RunDisplay showing) {
    this.showing = showing;
    refresh = new ViewRefresh(showing, this::update);
  }

  private void update() {
    RunResult run = showing.result();
    List<UpgradeResult> found = UpgradeResult.of(run);
    if (!found.equals(results.get())) {
      headline.set(UpgradeWords.headline(run));
      details.set(String.join("\n\n", UpgradeWords.sentences(run)));
      results.set(found);
    }
  }

  ReadOnlyObjectProperty<List<UpgradeResult>> results() {
    return results.getReadOnlyProperty();
  }

  ReadOnlyStringProperty headline() {
    return headline.getReadOnlyProperty();
  }

  /// Returns the sentences on the chosen pair; on all pairs if none is chosen.
  ReadOnlyStringProperty details() {
    return details.getReadOnlyProperty();
  }

  /// Returns the versions that made files.
  List<String> rows() {
    return results.get().stream().map(UpgradeResult::from).distinct().toList();
  }

  /// Returns the versions that opened files.
  List<String> columns() {
    return results.get().stream().map(UpgradeResult::to).distinct().toList();
  }

  /// Returns the result of a pair; empty if it was not tested yet.
  Optional<UpgradeResult> cell(String from, String to) {
    return UpgradeResult.of(results.get(), from, to);
  }

  /// Returns the word in the cell of a pair.
  String word(String from, String to) {
    return cell(from, to).map(UpgradeTable::word).orElse("");
  }

  /// Shows the sentences on a pair.
  void choose(String from, String to) {
    cell(from, to)
        .ifPresent(each -> details.set(String.join("\n\n", UpgradeWords.sentences(List.of(each)))));
  }

  BooleanProperty visible() {
    return refresh.visible();
  }
}
