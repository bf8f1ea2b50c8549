package dynobench.ui.runs;

import dynobench.reference.Reference;
import dynobench.store.RunEntry;
import java.util.List;

/// Row of the list.
sealed interface RunItem {
  /// Returns the key that identifies the row after the list was read again.
  String key();

  /// Heading with the rows below it.
  record Group(String title, List<RunItem> items) implements RunItem {
    public Group {
      items = List.copyOf(items);
    }

    @Override
    public String key() {
      return "group " + title;
    }
  }

  /// Run of the workspace.
  ///
  /// @param running whether this window is carrying it out
  record Stored(RunEntry entry, boolean running) implements RunItem {
    /// Returns whether no process writes its log any more.
    boolean ended() {
      return !running && !entry.inProgress();
    }

    @Override
    public String key() {
      return "run " + entry.id();
    }
  }

  /// Published figures.
  record Published(Reference.Repeatable figures) implements RunItem {
    @Override
    public String key() {
      return "reference " + figures.id();
    }
  }
}
