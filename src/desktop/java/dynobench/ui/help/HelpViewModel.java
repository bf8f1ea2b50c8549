package dynobench.ui.help;

import dynobench.ui.dock.ViewId;
import dynobench.ui.help.HelpBook.Hit;
import dynobench.ui.tasks.TaskStarter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// State of the help: the present page, the previous ones, and the search results.
final class HelpViewModel {
  private final Supplier<HelpBook> source;
  private final TaskStarter tasks;
  private final String title;
  private final List<Consumer<HelpBook>> waiting = new ArrayList<>();
  private final StringProperty search = new SimpleStringProperty("");
  private final ObservableList<Hit> hits = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<Optional<HelpPage>> page =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
  private final Deque<HelpPage> past = new ArrayDeque<>();
  private Optional<HelpBook> book = Optional.empty();

  /// Creates a model without pages.
  ///
  /// @param source queried in the background, when a page is first needed; again after a failure
  /// @param title of the task that reads the pages
  HelpViewModel(Supplier<HelpBook> source, TaskStarter tasks, String title) {
    this.source = source;
    this.tasks = tasks;
    this.title = title;
    search.subscribe((_, _) -> with(this::list));
  }

  /// Reads the pages, unless they have been read, and shows the first one.
  void load() {
    with(_ -> {});
  }

  /// Calls an action as soon as the pages have been read.
  private void with(Consumer<HelpBook> action) {
    if (book.isPresent()) {
      action.accept(book.get());
      return;
    }
    waiting.add(action);
    if (waiting.size() == 1) {
      tasks
          .background()
          .start(
              title,
              _ -> source.get(),
              this::take,
              failure -> {
                waiting.clear(); // the next look tries again
                tasks.reportFailure(failure);
              });
    }
  }

  private void take(HelpBook read) {
    book = Optional.of(read);
    list(read);
    page.set(read.pages().stream().findFirst());
    List<Consumer<HelpBook>> actions = List.copyOf(waiting);
    waiting.clear();
    actions.forEach(each -> each.accept(read));
  }

  private void list(HelpBook of) {
    List<String> words =
        Stream.of(search.get().toLowerCase(Locale.ROOT).split("\\s+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
    hits.setAll(words.isEmpty() ? of.contents() : of.search(words));
  }

  /// Shows a page; an unknown id changes nothing.
  void open(String id) {
    with(read -> read.page(id).ifPresent(this::turnTo));
  }

  /// Shows the page about a view; a view without a page changes nothing.
  void openView(ViewId view) {
    with(read -> read.ofView(view).ifPresent(this::turnTo));
  }

  /// Opens the target of a link on the present page; an unknown target changes nothing.
  void follow(String destination) {
    page.get().ifPresent(from -> open(from.target(destination)));
  }

  private void turnTo(HelpPage next) {
    Optional<HelpPage> now = page.get();
    if (now.filter(next::equals).isEmpty()) {
      now.ifPresent(past::push);
      canGoBack.set(!past.isEmpty());
      page.set(Optional.of(next));
    }
  }

  /// Shows the previous page; does nothing if there is none.
  void back() {
    if (!past.isEmpty()) {
      page.set(Optional.of(past.pop()));
      canGoBack.set(!past.isEmpty());
    }
  }

  /// Returns the search text; all of its words must occur on a page.
  StringProperty search() {
    return search;
  }

  /// Returns the pages that match the search; all pages without a search.
  ObservableList<Hit> hits() {
    return hits;
  }

  /// Returns the present page; empty until the pages have been read.
  ReadOnlyObjectProperty<Optional<HelpPage>> page() {
    return page.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty canGoBack() {
    return canGoBack.getReadOnlyProperty();
  }
}
