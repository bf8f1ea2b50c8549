package dynobench.measure;

import java.util.Optional;

/// All that was measured of a phase.
///
/// @param service how clients were served, where it had any
public record Measured(long operations, Timing timing, Usage usage, Optional<Service> service) {}
