package dynobench.ui.welcome;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;

/// Large button whose text wraps. An ordinary button computes its height for a single line.
public final class WelcomeCard extends Button {
  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets insets = getInsets();
    double inner = width < 0 ? width : width - insets.getLeft() - insets.getRight();
    Node body = getGraphic();
    return insets.getTop() + (body == null ? 0 : body.prefHeight(inner)) + insets.getBottom();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    Insets insets = getInsets();
    Node body = getGraphic();
    if (body != null) {
      body.resizeRelocate(
          insets.getLeft(),
          insets.getTop(),
          getWidth() - insets.getLeft() - insets.getRight(),
          getHeight() - insets.getTop() - insets.getBottom());
    }
  }
}
