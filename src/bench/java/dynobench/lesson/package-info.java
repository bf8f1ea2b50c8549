/// Lessons as data: a question, answers of which a run decides, the plan that decides, and pages
/// that say why. A lesson is a folder with TOML, Markdown, a drawing, and perhaps a recorded run.
/// Reads them, and works out which answer came true from what a run's events add up to; knows no
/// window.
@NullMarked
package dynobench.lesson;

import org.jspecify.annotations.NullMarked;
