/// What clients do, as data: expressions, transactions of statements, checks. It can be read and
/// held against a workload's parameters without any engine; `protocol.script` carries it out. Reads
/// descriptions through `toml`.
@NullMarked
package dynobench.script;

import org.jspecify.annotations.NullMarked;
