package dynobench.ui.details;

import dynobench.chart.SeriesLook;
import dynobench.durability.Durability;
import dynobench.isolation.IsolationStatement;
import dynobench.table.NumberText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Content of the Details view, as data. Immutable.
///
/// @param look of the series that it describes; empty for a run, an engine or a mode
record DetailsPage(
    String title, Optional<SeriesLook> look, String subtitle, List<Section> sections) {
  DetailsPage {
    sections = List.copyOf(sections);
  }

  /// Section of a page.
  ///
  /// @param title `""` for the first section, which needs none
  record Section(String title, List<Item> items) {
    Section {
      items = List.copyOf(items);
    }
  }

  /// Item of a section.
  sealed interface Item {
    /// Returns the item as text for the clipboard.
    String text();
  }

  /// Name and value.
  record Fact(String name, String value) implements Item {
    @Override
    public String text() {
      return name + ": " + value;
    }
  }

  /// Durability, with its sign.
  record Durable(String name, Durability durability) implements Item {
    @Override
    public String text() {
      return name + ": " + durability.description();
    }
  }

  /// Isolation of a level, with its sign.
  record Isolated(String name, IsolationStatement isolation) implements Item {
    @Override
    public String text() {
      return name + ": " + isolation.words();
    }
  }

  /// Text of one or more sentences.
  record Sentences(String text) implements Item {}

  /// Lines that can be selected and copied.
  record SelectableLines(String text) implements Item {}

  /// Parts of a phase's time.
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
              NumberText.millis(openNanos),
              NumberText.millis(workNanos),
              NumberText.millis(closeNanos));
    }
  }

  /// Failure or warning.
  ///
  /// @param more what to do; may be empty
  /// @param details a stack trace or similar; may be empty
  record Bad(String title, String sentence, String more, String details) implements Item {
    @Override
    public String text() {
      return Stream.of(title + ": " + sentence, more, details)
          .filter(each -> !each.isEmpty())
          .collect(Collectors.joining("\n"));
    }
  }

  /// Returns the whole page as text for the clipboard.
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
