/// Libraries that keep ordered bytes: rows, pairs and records are written once, on [Store] and
/// [StoreSession], and a library is an implementation of these two. A worker has the classes of one
/// library only: nothing but its own adapter may name them.
@NullMarked
package dynobench.engine.store;

import org.jspecify.annotations.NullMarked;
