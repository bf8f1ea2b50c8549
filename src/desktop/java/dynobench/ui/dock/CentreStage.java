package dynobench.ui.dock;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/// Temporary place of a view in the middle, while the views there have nothing to show. Layouts are
/// stored as if the view had not left its own place.
final class CentreStage {
  private Optional<Guest> guest = Optional.empty();

  /// View in the middle, and what it has displaced.
  ///
  /// @param home the tabs that it came from
  /// @param index its position there
  /// @param wasFront whether it was the front view there
  /// @param next the view that became the front one there
  /// @param displaced the view that was the front one in the middle
  private record Guest(
      Dockable view,
      DockContainerLeaf home,
      int index,
      boolean wasFront,
      @Nullable Dockable next,
      @Nullable Dockable displaced) {
    boolean isInTheMiddle() {
      DockContainerLeaf now = view.getContainer();
      return now != null && now.getIdentifier().equals(Dock.EDITOR);
    }
  }

  /// Moves a view to the middle, in front of the others. A view that is alone in its tabs stays
  /// there, because it would leave a gap. It also stays while another view is the guest. In both
  /// cases it only comes to the front of its tabs.
  ///
  /// @param home the tabs of the view, or those where a closed view belongs
  void begin(Dockable view, DockContainerLeaf home, DockContainerLeaf middle) {
    int index = home.getDockables().indexOf(view);
    if (!isOn() && !home.equals(middle) && (index < 0 || home.getDockables().size() > 1)) {
      boolean wasFront = view.equals(home.getSelectedDockable());
      Dockable displaced = middle.getSelectedDockable();
      home.removeDockable(view);
      guest =
          Optional.of(
              new Guest(
                  view,
                  home,
                  index < 0 ? home.getDockables().size() : index,
                  wasFront,
                  home.getSelectedDockable(),
                  displaced));
      middle.addDockable(0, view);
    }
    Objects.requireNonNull(view.getContainer()).selectDockable(view);
  }

  /// Puts the view back into its place. If the user has turned to another view there, that one
  /// stays in front. A view that the user has moved or closed stays where it is.
  ///
  /// @return the view that was displaced, if the middle still shows its guest
  Optional<Dockable> end(DockContainerLeaf middle) {
    Optional<Guest> was = guest.filter(Guest::isInTheMiddle);
    guest = Optional.empty();
    return was.flatMap(it -> {
      boolean seen = it.view().equals(middle.getSelectedDockable());
      boolean front = it.wasFront() && Objects.equals(it.next(), it.home().getSelectedDockable());
      middle.removeDockable(it.view());
      it.home().addDockable(Math.min(it.index(), it.home().getDockables().size()), it.view());
      if (front) {
        it.home().selectDockable(it.view());
      }
      return seen ? Optional.ofNullable(it.displaced()) : Optional.empty();
    });
  }

  /// Forgets the view, because the layout was replaced.
  void forget() {
    guest = Optional.empty();
  }

  /// Returns whether a view has been moved to the middle, and is still there.
  boolean isOn() {
    return guest.filter(Guest::isInTheMiddle).isPresent();
  }

  boolean isGuest(Dockable view) {
    return guest.filter(Guest::isInTheMiddle).filter(it -> it.view().equals(view)).isPresent();
  }

  /// Returns the ids of the views in some tabs, without a view that is there temporarily.
  List<String> residents(DockContainerLeaf tabs) {
    List<String> all = DockContainers.ids(tabs);
    return guest
        .filter(Guest::isInTheMiddle)
        .map(it -> it.view().getIdentifier())
        .map(id -> all.stream().filter(each -> !each.equals(id)).toList())
        .orElse(all);
  }

  /// Returns the position in some tabs for a view that shall come before the resident of an index.
  int place(DockContainerLeaf tabs, int resident) {
    List<String> residents = residents(tabs);
    List<String> all = DockContainers.ids(tabs);
    return resident < residents.size() ? all.indexOf(residents.get(resident)) : all.size();
  }

  /// Returns the layout of all residents, with the view in its own place.
  Layout restored(Layout layout) {
    return guest.filter(Guest::isInTheMiddle).map(it -> restored(layout, it)).orElse(layout);
  }

  private static Layout restored(Layout layout, Guest guest) {
    return switch (layout) {
      case Layout.Split split ->
          new Layout.Split(
              split.stacked(),
              split.sizes(),
              split.parts().stream().map(each -> restored(each, guest)).toList());
      case Layout.Tabs tabs when tabs.id().equals(Dock.EDITOR) -> left(tabs, guest);
      case Layout.Tabs tabs when tabs.id().equals(guest.home().getIdentifier()) ->
          entered(tabs, guest);
      case Layout.Tabs tabs -> tabs;
    };
  }

  private static Layout left(Layout.Tabs tabs, Guest guest) {
    Dockable displaced = guest.displaced();
    return tabs.front().equals(guest.view().getIdentifier())
        ? new Layout.Tabs(
            tabs.id(), displaced == null ? "" : displaced.getIdentifier(), tabs.tabs())
        : tabs;
  }

  private static Layout entered(Layout.Tabs tabs, Guest guest) {
    String id = guest.view().getIdentifier();
    var all = new ArrayList<>(tabs.tabs());
    all.add(Math.min(guest.index(), all.size()), id);
    return new Layout.Tabs(tabs.id(), guest.wasFront() ? id : tabs.front(), all);
  }
}
