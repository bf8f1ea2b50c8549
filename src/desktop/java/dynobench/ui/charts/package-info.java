/// The charts of the shown run in the window: the pictures of [dynobench.chart] and what a user
/// does with them: axes, zoom, read-out, highlighting, saving.
@NullMarked
package dynobench.ui.charts;

import org.jspecify.annotations.NullMarked;
