/// Charts as plain data ([Picture]), worked out by pure functions. Window, command line and report
/// show the very same thing; `drawing` draws it. Depends on results, their words and statistics
/// only.
@NullMarked
package dynobench.chart;

import org.jspecify.annotations.NullMarked;
