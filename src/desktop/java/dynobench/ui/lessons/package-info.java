/// Lessons: a question, a class's votes, a run of this machine or a recorded one, and which answer
/// came true. Starts and replays runs by what the window has for that, and knows no other view.
@NullMarked
package dynobench.ui.lessons;

import org.jspecify.annotations.NullMarked;
