package dynobench.ui.dock;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Arrangement of views in the window, as data that can be stored.
public sealed interface Layout {
  /// Returns the ids of all views in it.
  Stream<String> views();

  /// Returns the id of the front view of the tabs of this id; empty if the layout has no such tabs.
  Optional<String> front(String tabs);

  /// Parts side by side, or one above the other.
  ///
  /// @param stacked whether the parts are one above the other
  /// @param sizes of the parts in pixels, from divider to divider; below 1 a share of the whole; 0
  ///   for the part that fills the rest
  record Split(boolean stacked, List<Double> sizes, List<Layout> parts) implements Layout {
    /// Maximum size of a part in pixels, larger than any screen.
    private static final double MOST = 100_000;

    public Split {
      sizes = List.copyOf(sizes);
      parts = List.copyOf(parts);
      if (parts.isEmpty() || sizes.size() != parts.size()) {
        throw new IllegalArgumentException(
            "%d parts can't have %d sizes".formatted(parts.size(), sizes.size()));
      }
      if (sizes.stream().anyMatch(each -> !(each >= 0 && each <= MOST))) {
        throw new IllegalArgumentException("a part has 0 to " + MOST + " pixels: " + sizes);
      }
    }

    @Override
    public Stream<String> views() {
      return parts.stream().flatMap(Layout::views);
    }

    @Override
    public Optional<String> front(String tabs) {
      return parts.stream().flatMap(each -> each.front(tabs).stream()).findFirst();
    }
  }

  /// Views in tabs. They are named by ids, as files store them: a file of another version may name
  /// views that this version doesn't have.
  ///
  /// @param front the id of the visible view; empty when the tabs are empty
  record Tabs(String id, String front, List<String> tabs) implements Layout {
    public Tabs {
      tabs = List.copyOf(tabs);
    }

    /// Creates tabs of known views.
    ///
    /// @param front the visible view
    public static Tabs of(String id, ViewId front, List<ViewId> views) {
      return new Tabs(id, front.id(), views.stream().map(ViewId::id).toList());
    }

    @Override
    public Stream<String> views() {
      return tabs.stream();
    }

    @Override
    public Optional<String> front(String wanted) {
      return id.equals(wanted) ? Optional.of(front) : Optional.empty();
    }
  }
}
