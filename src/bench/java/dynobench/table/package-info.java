/// Figures as lines and cells: the tables of phases and trials, CSV and the clipboard, and texts of
/// numbers, intervals, series and calibrations for all displays. May use results, and files to
/// write to; does not use the window or the command line.
@NullMarked
package dynobench.table;

import org.jspecify.annotations.NullMarked;
