/// Keeps secrets out of what is shown and stored: which keys hold them, where a text tells one, and
/// the text without it. Knows nothing of engines or plans, so that every reader of what people
/// write can use it. Depends on nothing else of ours.
@NullMarked
package dynobench.secret;

import org.jspecify.annotations.NullMarked;
