package dynobench.ui.problems;

import dynobench.table.NumberText;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.problemlist.ProblemList;
import dynobench.ui.problemlist.ProblemListEntry;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.WarningKind;
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
  private final ProblemList problemList;
  private final RunDisplay showing;
  private final Navigation navigation;
  private final Notifications notifications;
  private final ViewTexts texts;
  private final ReadOnlyStringWrapper details = new ReadOnlyStringWrapper("");

  ProblemsViewModel(
      ProblemList problemList,
      RunDisplay showing,
      Navigation navigation,
      Notifications notifications,
      ViewTexts texts) {
    this.problemList = problemList;
    this.showing = showing;
    this.navigation = navigation;
    this.notifications = notifications;
    this.texts = texts;
    showing.run().addListener((_, _, _) -> details.set(""));
  }

  ObservableList<ProblemListEntry> list() {
    return problemList.list();
  }

  /// Returns the numbers of problems, warnings by severity, and messages, as text.
  ObservableStringValue summary() {
    return Bindings.createStringBinding(
        () -> summary(problemList.counts().get()), problemList.counts());
  }

  private String summary(ProblemListEntry.Counts counts) {
    var severities = new ArrayList<String>();
    add(severities, counts.serious(), "serious");
    add(severities, counts.cautions(), "cautions");
    add(severities, counts.notes(), "notes");
    var words = new ArrayList<String>();
    if (counts.problems() > 0) {
      words.add(NumberText.counted(counts.problems(), "plan problem"));
    }
    if (counts.warnings() > 0) {
      words.add(
          texts.of(
              "warnings",
              NumberText.counted(counts.warnings(), "warning"),
              String.join(", ", severities)));
    }
    if (counts.messages() > 0) {
      words.add(NumberText.counted(counts.messages(), "message"));
    }
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

  /// Returns the titles of all kinds of warning, one a line.
  String checks() {
    return Stream.of(WarningKind.values())
        .map(WarningKind::title)
        .map(title -> "•\u2002" + title)
        .collect(Collectors.joining("\n"));
  }

  /// Returns whether another place shows more about the entry.
  static boolean leadsSomewhere(ProblemListEntry entry) {
    return !(entry.place() instanceof ProblemListEntry.LinkTarget.Here);
  }

  /// Opens the place that shows more about the entry.
  void follow(ProblemListEntry entry) {
    switch (entry.place()) {
      case ProblemListEntry.LinkTarget.Here _ -> {}
      case ProblemListEntry.LinkTarget.InView(ViewId view) -> {
        if (view.equals(ViewId.DETAILS)) {
          showing.selected().set(Optional.empty());
        }
        navigation.show(view);
      }
      case ProblemListEntry.LinkTarget.AtField(String key) -> navigation.showField(key);
      case ProblemListEntry.LinkTarget.AtSeries(var series, ViewId view) -> {
        showing.selected().set(Optional.of(series));
        navigation.show(view);
      }
    }
  }

  /// Returns the open details, such as a stack trace; `""` when no details are open.
  ReadOnlyStringProperty details() {
    return details.getReadOnlyProperty();
  }

  void open(ProblemListEntry entry) {
    details.set(entry.details());
  }

  void closeDetails() {
    details.set("");
  }

  /// Removes the notifications; problems and warnings remain.
  void clearMessages() {
    notifications.list().clear();
  }

  /// Returns entries as text for the clipboard.
  static String text(List<ProblemListEntry> which) {
    return which.stream()
        .map(each ->
            Stream.of(each.title() + ": " + each.sentence(), each.remedy(), each.details())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n\n"));
  }
}
