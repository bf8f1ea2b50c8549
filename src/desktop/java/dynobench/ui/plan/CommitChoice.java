package dynobench.ui.plan;

import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.ValueTexts;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Text of a commit style, split into the style and its number of rows. If there are several
/// styles, which then vary, the form shows the text itself.
final class CommitChoice {
  static final List<String> STYLES =
      List.of("autocommit", "every", "batch", "values", "one transaction");

  /// Styles that the user can add to others, so that the commit style varies.
  private static final List<String> OFFERED =
      List.of(
          "autocommit", "every 100", "batch 100", "batch 1000", "values 100", "one transaction");

  private static final Pattern COUNTED =
      Pattern.compile("(every|batch|values)[ -]?(.*)", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

  private final StringProperty text;
  private final StringProperty style = new SimpleStringProperty(STYLES.getFirst());
  private final StringProperty rows = new SimpleStringProperty("100");
  private final BooleanBinding counted;
  private final ReadOnlyBooleanWrapper several = new ReadOnlyBooleanWrapper();
  private boolean typing;
  private boolean following;

  CommitChoice(StringProperty text) {
    this.text = text;
    counted = Bindings.createBooleanBinding(() -> isCounted(style.get()), style);
    text.subscribe(this::follow);
    style.subscribe((_, _) -> write());
    rows.subscribe((_, _) -> write());
  }

  private static boolean isCounted(String style) {
    return List.of("every", "batch", "values").contains(style);
  }

  private void follow(String typed) {
    several.set(typed.contains(";") || values(typed).size() > 1 || (several.get() && typing));
    if (following || several.get()) {
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

  private static List<String> values(String typed) {
    return DraftField.COMMIT.values(typed);
  }

  /// Sets whether the user is editing the text of several styles. It stays visible then, even if
  /// only one style is left.
  void typing(boolean now) {
    typing = now;
    follow(text.get());
  }

  /// Returns whether there are several styles, or the user is still editing their text.
  ReadOnlyBooleanProperty several() {
    return several.getReadOnlyProperty();
  }

  /// Returns the styles, with semicolons between them.
  StringProperty text() {
    return text;
  }

  /// Returns the suggested styles that the text doesn't contain yet.
  List<String> offered() {
    List<String> present = values(text.get());
    return OFFERED.stream().filter(each -> !present.contains(each)).toList();
  }

  /// Adds a style at the end of the text.
  void add(String another) {
    text.set(text.get().strip().replaceAll("[;,\\s]+$", "") + "; " + another);
  }

  /// Splits a counted style into its name and its number of rows; returns other styles unchanged.
  static List<String> parts(String written) {
    Matcher matcher = COUNTED.matcher(written);
    return matcher.matches() ? List.of(matcher.group(1), matcher.group(2)) : List.of(written);
  }

  /// Returns a number without separators of digit groups, which commit styles don't permit.
  private static String plain(String typed) {
    return ValueTexts.whole(typed).stream()
        .mapToObj(Long::toString)
        .findFirst()
        .orElse(typed.strip());
  }

  /// Returns one of [#STYLES], or an invalid style from a plan file.
  StringProperty style() {
    return style;
  }

  /// Returns the number of rows that a commit covers.
  StringProperty rows() {
    return rows;
  }

  /// Returns whether the style has a number of rows.
  BooleanBinding counted() {
    return counted;
  }
}
