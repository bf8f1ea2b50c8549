/// From a plan to a stored run: checks, lock, run folder, calibration, events to log and views.
/// What the command line and the window share, so that both run the same thing in the same way.
@NullMarked
package dynobench.session;

import org.jspecify.annotations.NullMarked;
