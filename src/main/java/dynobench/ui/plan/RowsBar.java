package dynobench.ui.plan;

import dynobench.ui.draft.PlanDraft;
import dynobench.ui.parts.RangeSlider;
import dynobench.ui.parts.Texts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// The range of row counts for the tool bar.
public final class RowsBar {
  private RowsBar() {}

  /// A slider with two thumbs, and the row counts in words, bound to the plan.
  public static Node of(PlanDraft draft) {
    var texts = new Texts(RowsBar.class);
    var model = new RowsBarViewModel(draft, texts);
    var slider = new RangeSlider(Sliders.ROWS, texts.of("rows.low"), texts.of("rows.high"));
    slider.lowProperty().bindBidirectional(model.low());
    slider.highProperty().bindBidirectional(model.high());
    Tooltip.install(slider, new Tooltip(texts.of("rows.tip")));
    slider.setAccessibleHelp(texts.of("rows.tip"));
    var words = new Label();
    words.textProperty().bind(model.words());
    words.getStyleClass().add("spare");
    var bar = new HBox(slider, words);
    bar.getStyleClass().add("rows-bar");
    return bar;
  }
}
