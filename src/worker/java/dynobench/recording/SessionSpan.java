package dynobench.recording;

/// Time in which a connection was in use.
///
/// @param session number of the session
/// @param startNanos start of its first call, since the start of the recording
/// @param endNanos end of its last call
public record SessionSpan(int session, long startNanos, long endNanos) {}
