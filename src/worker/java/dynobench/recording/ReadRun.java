package dynobench.recording;

/// Consecutive rows that were read in the same way.
///
/// @param shape number of the shape; 0 if it isn't known
public record ReadRun(int shape, long rows) {}
