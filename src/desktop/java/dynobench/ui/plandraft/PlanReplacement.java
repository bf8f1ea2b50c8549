package dynobench.ui.plandraft;

import dynobench.ui.tasks.Notifications;
import java.util.function.Supplier;

/// Replacement of the plan by another one, which the user can undo.
public final class PlanReplacement {
  private final PlanDraft draft;
  private final Notifications notifications;
  private final Supplier<String> title;

  /// Creates a replacement.
  ///
  /// @param title returns the name by which messages mention the present plan
  PlanReplacement(PlanDraft draft, Notifications notifications, Supplier<String> title) {
    this.draft = draft;
    this.notifications = notifications;
    this.title = title;
  }

  /// Replaces the plan. If it has changes that are stored nowhere, a notification offers to bring
  /// it back.
  void replace(Runnable change) {
    boolean unsaved = draft.changed().get();
    String former = title.get();
    draft.history().remember();
    change.run();
    if (unsaved) {
      notifications.add(
          "Replaced the plan \"%s\", which had unsaved changes.".formatted(former),
          new Notifications.Offer("Undo", this::undo));
    }
  }

  /// Brings the former plan back.
  public void undo() {
    if (draft.history().canUndo().get()) {
      draft.history().undo();
      say(new Notifications.Offer("Redo", this::redo));
    }
  }

  /// Brings back the plan that [#undo] has replaced.
  public void redo() {
    if (draft.history().canRedo().get()) {
      draft.history().redo();
      say(new Notifications.Offer("Undo", this::undo));
    }
  }

  private void say(Notifications.Offer offer) {
    notifications.add("The plan \"%s\" is back.".formatted(title.get()), offer);
  }
}
