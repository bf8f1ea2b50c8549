package dynobench.ui.plan;

import dynobench.ui.widgets.ViewTexts;
import javafx.util.StringConverter;

/// Converter from values of plan files, such as `by-contender`, to labels.
final class PlanValueConverter extends StringConverter<String> {
  private final ViewTexts texts;
  private final String group;

  /// Creates a converter.
  ///
  /// @param group the beginning of the texts' keys
  PlanValueConverter(ViewTexts texts, String group) {
    this.texts = texts;
    this.group = group;
  }

  /// Returns the label, or an invalid value of a plan file unchanged.
  @Override
  public String toString(String written) {
    if (written == null) {
      return "";
    }
    String key = group + "." + written;
    return texts.bundle().containsKey(key) ? texts.of(key) : written;
  }

  /// Returns the label unchanged: users can't type into these boxes.
  @Override
  public String fromString(String words) {
    return words;
  }
}
