package dynobench.ui.details;

import dynobench.durability.Durability;
import dynobench.isolation.ModeIsolation;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Builder of a section. It leaves out blank values and texts.
final class SectionBuilder {
  private final ViewTexts texts;
  private final List<DetailsPage.Item> items = new ArrayList<>();

  SectionBuilder(ViewTexts texts) {
    this.texts = texts;
  }

  /// Adds a fact.
  ///
  /// @param key of the name's text
  SectionBuilder add(String key, String value) {
    if (!value.isBlank()) {
      items.add(new DetailsPage.Fact(texts.of("fact." + key), value));
    }
    return this;
  }

  /// Adds the durability: the sign, and both answers in full.
  SectionBuilder durability(Durability shown) {
    items.add(new DetailsPage.Durable(texts.of("fact.durability"), shown));
    return add("kill", shown.kill().description()).add("powercut", shown.powerCut().description());
  }

  /// Adds the isolation: the sign of the default level, and all levels in full.
  SectionBuilder isolation(ModeIsolation shown) {
    shown
        .ofUsual()
        .ifPresent(it -> items.add(new DetailsPage.Isolated(texts.of("fact.level"), it)));
    shown.lines().forEach(each -> words(each));
    return this;
  }

  SectionBuilder words(String text) {
    if (!text.isBlank()) {
      items.add(new DetailsPage.Sentences(text));
    }
    return this;
  }

  SectionBuilder item(DetailsPage.Item item) {
    items.add(item);
    return this;
  }

  SectionBuilder lines(List<String> lines) {
    if (!lines.isEmpty()) {
      items.add(new DetailsPage.SelectableLines(String.join("\n", lines)));
    }
    return this;
  }

  List<DetailsPage.Item> items() {
    return List.copyOf(items);
  }

  /// Returns the section; empty when it has no items.
  ///
  /// @param key of its title's text; `""` for none
  Optional<DetailsPage.Section> section(String key) {
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DetailsPage.Section(key.isEmpty() ? "" : texts.of("section." + key), items));
  }
}
