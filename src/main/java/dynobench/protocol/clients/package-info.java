/// Clients, each on a thread and with a session of its own: they start together, work in a closed
/// or an open loop, and are counted and timed. Knows no workload.
@NullMarked
package dynobench.protocol.clients;

import org.jspecify.annotations.NullMarked;
