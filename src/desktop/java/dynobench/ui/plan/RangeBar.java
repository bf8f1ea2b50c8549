package dynobench.ui.plan;

import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.widgets.RangeSlider;
import dynobench.ui.widgets.ViewTexts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// Range of the plan, for the tool bar.
public final class RangeBar {
  private RangeBar() {}

  /// Creates a slider with two thumbs and a label of its values, bound to the plan.
  public static Node of(PlanDraft draft) {
    var texts = new ViewTexts(RangeBar.class);
    var model = new RangeBarViewModel(draft, texts);
    var slider = new RangeSlider(model.scale().get(), "", "");
    slider.lowProperty().bindBidirectional(model.low());
    slider.highProperty().bindBidirectional(model.high());
    model.scale().subscribe(_ -> name(slider, model));
    model.name().subscribe(_ -> name(slider, model));
    slider.disableProperty().bind(model.nothing());
    var tip = new Tooltip();
    tip.textProperty().bind(model.tip());
    Tooltip.install(slider, tip);
    slider.accessibleHelpProperty().bind(model.tip());
    var words = new Label();
    words.textProperty().bind(model.words());
    words.getStyleClass().add("spare");
    var bar = new HBox(slider, words);
    bar.getStyleClass().add("range-bar");
    return bar;
  }

  private static void name(RangeSlider slider, RangeBarViewModel model) {
    slider.slideAlong(model.scale().get(), model.lowName(), model.highName());
  }
}
