/// Lessons as data: a question, answers, the plan whose run decides, and pages with an explanation.
/// A lesson is a folder with TOML, Markdown, a drawing, and optionally a recorded run. Reads
/// lessons, and determines the right answer from a run's results; knows no window.
@NullMarked
package dynobench.lesson;

import org.jspecify.annotations.NullMarked;
