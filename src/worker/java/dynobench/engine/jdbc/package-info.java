/// One adapter for all SQL engines, configured by their descriptors. Uses `java.sql` only.
@NullMarked
package dynobench.engine.jdbc;

import org.jspecify.annotations.NullMarked;
