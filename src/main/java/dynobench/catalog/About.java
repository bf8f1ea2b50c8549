package dynobench.catalog;

import java.time.LocalDate;
import java.util.Optional;

/// Who an engine is.
///
/// @param released when this version came out, as far as its files tell
/// @param homepage where to read more; may be empty
public record About(
    String name, String version, Optional<LocalDate> released, String licence, String homepage) {}
