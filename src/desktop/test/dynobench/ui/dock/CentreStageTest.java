package dynobench.ui.dock;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Toolkit;
import dynobench.ui.dock.Layout.Split;
import dynobench.ui.dock.Layout.Tabs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.feather.Feather;
import software.coley.bentofx.dockable.Dockable;

class CentreStageTest {
  private static final Layout LAYOUT =
      new Split(
          true,
          List.of(0.0, 0.4),
          List.of(
              Tabs.of(Dock.EDITOR, ViewId.PLAN, List.of(ViewId.PLAN, ViewId.TABLE)),
              Tabs.of(
                  "bottom",
                  ViewId.MONITOR,
                  List.of(ViewId.PROGRESS, ViewId.MONITOR, ViewId.CONSOLE))));

  private final BooleanProperty present = new SimpleBooleanProperty(true);
  private Dock dock;
  private Stage stage;

  @BeforeEach
  void open() throws Exception {
    dock = Toolkit.on(this::arranged);
    stage =
        Toolkit.on(() -> {
          var window = new Stage();
          window.setScene(new Scene(dock.node(), 1_200, 800));
          window.show();
          return window;
        });
    Toolkit.settle();
  }

  private Dock arranged() {
    var dock =
        new Dock(
            List.of(
                view(ViewId.PLAN, Dock.EDITOR),
                view(ViewId.TABLE, Dock.EDITOR),
                view(ViewId.PROGRESS, "bottom"),
                view(ViewId.MONITOR, "bottom").presentWhile(present),
                view(ViewId.CONSOLE, "bottom")));
    dock.arrange(LAYOUT);
    return dock;
  }

  private static DockView view(ViewId id, String home) {
    return new DockView(
        id, id.id(), id.id(), Feather.SQUARE, home, () -> new Label(id.id()), List.of());
  }

  @AfterEach
  void close() throws Exception {
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }

  private void run(Runnable action) throws Exception {
    Toolkit.on(() -> {
      action.run();
      return dock;
    });
    Toolkit.settle();
  }

  /// Returns the visible views of all tabs.
  private List<String> seen() throws Exception {
    return Toolkit.on(() ->
        dock.leaves().stream()
            .map(leaf -> leaf.getSelectedDockable())
            .map(each -> each == null ? "" : each.getIdentifier())
            .toList());
  }

  private Layout layout() throws Exception {
    return Toolkit.on(dock::currentLayout);
  }

  @Test
  void theViewReturnsToItsPlaceAndTheNextOneFollowsIt() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    assertThat(seen()).containsExactly("monitor", "console");
    assertThat(layout()).as("what would be stored").isEqualTo(LAYOUT);

    run(() -> dock.leaveCentre(Optional.of(ViewId.TABLE)));

    assertThat(seen()).containsExactly("table", "monitor");
    run(() -> dock.show(ViewId.PLAN));
    assertThat(layout()).isEqualTo(LAYOUT);
  }

  @Test
  void withoutANextViewTheFormerOneComesBack() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> dock.leaveCentre(Optional.empty()));

    assertThat(seen()).containsExactly("plan", "monitor");
    assertThat(layout()).isEqualTo(LAYOUT);
  }

  @Test
  void whatTheUserHasBroughtToTheFrontStaysThere() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> dock.show(ViewId.PLAN));
    run(() -> dock.show(ViewId.PROGRESS));
    run(() -> dock.leaveCentre(Optional.of(ViewId.TABLE)));

    assertThat(seen()).containsExactly("plan", "progress");
    assertThat(layout().views()).containsExactlyElementsOf(LAYOUT.views().toList());
  }

  @Test
  void aViewThatTheUserHasMovedStaysWhereItIs() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> dock.move(dockable("monitor"), dock.leaves().getLast()));
    Layout moved = layout();

    run(() -> dock.leaveCentre(Optional.of(ViewId.TABLE)));

    assertThat(layout()).isEqualTo(moved);
    assertThat(seen()).containsExactly("plan", "monitor");
  }

  private Dockable dockable(String id) {
    return dock.leaves().stream()
        .flatMap(leaf -> leaf.getDockables().stream())
        .filter(each -> each.getIdentifier().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aViewThatIsAloneInItsTabsStaysThere() throws Exception {
    run(() -> dock.move(dockable("progress"), dock.leaves().getFirst()));
    run(() -> dock.move(dockable("console"), dock.leaves().getFirst()));
    run(() -> dock.takeCentre(ViewId.MONITOR));

    assertThat(Toolkit.on(dock::isCentreTaken)).isFalse();
    assertThat(seen()).containsExactly("console", "monitor");
  }

  @Test
  void aViewThatIsAboutToHaveSomethingToShowComesFromItsFormerPlace() throws Exception {
    run(() -> present.set(false));
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> present.set(true));
    assertThat(seen().getFirst()).isEqualTo("monitor");

    run(() -> dock.leaveCentre(Optional.empty()));

    assertThat(seen().getFirst()).isEqualTo("plan");
    assertThat(layout().views()).containsExactlyElementsOf(LAYOUT.views().toList());
  }

  @Test
  void aViewThatHasNothingToShowAnyMoreLeavesTheMiddle() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> present.set(false));
    assertThat(Toolkit.on(dock::isCentreTaken)).isFalse();
    assertThat(seen().getFirst()).isEqualTo("plan");

    run(() -> present.set(true));

    assertThat(layout().views()).containsExactlyElementsOf(LAYOUT.views().toList());
  }

  @Test
  void anotherLayoutIsNotDisturbed() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> dock.arrange(LAYOUT));
    run(() -> dock.leaveCentre(Optional.of(ViewId.TABLE)));

    assertThat(layout()).isEqualTo(LAYOUT);
  }

  @Test
  void aViewWithTheWholeAreaKeepsIt() throws Exception {
    run(() -> dock.takeCentre(ViewId.MONITOR));
    run(() -> dock.enlarge(ViewId.MONITOR));
    run(() -> dock.leaveCentre(Optional.of(ViewId.TABLE)));
    assertThat(Toolkit.on(dock::isCentreTaken)).isTrue();

    run(() -> dock.enlarge(ViewId.MONITOR));
    run(() -> dock.leaveCentre(Optional.of(ViewId.TABLE)));
    assertThat(seen()).containsExactly("table", "monitor");
  }

  @Test
  void aShareOfTheHeightFollowsTheWindow() throws Exception {
    double before = height("monitor");
    assertThat(before).isBetween(0.38 * 800, 0.42 * 800);

    run(() -> stage.setHeight(stage.getHeight() + 100));

    assertThat(height("monitor") - before).isBetween(35.0, 45.0);
  }

  private double height(String id) throws Exception {
    return Toolkit.on(() -> Objects.requireNonNull(dockable(id).getContainer()).getHeight());
  }
}
