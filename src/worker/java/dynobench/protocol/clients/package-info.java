/// Clients, each with a thread of its own, and with a kept session or a connection for each
/// transaction. The clients start together and work in a closed or an open loop. Their operations
/// are counted and timed. Clients of SQL engines share the code for transactions drawn by weight,
/// retries after a conflict, isolation levels, and sums over commits. Knows no workload.
@NullMarked
package dynobench.protocol.clients;

import org.jspecify.annotations.NullMarked;
