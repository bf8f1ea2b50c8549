/// The protocol of trees of objects. They are written, read, changed and deleted through Jakarta
/// Persistence, or by plain JDBC with equal statements.
@NullMarked
package dynobench.protocol.objects;

import org.jspecify.annotations.NullMarked;
