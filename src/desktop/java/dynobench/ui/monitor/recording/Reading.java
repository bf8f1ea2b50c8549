package dynobench.ui.monitor.recording;

/// Value that was measured nearest to a time.
///
/// @param millis time of the measurement, since the start of the run
public record Reading(int millis, double value) {}
