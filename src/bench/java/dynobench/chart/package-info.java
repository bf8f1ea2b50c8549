/// Charts of figures: first plain data ([Picture]), worked out by pure functions, then a drawing of
/// it. Window, command line and report draw the very same thing. No JavaFX here, and no window of
/// AWT: it works headless. Depends on results, their words and statistics only.
@NullMarked
package dynobench.chart;

import org.jspecify.annotations.NullMarked;
