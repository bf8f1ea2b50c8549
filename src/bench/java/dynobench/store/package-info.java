/// Runs on disk. The package writes the log of a run, and reads logs, even if a run was cut off. It
/// also has the list of runs with their notes and trash, and the workspace folder with its lock.
/// May use the stored data (events, plans, measured values), results, and JSON, TOML and files.
@NullMarked
package dynobench.store;

import org.jspecify.annotations.NullMarked;
