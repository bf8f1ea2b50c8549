package dynobench.ui.plan;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.durability.Durability;
import dynobench.plan.Contender;
import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Contenders of the draft as the form shows them. The list follows the draft and the available
/// engines.
final class ContenderChips {
  private final PlanDraft draft;
  private final ViewTexts texts;
  private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<Chip>> list = new ReadOnlyObjectWrapper<>(List.of());

  /// Contender as the form shows it, with its own settings.
  ///
  /// @param durability durability of its mode; unknown for a mode that isn't available here
  record Chip(DraftContender entry, String title, Durability durability) {}

  ContenderChips(PlanDraft draft, ViewTexts texts) {
    this.draft = draft;
    this.texts = texts;
    draft.catalog().subscribe(_ -> list());
    draft.contenders().addListener((InvalidationListener) _ -> list());
  }

  private void list() {
    List<DraftContender> entries = List.copyOf(draft.contenders());
    long engines = entries.stream().map(each -> each.use().split("/", 2)[0]).distinct().count();
    summary.set(
        entries.isEmpty()
            ? texts.of("contenders.none")
            : texts.of(
                "contenders.count",
                texts.of(entries.size() == 1 ? "contender.one" : "contender.many", entries.size()),
                texts.of(engines == 1 ? "engine.one" : "engine.many", engines)));
    list.set(entries.stream().map(each -> new Chip(each, title(each), durability(each))).toList());
  }

  private String title(DraftContender entry) {
    return Stream.concat(Stream.of(name(entry)), entry.conditions().stream())
        .collect(Collectors.joining(" · "));
  }

  private Durability durability(DraftContender entry) {
    return mode(entry).map(it -> it.mode().durability()).orElse(Durability.UNKNOWN);
  }

  /// Returns the name of a contender's mode, without its own settings. It contains the version if
  /// the plan has two versions of the engine, or names one. An unknown mode is named as the plan
  /// names it.
  String name(DraftContender entry) {
    return mode(entry).map(this::name).orElse(entry.use());
  }

  private String name(Catalog.Resolved own) {
    Descriptor engine = own.engine();
    boolean several =
        engine.id().contains(Contender.AT)
            || draft.contenders().stream()
                .flatMap(each -> mode(each).stream())
                .map(Catalog.Resolved::engine)
                .filter(other -> other.name().equals(engine.name()))
                .anyMatch(other -> !other.version().equals(engine.version()));
    return several
        ? engine.name() + " " + engine.version() + " " + own.mode().title()
        : own.title();
  }

  private Optional<Catalog.Resolved> mode(DraftContender entry) {
    return draft.catalog().get().stream()
        .flatMap(catalog -> catalog.engines().stream())
        .flatMap(engine -> engine.modes().stream().map(mode -> new Catalog.Resolved(engine, mode)))
        .filter(each -> each.use().equals(entry.use()))
        .findFirst();
  }

  /// Returns the numbers of contenders and engines as text.
  ReadOnlyStringProperty summary() {
    return summary.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<Chip>> all() {
    return list.getReadOnlyProperty();
  }

  void remove(Chip chip) {
    draft.contenders().remove(chip.entry());
  }

  /// Replaces a contender by one with other settings. A contender that the plan no longer has
  /// changes nothing.
  void change(Chip chip, DraftContender other) {
    int place = draft.contenders().indexOf(chip.entry());
    if (place >= 0 && !chip.entry().equals(other)) {
      draft.contenders().set(place, other);
    }
  }

  /// Adds a contender after a similar one.
  void add(Chip chip, DraftContender other) {
    int place = draft.contenders().indexOf(chip.entry());
    draft.contenders().add(place + 1, other);
  }
}
