package dynobench.ui.details;

import dynobench.chart.Look;
import dynobench.promise.Durability;
import dynobench.table.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What Details say.
///
/// @param look of the series that it is about
record Page(String title, Optional<Look> look, String subtitle, List<Section> sections) {
  Page {
    sections = List.copyOf(sections);
  }

  /// @param title `""` for the first one, which needs none
  record Section(String title, List<Item> items) {
    Section {
      items = List.copyOf(items);
    }
  }

  /// A piece of a section.
  sealed interface Item {
    /// As the clipboard takes it.
    String text();
  }

  /// A name and what it stands for.
  record Fact(String name, String value) implements Item {
    @Override
    public String text() {
      return name + ": " + value;
    }
  }

  /// What survives, with its sign.
  record Durable(String name, Durability durability) implements Item {
    @Override
    public String text() {
      return name + ": " + durability.words();
    }
  }

  /// A sentence or more.
  record Words(String text) implements Item {}

  /// Lines to be selected and copied.
  record Lines(String text) implements Item {}

  /// How a phase's time is parted.
  record Split(String title, double openNanos, double workNanos, double closeNanos)
      implements Item {
    double sum() {
      return openNanos + workNanos + closeNanos;
    }

    @Override
    public String text() {
      return "%s: open %s ms, work %s ms, close %s ms"
          .formatted(
              title,
              Numbers.millis(openNanos),
              Numbers.millis(workNanos),
              Numbers.millis(closeNanos));
    }
  }

  /// Something that went wrong, or is to be doubted.
  ///
  /// @param more what to do; may be empty
  /// @param details a stack trace or the like; may be empty
  record Bad(String title, String sentence, String more, String details) implements Item {
    @Override
    public String text() {
      return Stream.of(title + ": " + sentence, more, details)
          .filter(each -> !each.isEmpty())
          .collect(Collectors.joining("\n"));
    }
  }

  /// All of it, for the clipboard.
  String text() {
    return Stream.concat(
            Stream.of(title, subtitle),
            sections.stream()
                .flatMap(each ->
                    Stream.concat(
                        Stream.of("", each.title()), each.items().stream().map(Item::text))))
        .collect(Collectors.joining("\n"));
  }
}
