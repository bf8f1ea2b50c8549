/// The workload `backup`: clients overwrite pairs of records while the engine copies the database;
/// the copy is opened and held against what the clients had committed.
@NullMarked
package dynobench.protocol.backup;

import org.jspecify.annotations.NullMarked;
