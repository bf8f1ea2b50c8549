package dynobench.ui.plandraft;

import dynobench.files.AtomicFile;
import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.planfile.Presets;
import dynobench.recordings.RecordingName;
import dynobench.toml.Problem;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.TaskStarter;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableList;

/// Origin and destination of the draft: presets and plan files. Replacing the draft requires a
/// confirmation when it comes from a file and was changed. A changed preset or new plan is replaced
/// without one.
public final class PlanFiles {
  /// Maximum wait for the disk after the user agreed to save.
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

  private static final String CHANGED_FROM = "Changed from the preset %s.";
  private static final String PRESET = "preset ";
  private static final String FILE = "file ";

  private final PlanDraft draft;
  private final TaskStarter tasks;
  private final ReadOnlyObjectWrapper<Origin> origin =
      new ReadOnlyObjectWrapper<>(new Origin.New());
  private final FileProblems refusal;
  private final RecentPlans recent;
  private final PlanReplacement replacement;
  private final ObjectProperty<Predicate<Path>> replacing = new SimpleObjectProperty<>(_ -> true);
  private final ReadOnlyObjectWrapper<Optional<Plan>> crashes =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private long requests;

  /// Origin of the draft.
  public sealed interface Origin {
    /// New plan, not stored yet.
    record New() implements Origin {}

    /// Plan that comes with the program.
    record Preset(String name) implements Origin {}

    /// Plan file.
    record Stored(Path file) implements Origin {}
  }

  public PlanFiles(PlanDraft draft, TaskStarter tasks) {
    this.draft = draft;
    this.tasks = tasks;
    refusal = new FileProblems(tasks.notifications());
    recent = new RecentPlans(tasks);
    draft
        .changed()
        .subscribe(changed -> {
          if (changed) {
            refusal.clear();
          }
        });
    draft.history().add(this::capture);
    replacement = new PlanReplacement(draft, tasks.notifications(), this::title);
  }

  /// Returns an action that restores the present origin.
  private Runnable capture() {
    Origin now = origin.get();
    return () -> {
      requests++;
      origin.set(now);
      refusal.clear();
    };
  }

  /// Returns the replacement of plans, which the user can undo.
  public PlanReplacement replacement() {
    return replacement;
  }

  public ReadOnlyObjectProperty<Origin> origin() {
    return origin.getReadOnlyProperty();
  }

  /// Returns the file that [#save()] writes; empty when the user has to choose one.
  public Optional<Path> file() {
    return origin.get() instanceof Origin.Stored(Path file) ? Optional.of(file) : Optional.empty();
  }

  /// Returns a file name to suggest. It is in the folder of the plan's file, or else in that of the
  /// last plan file. Without both, it has no folder.
  public String beside(String name) {
    return file()
        .or(() -> recent().stream().findFirst())
        .map(known -> known.resolveSibling(name).toString())
        .orElse(name);
  }

  /// Returns the crash plan that was opened last, if any. Opening it leaves the draft unchanged.
  public ReadOnlyObjectProperty<Optional<Plan>> crashes() {
    return crashes.getReadOnlyProperty();
  }

  /// Returns the problems of the last file that was opened or saved, one a line. Empty when it had
  /// none, and after the next change of the draft.
  public ReadOnlyObjectProperty<List<String>> refusal() {
    return refusal.lines();
  }

  /// Returns the plan files that were opened or saved, the last one first, ten at most.
  public ObservableList<Path> recent() {
    return recent.files();
  }

  /// Returns the question that is asked before the unsaved draft of a file is replaced. It may save
  /// the draft; its answer is whether to continue.
  public ObjectProperty<Predicate<Path>> replacing() {
    return replacing;
  }

  /// Begins a plan with the defaults and no contender.
  ///
  /// @return false when the user wants to keep the draft
  public boolean startNew() {
    return mayReplace() && begin();
  }

  private boolean begin() {
    requests++;
    replacement.replace(() -> {
      OpenedPlan.empty(draft.workloads())
          .ifPresent(plan ->
              draft.atOnce(() -> {
                draft.load(plan);
                draft.contenders().clear();
                draft.saved();
                draft.repetitions().start();
              }));
      origin.set(new Origin.New());
      refusal.clear();
    });
    return true;
  }

  /// Loads a preset.
  ///
  /// @return false when the preset is unknown or the user wants to keep the draft
  public boolean preset(String name) {
    Optional<String> text = Presets.text(name);
    if (text.isEmpty() || !mayReplace()) {
      return false;
    }
    requests++;
    show(new Origin.Preset(name), OpenedPlan.of(name, text.get(), draft.workloads()));
    return true;
  }

