/// Charts as plain data ([Picture]), computed by pure functions. Window, command line and report
/// show the same data; the package `drawing` draws the data. Depends on results, their words and
/// statistics only.
@NullMarked
package dynobench.chart;

import org.jspecify.annotations.NullMarked;
