package dynobench.ui.dock;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// How views lie in the window, as data that can be stored.
public sealed interface Layout {
  /// The ids of all views in it.
  Stream<String> views();

  /// The same with other ids.
  Layout renamed(UnaryOperator<String> ids);

  /// The view that is seen in the tabs of this id.
  Optional<String> front(String tabs);

  /// Parts beside each other, or one above the other.
  ///
  /// @param dividers where each part but the last ends, 0 to 1
  record Split(boolean stacked, List<Double> dividers, List<Layout> parts) implements Layout {
    public Split {
      dividers = List.copyOf(dividers);
      parts = List.copyOf(parts);
      if (parts.isEmpty() || dividers.size() != parts.size() - 1) {
        throw new IllegalArgumentException(
            "%d parts can't have %d dividers".formatted(parts.size(), dividers.size()));
      }
      if (dividers.stream().anyMatch(each -> !(each >= 0 && each <= 1))) {
        throw new IllegalArgumentException("a divider stands between 0 and 1: " + dividers);
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

    @Override
    public Layout renamed(UnaryOperator<String> ids) {
      return new Split(stacked, dividers, parts.stream().map(each -> each.renamed(ids)).toList());
    }
  }

  /// Views behind each other, with tabs.
  ///
  /// @param front the one that is seen
  record Tabs(String id, String front, List<String> tabs) implements Layout {
    public Tabs {
      tabs = List.copyOf(tabs);
    }

    @Override
    public Stream<String> views() {
      return tabs.stream();
    }

    @Override
    public Optional<String> front(String wanted) {
      return id.equals(wanted) ? Optional.of(front) : Optional.empty();
    }

    @Override
    public Layout renamed(UnaryOperator<String> ids) {
      return new Tabs(id, ids.apply(front), tabs.stream().map(ids).toList());
    }
  }
}
