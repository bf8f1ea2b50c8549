/// Libraries that store ordered bytes. Rows, pairs and records are implemented once, on [Store] and
/// [StoreSession]. Each library implements these two. A worker has the classes of only one library,
/// so only its own adapter may name them.
@NullMarked
package dynobench.engine.store;

import org.jspecify.annotations.NullMarked;
