package dynobench.ui.advice;

import dynobench.advice.Advice;
import dynobench.advice.AdvicePart;
import dynobench.advice.Application;
import dynobench.advice.Candidates;
import dynobench.advice.StoredAdvice;
import dynobench.catalog.Catalog;
import dynobench.plan.Plan;
import dynobench.report.AdvicePage;
import dynobench.result.RunResult;
import dynobench.store.Workspace;
import dynobench.ui.storedruns.RunArchive;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// State of the view Advice: the questions, the engines that would be measured, and the answer.
final class AdviceViewModel {
  private final Workspace workspace;
  private final ObjectProperty<Optional<Catalog>> catalog;
  private final RunArchive archive;
  private final TaskStarter tasks;
  private final AdviceRuns runs;
  private final ViewTexts texts;
  private final AdviceForm form = new AdviceForm();
  private final ReadOnlyStringWrapper preview = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper measurable = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<StoredAdvice.Answer>> answer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Candidates> candidates = Optional.empty();
  private boolean isVisible;

  AdviceViewModel(
      Workspace workspace,
      ObjectProperty<Optional<Catalog>> catalog,
      RunArchive archive,
      TaskStarter tasks,
      AdviceRuns runs,
      ViewTexts texts) {
    this.workspace = workspace;
    this.catalog = catalog;
    this.archive = archive;
    this.tasks = tasks;
    this.runs = runs;
    this.texts = texts;
    var _ = form.follow(this::update);
    catalog.subscribe(_ -> {
      update();
      showLast();
    });
  }

  private void update() {
    Optional<Application> application = form.application();
    candidates =
        application.flatMap(it -> catalog.get().map(engines -> Candidates.of(engines, it)));
    measurable.set(candidates.filter(it -> !it.in().isEmpty()).isPresent());
    preview.set(candidates.map(this::preview).orElseGet(form::contradiction));
  }

  private String preview(Candidates found) {
    String out =
        found.out().stream().map(Candidates.RuledOut::sentence).collect(Collectors.joining("\n"));
    String in = found.in().stream().map(each -> each.title()).collect(Collectors.joining(", "));
    return found
        .shortage()
        .orElseGet(
            () -> texts.of("preview", in) + (out.isEmpty() ? "" : texts.of("preview.out", out)));
  }

  /// Measures the engines that keep the promises, and then shows the answer.
  void measure() {
    Optional<Application> application = form.application();
    if (application.isEmpty() || candidates.isEmpty() || catalog.get().isEmpty()) {
      return;
    }
    Application asked = application.get();
    Candidates found = candidates.get();
    Map<AdvicePart, Plan> plans = Advice.plans(asked, found, form.time());
    runs.start(
        plans,
        catalog.get().get(),
        form.time(),
        results -> {
          answer.set(
              Optional.of(
                  new StoredAdvice.Answer(
                      new Advice(asked, found, results),
                      List.copyOf(results.values()),
                      List.of())));
          store(asked, results);
        });
  }

  private void store(Application asked, Map<AdvicePart, RunResult> results) {
    var ids = new EnumMap<AdvicePart, String>(AdvicePart.class);
    results.forEach((part, run) -> ids.put(part, run.id()));
    tasks.store(
        texts.of("task.store"),
        _ -> {
          StoredAdvice.of(asked, ids).write(workspace);
          return true;
        },
        _ -> {});
  }

  /// Tells whether the view is visible. When it becomes so, the last answer of the workspace shows.
  void visible(boolean now) {
    isVisible = now;
    showLast();
  }

  private void showLast() {
    if (!isVisible || answer.get().isPresent() || runs.going().get()) {
      return;
    }
    catalog
        .get()
        .ifPresent(engines ->
            tasks.start(
                texts.of("task.read"),
                _ -> last(engines),
                last ->
                    last.filter(_ -> answer.get().isEmpty() && !runs.going().get())
                        .ifPresent(it -> {
                          form.load(it.advice().application());
                          answer.set(last);
                          it.gone()
                              .forEach(id -> tasks.notifications().add(texts.of("run.gone", id)));
                        })));
  }

  private Optional<StoredAdvice.Answer> last(Catalog engines) throws IOException {
    Optional<StoredAdvice> stored = StoredAdvice.read(workspace);
    if (stored.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(stored.get().answer(engines, archive.store()));
  }

  /// Writes the answer as a page.
  void export(Path file) {
    answer
        .get()
        .ifPresent(it ->
            tasks.store(
                texts.of("task.export"),
                _ -> {
                  AdvicePage.write(it.advice(), it.runs(), file);
                  return file;
                },
                written -> tasks.notifications().add(texts.of("exported", written))));
  }

  /// Opens a run of the answer.
  void open(String run) {
    archive
        .store()
        .named(run)
        .ifPresentOrElse(archive::open, () -> tasks.notifications().add(texts.of("run.gone", run)));
  }

  AdviceForm form() {
    return form;
  }

  /// Returns the engines that would be measured, and those that are out; empty while a field is
  /// wrong.
  ReadOnlyStringProperty preview() {
    return preview.getReadOnlyProperty();
  }

  /// Returns whether at least one engine keeps the promises.
  ReadOnlyBooleanProperty measurable() {
    return measurable.getReadOnlyProperty();
  }

  /// Returns the answer; empty before the first one.
  ReadOnlyObjectProperty<Optional<StoredAdvice.Answer>> answer() {
    return answer.getReadOnlyProperty();
  }

  AdviceRuns runs() {
    return runs;
  }
}
