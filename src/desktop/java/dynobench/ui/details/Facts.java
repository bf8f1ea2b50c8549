package dynobench.ui.details;

import dynobench.promise.Durability;
import dynobench.ui.parts.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Builder of a section. It leaves out unknown values.
final class Facts {
  private final Texts texts;
  private final List<Page.Item> items = new ArrayList<>();

  Facts(Texts texts) {
    this.texts = texts;
  }

  /// Adds a fact.
  ///
  /// @param key of the name's text
  Facts add(String key, String value) {
    if (!value.isBlank()) {
      items.add(new Page.Fact(texts.of("fact." + key), value));
    }
    return this;
  }

  /// Adds the durability: the sign, and both answers in full.
  Facts durability(Durability keeps) {
    items.add(new Page.Durable(texts.of("fact.durability"), keeps));
    return add("kill", keeps.kill().words()).add("powercut", keeps.powerCut().words());
  }

  Facts words(String text) {
    if (!text.isBlank()) {
      items.add(new Page.Words(text));
    }
    return this;
  }

  Facts item(Page.Item item) {
    items.add(item);
    return this;
  }

  Facts lines(List<String> lines) {
    if (!lines.isEmpty()) {
      items.add(new Page.Lines(String.join("\n", lines)));
    }
    return this;
  }

  List<Page.Item> items() {
    return List.copyOf(items);
  }

  /// Returns the section; empty when it has no items.
  ///
  /// @param key of its title's text; `""` for none
  Optional<Page.Section> section(String key) {
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(new Page.Section(key.isEmpty() ? "" : texts.of("section." + key), items));
  }
}
