package dynobench.ui.charts;

import dynobench.chart.Charts;
import dynobench.ui.charts.ChartTabs.Tab;
import dynobench.ui.dock.ViewId;
import dynobench.ui.live.LiveRun;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.ViewTexts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;

/// One chart for a presentation, with the progress of a run below it. The arrow keys change to the
/// next and the previous chart.
public final class PresentView {
  private static final List<Tab> TABS = ChartTabs.of(Charts.STANDARD);

  private final RunDisplay showing;
  private final Appearance appearance;
  private final BorderPane pane = new BorderPane();
  private final Map<Tab, ChartPane> slides = new HashMap<>();
  private int current;

  public PresentView(RunDisplay showing, LiveRun live, Appearance appearance) {
    this.showing = showing;
    this.appearance = appearance;
    pane.setId("present");
    pane.getStyleClass().add("view");
    pane.setFocusTraversable(true);
    pane.setBottom(new RunLine(live, new ViewTexts(PresentView.class)));
    pane.addEventHandler(KeyEvent.KEY_PRESSED, this::turn);
  }

  private ChartPane slide(Tab tab) {
    return new ChartPane(new ChartViewModel(showing, tab), appearance);
  }

  public Parent node() {
    return pane;
  }

  /// Starts the presentation.
  ///
  /// @param front view whose chart comes first; another view starts with the first chart
  public void begin(Optional<ViewId> front) {
    List<ViewId> charts = TABS.stream().map(Tab::view).toList();
    current = Math.max(0, front.map(charts::indexOf).orElse(0));
    show();
  }

  /// Ends the presentation; an invisible chart is not drawn.
  public void end() {
    pane.setCenter(null);
  }

  private void turn(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      appearance.presenting().set(false);
      event.consume();
      return;
    }
    int step =
        switch (event.getCode()) {
          case RIGHT, DOWN, PAGE_DOWN, SPACE -> 1;
          case LEFT, UP, PAGE_UP -> -1;
          default -> 0;
        };
    if (step != 0) {
      current = Math.floorMod(current + step, TABS.size());
      show();
      event.consume();
    }
  }

  private void show() {
    pane.setCenter(slides.computeIfAbsent(TABS.get(current), this::slide));
    pane.requestFocus();
  }
}
