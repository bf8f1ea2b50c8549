package dynobench.ui.problems;

import dynobench.doubt.Kind;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Trouble;
import dynobench.ui.parts.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.collections.ObservableList;

/// What the list of problems shows, and what can be done with one of them.
final class ProblemsViewModel {
  private final Desk desk;
  private final Texts texts;
  private final ReadOnlyStringWrapper details = new ReadOnlyStringWrapper("");

  ProblemsViewModel(Desk desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
    desk.showing().run().addListener((_, _, _) -> details.set(""));
  }

  ObservableList<Trouble> list() {
    return desk.troubles().list();
  }

  /// How many there are of each severity, in words.
  ObservableStringValue summary() {
    return Bindings.createStringBinding(
        () -> summary(desk.troubles().counts().get()), desk.troubles().counts());
  }

  private String summary(Trouble.Counts counts) {
    var words = new ArrayList<String>();
    add(words, counts.serious(), "serious");
    add(words, counts.cautions(), "cautions");
    add(words, counts.notes(), "notes");
    return String.join(" · ", words);
  }

  private void add(List<String> words, int count, String key) {
    if (count > 0) {
      words.add(texts.of(count == 1 ? key + ".one" : key, count));
    }
  }

  /// What stands where the list is empty.
  ObservableStringValue empty() {
    return Bindings.createStringBinding(
        () ->
            switch (desk.showing().run().get().origin()) {
              case NOTHING -> texts.of("empty.nothing");
              case REFERENCE -> texts.of("empty.reference");
              case LIVE, STORED, REPLAY -> texts.of("empty.run");
            },
        desk.showing().run());
  }

  /// What is checked, in words.
  String checks() {
    return Stream.of(Kind.values())
        .map(Kind::title)
        .map(title -> "•\u2002" + title)
        .collect(Collectors.joining("\n"));
  }

  /// Whether there is more to be seen of it elsewhere.
  static boolean leadsSomewhere(Trouble trouble) {
    return !(trouble.place() instanceof Trouble.Place.Here);
  }

  /// Goes to where more is to be seen of it.
  void follow(Trouble trouble) {
    switch (trouble.place()) {
      case Trouble.Place.Here _ -> {}
      case Trouble.Place.InView(String id) -> {
        if (id.equals("details")) {
          desk.showing().selected().set(Optional.empty());
        }
        desk.navigation().show(id);
      }
      case Trouble.Place.AtField(String key) -> desk.navigation().showField(key);
      case Trouble.Place.AtSeries(var series, String view) -> {
        desk.showing().selected().set(Optional.of(series));
        desk.navigation().show(view);
      }
    }
  }

  /// The stack trace or the like that is open; `""` when none is.
  ReadOnlyStringProperty details() {
    return details.getReadOnlyProperty();
  }

  void open(Trouble trouble) {
    details.set(trouble.details());
  }

  void closeDetails() {
    details.set("");
  }

  /// Takes the window's messages away; what is wrong stays.
  void clearMessages() {
    desk.notices().list().clear();
  }

  /// For the clipboard.
  static String text(List<Trouble> which) {
    return which.stream()
        .map(each ->
            Stream.of(each.title() + ": " + each.sentence(), each.remedy(), each.details())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n\n"));
  }
}
