/// Runs on disk and what they say: the log that a run is appended to, the reader that opens it
/// again however it was cut, the results that add up from the events (live and stored alike), CSV,
/// comparisons, and the workspace folder that holds it all. May use events, plans, measured values,
/// statistics and JSON.
@NullMarked
package dynobench.result;

import org.jspecify.annotations.NullMarked;
