package dynobench.ui.problems;

import dynobench.doubt.DoubtKind;
import dynobench.ui.concern.Concern;
import dynobench.ui.concern.Concerns;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.parts.Texts;
import dynobench.ui.shown.Showing;
import dynobench.ui.work.Notices;
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

/// State of the list of problems, and the actions for an entry.
final class ProblemsViewModel {
  private final Concerns concerns;
  private final Showing showing;
  private final Navigation navigation;
  private final Notices notices;
  private final Texts texts;
  private final ReadOnlyStringWrapper details = new ReadOnlyStringWrapper("");

  ProblemsViewModel(
      Concerns concerns, Showing showing, Navigation navigation, Notices notices, Texts texts) {
    this.concerns = concerns;
    this.showing = showing;
    this.navigation = navigation;
    this.notices = notices;
    this.texts = texts;
    showing.run().addListener((_, _, _) -> details.set(""));
  }

  ObservableList<Concern> list() {
    return concerns.list();
  }

  /// Returns the number of entries by severity, as text.
  ObservableStringValue summary() {
    return Bindings.createStringBinding(() -> summary(concerns.counts().get()), concerns.counts());
  }

  private String summary(Concern.Counts counts) {
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

  /// Returns the text for an empty list.
  ObservableStringValue empty() {
    return Bindings.createStringBinding(
        () ->
            switch (showing.run().get().origin()) {
              case NOTHING -> texts.of("empty.nothing");
              case REFERENCE -> texts.of("empty.reference");
              case LIVE, STORED, REPLAY -> texts.of("empty.run");
            },
        showing.run());
  }

  /// Returns the list of all checks, as text.
  String checks() {
    return Stream.of(DoubtKind.values())
        .map(DoubtKind::title)
        .map(title -> "•\u2002" + title)
        .collect(Collectors.joining("\n"));
  }

  /// Returns whether another place shows more about the entry.
  static boolean leadsSomewhere(Concern concern) {
    return !(concern.place() instanceof Concern.Place.Here);
  }

  /// Opens the place that shows more about the entry.
  void follow(Concern concern) {
    switch (concern.place()) {
      case Concern.Place.Here _ -> {}
      case Concern.Place.InView(ViewId view) -> {
        if (view.equals(ViewId.DETAILS)) {
          showing.selected().set(Optional.empty());
        }
        navigation.show(view);
      }
      case Concern.Place.AtField(String key) -> navigation.showField(key);
      case Concern.Place.AtSeries(var series, ViewId view) -> {
        showing.selected().set(Optional.of(series));
        navigation.show(view);
      }
    }
  }

  /// Returns the open details, such as a stack trace; `""` when no details are open.
  ReadOnlyStringProperty details() {
    return details.getReadOnlyProperty();
  }

  void open(Concern concern) {
    details.set(concern.details());
  }

  void closeDetails() {
    details.set("");
  }

  /// Removes the notifications; problems and warnings remain.
  void clearMessages() {
    notices.list().clear();
  }

  /// Returns entries as text for the clipboard.
  static String text(List<Concern> which) {
    return which.stream()
        .map(each ->
            Stream.of(each.title() + ": " + each.sentence(), each.remedy(), each.details())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n\n"));
  }
}
