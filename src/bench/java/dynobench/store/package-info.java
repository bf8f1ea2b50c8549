/// Runs on disk: the log that a run is appended to, the reader that opens it again however it was
/// cut, the list of runs with their notes and trash, and the workspace folder that holds it all,
/// with its lock. May use what is written (events, plans, measured values), the results that
/// reading adds up to, and JSON, TOML and files.
@NullMarked
package dynobench.store;

import org.jspecify.annotations.NullMarked;
