/// The workload `backup`. Clients overwrite pairs of records while the engine copies the database.
/// The copy is opened and compared with the clients' commits.
@NullMarked
package dynobench.protocol.backup;

import org.jspecify.annotations.NullMarked;
