/// Replays the recording of an application: each of its connections becomes a client, and each
/// result is compared with the recorded one.
@NullMarked
package dynobench.protocol.recording;

import org.jspecify.annotations.NullMarked;
