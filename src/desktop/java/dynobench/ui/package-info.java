/// The window: wires what it works on, views, commands and docking together and lives from opening
/// to closing. Each view is a package of its own below this one; none knows another.
@NullMarked
package dynobench.ui;

import org.jspecify.annotations.NullMarked;
