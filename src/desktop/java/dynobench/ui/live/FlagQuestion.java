package dynobench.ui.live;

import dynobench.files.IoErrorText;
import dynobench.preflight.PermissionRequest;
import dynobench.session.Permissions;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.Notifications;
import java.io.IOException;
import java.util.List;

/// Question to the user whether a run may use unusual flags. It is asked only once for the same
/// flags.
record FlagQuestion(Permissions permissions, Dialogs dialogs, Notifications notifications) {
  boolean isPermitted(List<PermissionRequest> flags) {
    if (permissions.isGranted(flags)) {
      return true;
    }
    boolean yes = dialogs.permits(flags);
    if (yes) {
      try {
        permissions.grant(flags);
      } catch (IOException e) {
        notifications.add("Cannot store the permission for later runs: " + IoErrorText.of(e), "");
      }
    }
    return yes;
  }
}
