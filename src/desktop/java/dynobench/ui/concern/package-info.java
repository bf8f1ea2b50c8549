/// What a user should know, in one list: problems of the plan, doubts about the shown run, damages
/// of its log, failures and other notices. It exists because the list of problems, the status bar
/// and the details show the same ones. Uses [dynobench.ui.draft], [dynobench.ui.shown] and
/// [dynobench.ui.work], which know nothing of it; `javafx.base` only. Confined to the user
/// interface's thread.
@NullMarked
package dynobench.ui.concern;

import org.jspecify.annotations.NullMarked;
