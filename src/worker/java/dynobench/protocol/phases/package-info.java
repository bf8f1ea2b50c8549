/// The protocol of 2005: create, insert and select on one table.
@NullMarked
package dynobench.protocol.phases;

import org.jspecify.annotations.NullMarked;
