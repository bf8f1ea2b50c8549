package dynobench.catalog;

import java.time.LocalDate;
import java.util.Optional;

/// Who an engine is.
///
/// @param released when this version came out, as far as its files tell
/// @param homepage where to read more; may be empty
/// @param start how much it takes to use it
public record About(
    String name,
    String version,
    Optional<LocalDate> released,
    String licence,
    String homepage,
    GettingStarted start) {}
