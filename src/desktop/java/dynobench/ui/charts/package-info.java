/// The charts of the shown run in the window: the pictures of [dynobench.chart], and axes, zoom,
/// read-out, highlighting and saving for the user.
@NullMarked
package dynobench.ui.charts;

import org.jspecify.annotations.NullMarked;
