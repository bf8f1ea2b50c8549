/// Every SQL engine: one adapter, driven by its descriptor's settings. Uses `java.sql` only.
@NullMarked
package dynobench.engine.jdbc;

import org.jspecify.annotations.NullMarked;
