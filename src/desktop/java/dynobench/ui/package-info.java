/// The window. It assembles its data, views, commands and docking, from opening to closing. Each
/// view is a sub-package; no view knows another.
@NullMarked
package dynobench.ui;

import org.jspecify.annotations.NullMarked;
