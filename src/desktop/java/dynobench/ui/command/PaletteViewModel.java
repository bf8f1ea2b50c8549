package dynobench.ui.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Search for commands. Each typed word occurs in the command's text or tip. Commands whose text
/// begins with the typed text come first. Then come those with words that begin with the typed
/// words, then the others. Disabled commands come last.
final class PaletteViewModel {
  /// Quality of a match, the best first.
  private enum Match {
    BEGINS,
    WORDS,
    WITHIN,
    TOLD,
    NONE
  }

  private final StringProperty query = new SimpleStringProperty("");
  private final ObservableList<Command> found = FXCollections.observableArrayList();
  private List<Command> all = List.of();

  PaletteViewModel() {
    query.subscribe(this::find);
  }

  /// Starts a new search in the commands of now.
  void begin(List<Command> commands) {
    all = List.copyOf(commands);
    query.set("");
    find();
  }

  StringProperty query() {
    return query;
  }

  /// Returns the matching commands, the best first.
  ObservableList<Command> found() {
    return found;
  }

  private void find() {
    String typed = query.get().strip().toLowerCase(Locale.ROOT);
    var met = new ArrayList<>(all.stream().filter(it -> match(it, typed) != Match.NONE).toList());
    met.sort(
        Comparator.<Command>comparingInt(it -> it.possible().get() ? 0 : 1)
            .thenComparing(it -> match(it, typed)));
    found.setAll(met);
  }

  private static Match match(Command command, String typed) {
    String text = command.text().toLowerCase(Locale.ROOT);
    if (text.startsWith(typed)) {
      return Match.BEGINS;
    }
    List<String> words = List.of(text.split("[\\s:,/–-]+"));
    if (terms(typed).allMatch(term -> words.stream().anyMatch(word -> word.startsWith(term)))) {
      return Match.WORDS;
    }
    if (terms(typed).allMatch(text::contains)) {
      return Match.WITHIN;
    }
    String told = text + " " + command.tip().toLowerCase(Locale.ROOT);
    return terms(typed).allMatch(told::contains) ? Match.TOLD : Match.NONE;
  }

  private static Stream<String> terms(String typed) {
    return Stream.of(typed.split("\\s+"));
  }
}
