/// What a worker drives: an engine, its open database, and the table in it. One sub-package a kind
/// of engine. A further kind of work is a further table-like interface that [Database] hands out; a
/// further kind of engine is a further implementation of the three interfaces. May use the
/// catalog's settings and plans.
@NullMarked
package dynobench.engine;

import org.jspecify.annotations.NullMarked;
