/// Every figure of the shown run as a table: to sort, to filter, to copy. The rows are those of the
/// CSV files; this package only says which columns there are and how they are read.
@NullMarked
package dynobench.ui.table;

import org.jspecify.annotations.NullMarked;
