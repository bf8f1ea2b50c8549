package dynobench.measure;

import java.util.Optional;

/// All measured values of a phase.
///
/// @param service latencies and other figures of the clients; empty for a phase without clients
public record MeasuredValues(
    long operations, PhaseTiming timing, ResourceUsage usage, Optional<ClientFigures> service) {}
