package dynobench.ui.live;

import dynobench.files.IoErrorText;
import dynobench.preflight.PermissionRequest;
import dynobench.session.Permissions;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.Notifications;
import java.io.IOException;
import java.util.List;

/// Question to the user whether a run may use unusual flags and the SQL of a user-defined workload.
/// The user is asked only for what was not permitted before.
record FlagQuestion(Permissions permissions, Dialogs dialogs, Notifications notifications) {
  /// Returns whether all requests are permitted, by earlier consent or by the user now. New consent
  /// is stored for later runs; a notification reports a failure to store it.
  boolean isPermitted(List<PermissionRequest> requests) {
    List<PermissionRequest> missing = permissions.missing(requests);
    if (missing.isEmpty()) {
      return true;
    }
    boolean yes = dialogs.permits(missing);
    if (yes) {
      try {
        permissions.grant(missing);
      } catch (IOException e) {
        notifications.add("Cannot store the permission for later runs: " + IoErrorText.of(e), "");
      }
    }
    return yes;
  }
}
