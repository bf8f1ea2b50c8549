/// What a user can order: each command once, with its text, tooltip, icon and key. Menu, tool bar,
/// key bindings and the help page that lists them are made from these.
@NullMarked
package dynobench.ui.command;

import org.jspecify.annotations.NullMarked;
