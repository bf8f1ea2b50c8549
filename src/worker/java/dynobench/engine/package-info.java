/// Interfaces between a workload and an engine: the engine, its open database, and the tables of a
/// session. Each kind of engine has a sub-package with implementations. A new kind of access is
/// another table interface that [Session] returns. May use the catalog's settings and plans.
@NullMarked
package dynobench.engine;

import org.jspecify.annotations.NullMarked;
