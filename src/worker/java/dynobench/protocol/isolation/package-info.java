/// Workload that tests what an isolation level keeps apart: scripts of interleaved transactions,
/// and random histories of clients.
@NullMarked
package dynobench.protocol.isolation;

import org.jspecify.annotations.NullMarked;
