/// Entries of the Problems view in one list: problems of the plan, warnings about the shown run,
/// damage of its log, failures and other notifications. It exists because the Problems view, the
/// status bar and the details show the same entries. Uses [dynobench.ui.draft],
/// [dynobench.ui.shown] and [dynobench.ui.work], which don't depend on it; `javafx.base` only.
/// Confined to the user interface's thread.
@NullMarked
package dynobench.ui.concern;

import org.jspecify.annotations.NullMarked;
