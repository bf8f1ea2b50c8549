/// Draws charts with JFreeChart, in the window, as PNG and as SVG. Decides how a chart looks:
/// fonts, colours, axes, legends. Package `chart` decides what a chart shows, as data.
@NullMarked
package dynobench.drawing;

import org.jspecify.annotations.NullMarked;