  /// Begins a plan that replays a recording, with the repetitions that verdicts need.
  ///
  /// @return false when the user wants to keep the draft
  public boolean replay(Path recording) {
    boolean begun = replace(ReplayPlan.text(recording, draft.catalog().get()));
    if (begun) {
      draft.repetitions().start();
    }
    return begun;
  }

  /// Opens a plan file in the background, after a confirmation if changes would be lost. A plan
  /// with problems is loaded for correction. A file without a plan, or with a crash plan, leaves
  /// the draft unchanged. Problems that no field shows are reported. A recording becomes a plan
  /// that replays it.
  public void open(Path chosen) {
    if (RecordingName.isOf(chosen)) {
      replay(chosen);
      return;
    }
    if (!mayReplace()) {
      return;
    }
    Path file = chosen.toAbsolutePath().normalize();
    long now = ++requests;
    tasks
        .background()
        .start(
            "Reading " + file.getFileName(),
            _ -> OpenedPlan.read(file, draft.workloads()),
            opened -> {
              if (now == requests) {
                show(new Origin.Stored(file), opened);
              }
            },
            failure -> refusal.report(failure.sentence(), List.of()));
  }

  private void show(Origin from, OpenedPlan opened) {
    if (opened.crashes().isPresent()) {
      crashes.set(opened.crashes());
      refusal.clear();
      remember(from);
      return;
    }
    if (opened.plan().isEmpty() && opened.faulty().isEmpty()) {
      forget(from);
      refusal.report(
          "Cannot open %s as a plan: %s"
              .formatted(name(from), FileProblems.count(opened.problems().size())),
          opened.problems());
      return;
    }
    replacement.replace(() -> {
      opened.plan().ifPresent(plan -> load(from, plan));
      refusal.clear();
      opened.faulty().ifPresent(plan -> correct(from, plan, opened.problems()));
      origin.set(from);
    });
    remember(from);
  }

  /// Loads a plan; a changed preset gets another description.
  private void load(Origin from, Plan plan) {
    if (from instanceof Origin.Preset(String name)) {
      draft.load(plan, CHANGED_FROM.formatted(name));
    } else {
      draft.load(plan);
    }
  }

  /// Loads a plan with problems. It reports only the problems that no field shows.
  private void correct(Origin from, FormContent plan, List<Problem> problems) {
    draft.load(plan);
    Set<String> told =
        draft.problems().get().stream().map(Problem::key).collect(Collectors.toSet());
    refusal.report(
        "Correct %s before you run it: %s"
            .formatted(name(from), FileProblems.count(problems.size())),
        problems.stream().filter(each -> !told.contains(each.key())).toList());
  }

  /// Opens a file that the user dropped onto the window. Several files are refused.
  public void drop(List<Path> files) {
    if (files.size() == 1) {
      open(files.getFirst());
    } else {
      refusal.report(
          "Drop one plan or recording, not %d files.".formatted(files.size()), List.of());
    }
  }

  /// Writes the draft to its file in the background, unless the plan has problems.
  ///
  /// @return false when it has no file: ask for one, and call [#save(Path)]
  public boolean save() {
    Optional<Path> file = file();
    file.ifPresent(this::save);
    return file.isPresent();
  }

  /// Writes the draft to a file in the background. The file then becomes the origin of the draft.
  ///
  /// @return false when nothing can be written because the plan has problems
  public boolean save(Path chosen) {
    return store(chosen, _ -> {}).isPresent();
  }

