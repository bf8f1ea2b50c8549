package dynobench.ui.help;

import dynobench.ui.dock.ViewId;
import dynobench.ui.help.HelpBook.Hit;
import dynobench.ui.work.Tasks;
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

/// Which page is read, which were read before it, and which hold what is searched for.
final class HelpViewModel {
  private final Supplier<HelpBook> source;
  private final Tasks tasks;
  private final String title;
  private final List<Consumer<HelpBook>> waiting = new ArrayList<>();
  private final StringProperty search = new SimpleStringProperty("");
  private final ObservableList<Hit> hits = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<Optional<HelpPage>> page =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
  private final Deque<HelpPage> past = new ArrayDeque<>();
  private Optional<HelpBook> book = Optional.empty();

  /// @param source asked once, in the background, when the help is looked at for the first time
  /// @param title of the task that does so
  HelpViewModel(Supplier<HelpBook> source, Tasks tasks, String title) {
    this.source = source;
    this.tasks = tasks;
    this.title = title;
    search.subscribe((_, _) -> with(this::list));
  }

  /// Reads the pages, unless that was done, and shows the first one.
  void look() {
    with(_ -> {});
  }

  /// Does something with the pages as soon as they have been read.
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
                tasks.tell(failure);
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
    hits.setAll(words.isEmpty() ? of.contents() : of.found(words));
  }

  /// Shows a page; what is no page of the help changes nothing.
  void open(String id) {
    with(read -> read.page(id).ifPresent(this::turnTo));
  }

  /// Shows the page on a view.
  void openView(ViewId view) {
    with(read -> read.ofView(view).ifPresent(this::turnTo));
  }

  /// Goes where a link on this page leads.
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

  /// Shows the page that was read before.
  void back() {
    if (!past.isEmpty()) {
      page.set(Optional.of(past.pop()));
      canGoBack.set(!past.isEmpty());
    }
  }

  /// Words that must all occur on a page.
  StringProperty search() {
    return search;
  }

  /// The pages that hold them: all pages when there are none.
  ObservableList<Hit> hits() {
    return hits;
  }

  /// The page that is read; empty until the help is looked at.
  ReadOnlyObjectProperty<Optional<HelpPage>> page() {
    return page.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty canGoBack() {
    return canGoBack.getReadOnlyProperty();
  }
}
