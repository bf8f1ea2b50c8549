package dynobench.ui.widgets;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.TextArea;
import javafx.scene.text.Text;

/// Wrapped text that can be selected and copied. It is as high as its text and never scrolls by
/// itself.
public final class SelectableText extends TextArea {
  /// Space that the control's skin adds around the text, in multiples of the type size.
  private static final double AROUND_IN_TYPE = 1.6;

  public SelectableText(String text) {
    super(text);
    getStyleClass().add("selectable-text");
    setEditable(false);
    setWrapText(true);
    setPrefRowCount(1);
    setMinHeight(USE_PREF_SIZE);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    double type = getFont().getSize();
    Insets around = getInsets();
    var measured = new Text(getText());
    measured.setFont(getFont());
    measured.setWrappingWidth(
        Math.max(type, width - around.getLeft() - around.getRight() - AROUND_IN_TYPE * type));
    return Math.ceil(
        measured.getLayoutBounds().getHeight()
            + around.getTop()
            + around.getBottom()
            + AROUND_IN_TYPE * type);
  }
}
