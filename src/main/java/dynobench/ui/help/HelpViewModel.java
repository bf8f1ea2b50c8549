package dynobench.ui.help;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
  private final StringProperty search = new SimpleStringProperty("");
  private final ObservableList<Hit> hits = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<Optional<HelpPage>> page =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
  private final Deque<HelpPage> past = new ArrayDeque<>();
  private Optional<HelpBook> book = Optional.empty();

  /// A page in the list.
  ///
  /// @param section above it; empty when it is not the first of its section
  /// @param excerpt where the first word was found; empty when nothing is searched for
  record Hit(HelpPage page, String section, String excerpt) {}

  /// @param source asked once, when the help is looked at for the first time
  HelpViewModel(Supplier<HelpBook> source) {
    this.source = source;
    search.subscribe((_, _) -> list());
  }

  /// Reads the pages, unless that was done.
  HelpBook book() {
    return book.orElseGet(() -> {
      HelpBook read = source.get();
      book = Optional.of(read);
      list();
      page.set(read.pages().stream().findFirst());
      return read;
    });
  }

  private void list() {
    List<String> words =
        Stream.of(search.get().toLowerCase(Locale.ROOT).split("\\s+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
    hits.setAll(words.isEmpty() ? contents() : found(words));
  }

  private List<Hit> contents() {
    var sections = new HashSet<String>();
    return book().pages().stream()
        .map(each -> new Hit(each, sections.add(each.section()) ? each.section() : "", ""))
        .toList();
  }

  private List<Hit> found(List<String> words) {
    return book().pages().stream()
        .filter(each -> each.holds(words))
        .sorted((one, other) -> Boolean.compare(other.isCalled(words), one.isCalled(words)))
        .map(each -> new Hit(each, "", each.excerpt(words.getFirst())))
        .toList();
  }

  /// Shows a page; what is no page of the help changes nothing.
  void open(String id) {
    book().page(id).ifPresent(this::turnTo);
  }

  /// Shows the page on a view.
  void openView(String view) {
    book().ofView(view).ifPresent(this::turnTo);
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
