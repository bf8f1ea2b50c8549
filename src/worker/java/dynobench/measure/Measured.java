package dynobench.measure;

import java.util.Optional;

/// All measured values of a phase.
///
/// @param service latencies and other figures of the clients; empty for a phase without clients
public record Measured(long operations, Timing timing, Usage usage, Optional<Service> service) {}
