/// Work of clients as data: expressions, transactions of statements, checks. This data can be read
/// and checked against a workload's parameters without an engine; `protocol.script` runs it.
/// Depends on `text` alone.
@NullMarked
package dynobench.script;

import org.jspecify.annotations.NullMarked;
