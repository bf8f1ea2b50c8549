/// From a plan to a stored run: checks, lock, run folder, calibration, events to log and views.
/// Shared by the command line and the window, so that both run plans in the same way.
@NullMarked
package dynobench.session;

import org.jspecify.annotations.NullMarked;
