package dynobench.ui.widgets;

import java.util.Locale;
import java.util.ResourceBundle;

/// Texts of a view, from the bundle `text` in the package of its class.
public final class ViewTexts {
  private final ResourceBundle bundle;

  public ViewTexts(Class<?> view) {
    bundle = ResourceBundle.getBundle(view.getPackageName() + ".text", Locale.ENGLISH);
  }

  /// Returns the text of a key, with its values filled in as by `String.format`. Without values it
  /// is returned unchanged.
  public String of(String key, Object... values) {
    String text = bundle.getString(key);
    return values.length == 0 ? text : String.format(Locale.ENGLISH, text, values);
  }

  /// Returns the bundle, for FXML.
  public ResourceBundle bundle() {
    return bundle;
  }
}
