/// Workload of a database in long use: cycles of deletions, insertions and updates, then the
/// engine's own clean-up. It works on records by number, so it uses nothing of SQL.
@NullMarked
package dynobench.protocol.ageing;

import org.jspecify.annotations.NullMarked;
