package dynobench.measure;

/// The part of a phase in which clients were served at a steady rate.
///
/// @param fromNanos since the clients began, warm-up included
/// @param rate operations a second in it
public record SteadyPart(long fromNanos, double rate) {}
