/// Draws charts with JFreeChart, in the window, as PNG and as SVG. It decides how a chart looks:
/// fonts, colours, axes, legends. What a chart shows is data of `chart`.
@NullMarked
package dynobench.drawing;

import org.jspecify.annotations.NullMarked;
