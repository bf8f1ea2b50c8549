/// Runs on disk. It has the log that a run is appended to, and the reader that opens it even if it
/// was cut off. It also has the list of runs with their notes and trash, and the workspace folder
/// with its lock. May use the stored data (events, plans, measured values), results, and JSON, TOML
/// and files.
@NullMarked
package dynobench.store;

import org.jspecify.annotations.NullMarked;
