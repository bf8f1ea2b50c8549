package dynobench.measure;

/// Part of a phase in which the rate of operations was steady.
///
/// @param fromNanos beginning of the part, counted from the start of the clients, warm-up included
/// @param rate operations per second in this part
public record SteadyPart(long fromNanos, double rate) {}
