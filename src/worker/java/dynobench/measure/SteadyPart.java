package dynobench.measure;

/// Part of a phase in which the rate of operations was steady.
///
/// @param fromNanos since the clients began, warm-up included
/// @param rate operations per second in it
public record SteadyPart(long fromNanos, double rate) {}
