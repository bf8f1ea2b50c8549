/// Lessons: a question, a class's votes, a run of this machine or a recorded one, and the correct
/// answer. Starts and replays runs with the window's own means, and knows no other view.
@NullMarked
package dynobench.ui.lessons;

import org.jspecify.annotations.NullMarked;
