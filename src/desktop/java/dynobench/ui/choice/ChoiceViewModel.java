package dynobench.ui.choice;

import dynobench.catalog.Catalog;
import dynobench.choice.ChoiceQuestion;
import dynobench.choice.ChosenPlan;
import dynobench.choice.ChosenPlan.LeftOutEngine;
import dynobench.choice.EngineChoice;
import dynobench.choice.SurvivalNeed;
import dynobench.estimate.DurationText;
import dynobench.estimate.PastTrials;
import dynobench.plan.Contender;
import dynobench.plan.WorkerJvm;
import dynobench.toml.Problems;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// A developer's question, and the plan that answers it.
final class ChoiceViewModel {
  private static final int MOST_MINUTES = 24 * 60;

  private final Catalog catalog;
  private final Workload workload;
  private final ViewTexts texts;
  private final StringProperty rows = new SimpleStringProperty("50000");
  private final StringProperty heap = new SimpleStringProperty("512m");
  private final StringProperty minutes = new SimpleStringProperty("10");
  private final ObjectProperty<SurvivalNeed> need =
      new SimpleObjectProperty<>(SurvivalNeed.POWER_CUT);
  private final ReadOnlyObjectWrapper<Optional<ChosenPlan>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper contenders = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper amount = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper notes = new ReadOnlyStringWrapper("");
  private PastTrials past = new PastTrials();

  ChoiceViewModel(Catalog catalog, Workload workload, ViewTexts texts) {
    this.catalog = catalog;
    this.workload = workload;
    this.texts = texts;
    rows.subscribe(_ -> choose());
    heap.subscribe(_ -> choose());
    minutes.subscribe(_ -> choose());
    need.subscribe(_ -> choose());
  }

  /// Uses the durations of earlier trials for the estimate.
  void learn(PastTrials earlier) {
    past = earlier;
    choose();
  }

  private void choose() {
    boolean valid =
        wrongRows().get().isEmpty()
            && wrongHeap().get().isEmpty()
            && wrongMinutes().get().isEmpty();
    Optional<ChosenPlan> plan =
        valid ? new EngineChoice(catalog, workload, past).plan(question()) : Optional.empty();
    chosen.set(plan);
    contenders.set(plan.map(this::contenders).orElse(""));
    amount.set(plan.map(this::amount).orElse(valid ? need.get().shortage(heap.get()) : ""));
    notes.set(plan.map(ChoiceViewModel::notes).orElse(""));
  }

  private ChoiceQuestion question() {
    return new ChoiceQuestion(
        parseRows(rows.get()),
        WorkerJvm.parseHeap(heap.get()),
        need.get(),
        Duration.ofMinutes(parseMinutes(minutes.get())));
  }

  private static long parseRows(String text) {
    long rows = wholeNumber(text);
    if (rows < 1 || rows > ChoiceQuestion.MOST_ROWS) {
      throw new IllegalArgumentException(
          "must be from 1 to %,d".formatted(ChoiceQuestion.MOST_ROWS));
    }
    return rows;
  }

  private static int parseMinutes(String text) {
    long minutes = wholeNumber(text);
    if (minutes < 1 || minutes > MOST_MINUTES) {
      throw new IllegalArgumentException("must be from 1 to %,d".formatted(MOST_MINUTES));
    }
    return (int) minutes;
  }

  private static long wholeNumber(String text) {
    try {
      return Long.parseLong(text.strip().replace(",", ""));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("must be a whole number", e);
    }
  }

  private static StringBinding wrong(StringProperty text, Consumer<String> read) {
    return Bindings.createStringBinding(
        () -> {
          try {
            read.accept(text.get());
            return "";
          } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
          }
        },
        text);
  }

  private String contenders(ChosenPlan plan) {
    return plan.plan().contenders().stream().map(this::title).collect(Collectors.joining("\n"));
  }

  private String title(Contender contender) {
    return catalog
        .resolve(contender, new Problems())
        .map(Catalog.Resolved::title)
        .orElseGet(contender::toString);
  }

  private String amount(ChosenPlan plan) {
    return texts.of(
        "amount",
        plan.plan().repetitions(),
        DurationText.format(plan.estimate()),
        DurationText.format(plan.plan().mostTime().orElse(plan.estimate())));
  }

  private static String notes(ChosenPlan plan) {
    return Stream.concat(
            plan.leftOut().stream().map(LeftOutEngine::sentence), plan.notes().stream())
        .collect(Collectors.joining("\n"));
  }

  StringProperty rows() {
    return rows;
  }

  StringProperty heap() {
    return heap;
  }

  StringProperty minutes() {
    return minutes;
  }

  ObjectProperty<SurvivalNeed> need() {
    return need;
  }

  StringBinding wrongRows() {
    return wrong(rows, ChoiceViewModel::parseRows);
  }

  StringBinding wrongHeap() {
    return wrong(heap, WorkerJvm::parseHeap);
  }

  StringBinding wrongMinutes() {
    return wrong(minutes, ChoiceViewModel::parseMinutes);
  }

  /// Returns the plan; empty while a field is wrong, or if too few engines meet the need.
  ReadOnlyObjectProperty<Optional<ChosenPlan>> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// Returns the contenders, a line each.
  ReadOnlyStringProperty contenders() {
    return contenders.getReadOnlyProperty();
  }

  /// Returns rounds and duration, or the reason why no engines can be compared; empty while a field
  /// is wrong.
  ReadOnlyStringProperty amount() {
    return amount.getReadOnlyProperty();
  }

  /// Returns what the plan leaves out, and other choices to know, a line each.
  ReadOnlyStringProperty notes() {
    return notes.getReadOnlyProperty();
  }
}
