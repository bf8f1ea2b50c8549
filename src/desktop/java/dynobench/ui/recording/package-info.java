/// The view of a recording: the statements and transactions of an application by time, patterns
/// that cost time, and the activity over time.
@NullMarked
package dynobench.ui.recording;

import org.jspecify.annotations.NullMarked;