  /// Writes the draft to a file and waits up to two seconds for it, because the caller replaces the
  /// draft next.
  ///
  /// @return whether it has been written in this time
  public boolean saveAndWait(Path chosen) {
    var written = new AtomicBoolean();
    Optional<BackgroundTask> task = store(chosen, _ -> written.set(true));
    try {
      return task.isPresent() && task.get().awaitWork(LONGEST_WAIT.toNanos()) && written.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Writes the draft in the background.
  ///
  /// @param written called on the worker's thread
  private Optional<BackgroundTask> store(Path chosen, Consumer<Path> written) {
    Path file = chosen.toAbsolutePath().normalize();
    Optional<Plan> plan = draft.plan().get();
    if (plan.isEmpty()) {
      refusal.report(
          "The plan was not saved to %s: correct %s first."
              .formatted(file.getFileName(), FileProblems.count(draft.problems().get().size())),
          draft.problems().get());
      return Optional.empty();
    }
    String text = PlanText.of(plan.get());
    PlanDraft.Content content = draft.content();
    long now = requests;
    return Optional.of(
        tasks
            .background()
            .store(
                "Saving " + file.getFileName(),
                _ -> {
                  write(file, text);
                  written.accept(file);
                  return file;
                },
                _ -> saved(file, content, now == requests),
                failure -> refusal.report(failure.sentence(), List.of())));
  }

  private static void write(Path file, String text) throws IOException {
    try {
      AtomicFile.write(file, text);
    } catch (IOException e) {
      throw new IOException(
          SmallText.sentence("save the plan to", file, e) + " Choose another folder.", e);
    }
  }

  /// Takes note of a saved draft.
  ///
  /// @param current whether no other plan was loaded meanwhile
  private void saved(Path file, PlanDraft.Content content, boolean current) {
    var from = new Origin.Stored(file);
    if (current) {
      draft.saved(content);
      origin.set(from);
      refusal.clear();
    }
    remember(from);
    tasks.notifications().add("Saved the plan to " + file + ".");
  }

  /// Returns the draft as a plan file's text, for the next start; empty while its fields make no
  /// plan.
  public Optional<String> text() {
    return draft.plan().get().map(PlanText::of);
  }

  /// Returns the origin of the draft, for the next start.
  public String from() {
    return switch (origin.get()) {
      case Origin.New() -> "";
      case Origin.Preset(String name) -> PRESET + name;
      case Origin.Stored(Path file) -> FILE + file;
    };
  }

  /// Loads the result of [#text]. A text that holds no plan is ignored silently.
  ///
  /// @return whether it held a plan
  public boolean restore(String text) {
    return restore(text, "");
  }

  /// Loads the results of [#text] and [#from], and compares the draft with its origin to find out
  /// whether it was changed. An unknown origin counts as a new plan.
  ///
  /// @return whether the text held a plan; if not, nothing changes
  public boolean restore(String text, String from) {
    Optional<Plan> plan = OpenedPlan.of("", text, draft.workloads()).plan();
    plan.ifPresent(it -> {
      long now = ++requests;
      refusal.clear();
      switch (origin(from)) {
        case Origin.New made -> {
          draft.load(it);
          origin.set(made);
        }
        case Origin.Preset preset -> {
          Optional<Plan> made =
              Presets.text(preset.name())
                  .flatMap(own -> OpenedPlan.of("", own, draft.workloads()).plan());
          load(preset, made.orElse(it));
          draft.changeTo(it);
          origin.set(preset);
        }
        case Origin.Stored stored -> {
          draft.load(it);
          draft.markUnstored(); // until the file was read
          origin.set(stored);
          compare(stored.file(), it, now);
        }
      }
    });
    return plan.isPresent();
  }

  private static Origin origin(String from) {
    if (from.startsWith(PRESET) && Presets.NAMES.contains(from.substring(PRESET.length()))) {
      return new Origin.Preset(from.substring(PRESET.length()));
    }
    return from.startsWith(FILE)
        ? RecentPlans.path(from.substring(FILE.length()))
            .<Origin>map(Origin.Stored::new)
            .orElse(new Origin.New())
        : new Origin.New();
  }

  /// Compares the draft with its file. If the file is missing or holds no plan, the draft stays
  /// marked as changed; saving creates the file again.
  private void compare(Path file, Plan restored, long now) {
    tasks
        .background()
        .start(
            "Reading " + file.getFileName(),
            _ -> OpenedPlan.read(file, draft.workloads()).plan(),
            stored -> {
              boolean untouched = draft.plan().get().filter(restored::equals).isPresent();
              if (now == requests && untouched && stored.isPresent()) {
                draft.load(stored.get());
                draft.changeTo(restored);
              }
            },
            _ -> {});
  }

  /// Loads a plan's text as a new plan, after a confirmation when changes would be lost. Reports a
  /// text that holds no plan for the form.
  ///
  /// @return whether the text was loaded
  public boolean replace(String text) {
    if (!mayReplace()) {
      return false;
    }
    OpenedPlan next = OpenedPlan.of("", text, draft.workloads());
    if (next.plan().isEmpty()) {
      refusal.report("Cannot use this plan here:", next.problems());
      return false;
    }
    replacement.replace(() -> restore(text));
    return true;
  }

  private boolean mayReplace() {
    return !draft.changed().get() || file().isEmpty() || replacing.get().test(file().get());
  }

  /// Restores the list of plan files from an earlier start in the background, without missing
  /// files.
  ///
  /// @param paths the last one first; an empty list clears the recent files
  public void remember(List<String> paths) {
    recent.remember(paths);
  }

  private void remember(Origin from) {
    if (from instanceof Origin.Stored(Path file)) {
      recent.add(file);
    }
  }

  private void forget(Origin from) {
    if (from instanceof Origin.Stored(Path file)) {
      recent.files().remove(file);
    }
  }

  /// Returns the name by which messages mention the present plan.
  private String title() {
    return origin.get() instanceof Origin.New()
        ? draft.field(DraftField.NAME).get()
        : name(origin.get());
  }

  private static String name(Origin from) {
    return switch (from) {
      case Origin.New() -> "the plan";
      case Origin.Preset(String name) -> name;
      case Origin.Stored(Path file) -> String.valueOf(file.getFileName());
    };
  }
}
