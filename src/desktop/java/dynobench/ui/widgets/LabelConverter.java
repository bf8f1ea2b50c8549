package dynobench.ui.widgets;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Converter that displays the items of a choice as labels. It doesn't parse: users can't type into
/// a choice.
public final class LabelConverter<T> extends StringConverter<T> {
  private final Function<T, String> words;

  private LabelConverter(Function<T, String> words) {
    this.words = words;
  }

  public static <T> LabelConverter<T> of(Function<T, String> words) {
    return new LabelConverter<>(words);
  }

  @Override
  public String toString(@Nullable T item) {
    return item == null ? "" : words.apply(item);
  }

  @Override
  public T fromString(String text) {
    throw new UnsupportedOperationException("the field is not editable");
  }
}
