/// Commands that a user can give: each once, with its text, tooltip, icon and key. The menu, the
/// tool bar, the key bindings and the help page about keys are all made from them.
@NullMarked
package dynobench.ui.command;

import org.jspecify.annotations.NullMarked;
