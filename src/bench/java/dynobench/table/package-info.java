/// Figures as lines and cells: the tables of phases and trials, CSV and the clipboard, and how
/// numbers, intervals, series and calibrations are written wherever they are shown. May use
/// results, and files to write to; knows no window and no command.
@NullMarked
package dynobench.table;

import org.jspecify.annotations.NullMarked;
