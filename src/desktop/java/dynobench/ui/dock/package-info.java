/// The dockable frame of the window: its views, their layout, and how the layout is stored. Only
/// this package knows the docking library, which stores no layout itself. A view uses
/// [dynobench.ui.dock.Navigation] to send the user to another view.
@NullMarked
package dynobench.ui.dock;

import org.jspecify.annotations.NullMarked;
