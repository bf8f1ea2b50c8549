package dynobench.ui.plan;

import dynobench.planfile.PlanKey;
import dynobench.ui.widgets.FormField;
import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.TextField;
import javafx.util.converter.BooleanStringConverter;

/// Form field of a plan key that the form's layout doesn't contain. It has the key as its label and
/// a control for the key's type.
final class FurtherField {
  private FurtherField() {}

  /// Creates a field.
  ///
  /// @param text of the draft, which the control changes
  static FormField of(PlanKey<?> key, StringProperty text) {
    var field = new FormField();
    field.setKey(key.name());
    field.setLabel(key.name());
    field.setTip(key.help().replace("`", ""));
    field.getContent().add(control(key, text));
    return field;
  }

  private static Control control(PlanKey<?> key, StringProperty text) {
    return switch (key.type().kind()) {
      case CHOICE -> {
        var box = new ComboBox<String>();
        box.getItems().setAll(key.type().choices());
        box.valueProperty().bindBidirectional(text);
        yield box;
      }
      case SWITCH -> {
        var box = new CheckBox();
        Bindings.bindBidirectional(text, box.selectedProperty(), new BooleanStringConverter());
        yield box;
      }
      case TEXT, NUMBER, WORDS, HEAP, FLAGS, SHARE, LIST, TABLE -> {
        var field = new TextField();
        field.textProperty().bindBidirectional(text);
        yield field;
      }
    };
  }
}
