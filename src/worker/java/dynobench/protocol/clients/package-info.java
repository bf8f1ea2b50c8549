/// Clients, each on a thread and with a session of its own: they start together, work in a closed
/// or an open loop, and are counted and timed. And what those of SQL engines share: transactions by
/// weight, begun anew after a conflict, their isolation, and what they committed. Knows no
/// workload.
@NullMarked
package dynobench.protocol.clients;

import org.jspecify.annotations.NullMarked;
