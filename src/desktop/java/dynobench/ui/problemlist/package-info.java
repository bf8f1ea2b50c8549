/// Entries of the Problems view in one list: problems of the plan, warnings about the shown run,
/// damage of its log, failures and other notifications. It exists because the Problems view, the
/// status bar and the details show the same entries. Uses [dynobench.ui.plandraft],
/// [dynobench.ui.shownrun] and [dynobench.ui.tasks], which don't depend on it; `javafx.base` only.
/// Confined to the user interface's thread.
@NullMarked
package dynobench.ui.problemlist;

import org.jspecify.annotations.NullMarked;
