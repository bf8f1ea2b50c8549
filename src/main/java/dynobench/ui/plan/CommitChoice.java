package dynobench.ui.plan;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The text of a commit style, taken apart into a style and its number of rows.
final class CommitChoice {
  static final List<String> STYLES = List.of("autocommit", "every", "batch", "one transaction");

  private static final Pattern COUNTED =
      Pattern.compile("(every|batch)[ -]?(.*)", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

  private final StringProperty text;
  private final StringProperty style = new SimpleStringProperty(STYLES.getFirst());
  private final StringProperty rows = new SimpleStringProperty("100");
  private final BooleanBinding counted;
  private boolean following;

  CommitChoice(StringProperty text) {
    this.text = text;
    counted = Bindings.createBooleanBinding(() -> isCounted(style.get()), style);
    text.subscribe(this::follow);
    style.subscribe((_, _) -> write());
    rows.subscribe((_, _) -> write());
  }

  private static boolean isCounted(String style) {
    return style.equals("every") || style.equals("batch");
  }

  private void follow(String typed) {
    if (following) {
      return;
    }
    following = true;
    try {
      Matcher matcher = COUNTED.matcher(typed.strip());
      if (matcher.matches()) {
        style.set(matcher.group(1).toLowerCase(Locale.ROOT));
        rows.set(matcher.group(2));
      } else {
        style.set(typed.strip());
      }
    } finally {
      following = false;
    }
  }

  private void write() {
    if (!following) {
      following = true;
      try {
        text.set(isCounted(style.get()) ? style.get() + " " + plain(rows.get()) : style.get());
      } finally {
        following = false;
      }
    }
  }

  /// Without the commas that people group digits by, which commit styles have none of.
  private static String plain(String typed) {
    return dynobench.ui.draft.DraftField.whole(typed).stream()
        .mapToObj(Long::toString)
        .findFirst()
        .orElse(typed.strip());
  }

  /// One of [#STYLES], or what a plan file has there by mistake.
  StringProperty style() {
    return style;
  }

  /// How many rows a commit covers.
  StringProperty rows() {
    return rows;
  }

  /// Whether the style has a number of rows.
  BooleanBinding counted() {
    return counted;
  }
}
