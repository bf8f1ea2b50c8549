/// What clients do, as data: expressions, transactions of statements, checks. It can be read and
/// held against a workload's parameters without any engine; `protocol.script` carries it out.
/// Depends on `text` alone.
@NullMarked
package dynobench.script;

import org.jspecify.annotations.NullMarked;
