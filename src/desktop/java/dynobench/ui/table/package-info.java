/// Figures of the shown run as a table, to sort, filter and copy. The rows are those of the CSV
/// files, up to a limit; this package only defines the columns and their labels.
@NullMarked
package dynobench.ui.table;

import org.jspecify.annotations.NullMarked;
