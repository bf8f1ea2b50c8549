package dynobench.event;

import java.time.LocalDate;

/// End of an engine's maintenance, as a run saw it in the engine's descriptor.
///
/// @param engine name of the engine
/// @param since day of the announcement
/// @param source address or document with the announcement
public record EngineRetirement(String engine, LocalDate since, String source) {}
