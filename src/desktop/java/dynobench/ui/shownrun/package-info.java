/// The run that is shown. Live, stored and replayed runs reach the views as the same events, so
/// that a view treats them alike. Views receive the events here, and store here what the user
/// selected. Uses [dynobench.ui.tasks] and `javafx.base`; knows views only as a
/// [dynobench.ui.shownrun.RunView]. Confined to the user interface's thread; only a
/// [dynobench.ui.shownrun.EventFeed] is filled from another one.
@NullMarked
package dynobench.ui.shownrun;

import org.jspecify.annotations.NullMarked;
