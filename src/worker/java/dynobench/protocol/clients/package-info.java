/// Clients, each with a thread and a session of its own. They start together, work in a closed or
/// an open loop, and are counted and timed. Clients of SQL engines share the code for transactions
/// drawn by weight, retries after a conflict, isolation levels, and sums over commits. Knows no
/// workload.
@NullMarked
package dynobench.protocol.clients;

import org.jspecify.annotations.NullMarked;
