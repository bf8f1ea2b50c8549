package dynobench.ui.runs;

import dynobench.reference.Reference;
import dynobench.store.RunEntry;
import java.util.List;

/// A line of the list.
sealed interface RunItem {
  /// By which it is found again after the list was read anew.
  String key();

  /// A heading and what stands under it.
  record Group(String title, List<RunItem> items) implements RunItem {
    public Group {
      items = List.copyOf(items);
    }

    @Override
    public String key() {
      return "group " + title;
    }
  }

  /// A run of the workspace.
  ///
  /// @param running whether this window is carrying it out
  record Stored(RunEntry entry, boolean running) implements RunItem {
    /// Whether nobody writes its log any more.
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
