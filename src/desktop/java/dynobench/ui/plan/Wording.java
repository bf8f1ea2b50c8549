package dynobench.ui.plan;

import dynobench.ui.parts.Texts;
import javafx.util.StringConverter;

/// The words for what plan files write, such as `by-contender`.
final class Wording extends StringConverter<String> {
  private final Texts texts;
  private final String group;

  /// @param group the beginning of the texts' keys
  Wording(Texts texts, String group) {
    this.texts = texts;
    this.group = group;
  }

  /// What a plan file writes by mistake stands there as it is.
  @Override
  public String toString(String written) {
    if (written == null) {
      return "";
    }
    String key = group + "." + written;
    return texts.bundle().containsKey(key) ? texts.of(key) : written;
  }

  /// Nobody types into these boxes.
  @Override
  public String fromString(String words) {
    return words;
  }
}
