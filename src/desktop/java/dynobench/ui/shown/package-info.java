/// The run that is shown. Live, stored and replayed runs reach the views as the same events, so
/// that a view never asks which kind it shows. Views receive the events here, and store here what
/// the user selected. Uses [dynobench.ui.work] and `javafx.base`; knows views only as a
/// [dynobench.ui.shown.RunView]. Confined to the user interface's thread; only a
/// [dynobench.ui.shown.EventFeed] is filled from another one.
@NullMarked
package dynobench.ui.shown;

import org.jspecify.annotations.NullMarked;
