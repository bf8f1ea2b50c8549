/// Clients, each with a thread and a session of its own. The clients start together and work in a
/// closed or an open loop. Their operations are counted and timed. Clients of SQL engines share the
/// code for transactions drawn by weight, retries after a conflict, isolation levels, and sums over
/// commits. Knows no workload.
@NullMarked
package dynobench.protocol.clients;

import org.jspecify.annotations.NullMarked;
