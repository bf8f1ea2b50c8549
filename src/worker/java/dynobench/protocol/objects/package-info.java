/// The protocol of trees of objects: written, read, changed and deleted through Jakarta
/// Persistence, or by plain JDBC with the same statements.
@NullMarked
package dynobench.protocol.objects;

import org.jspecify.annotations.NullMarked;
