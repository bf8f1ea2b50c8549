/// The dockable frame of the window: which views there are, how they lie, and how that is stored.
/// The only package that knows the docking library, which keeps no layout by itself. A view that
/// sends the user to another one does so by [dynobench.ui.dock.Navigation].
@NullMarked
package dynobench.ui.dock;

import org.jspecify.annotations.NullMarked;
