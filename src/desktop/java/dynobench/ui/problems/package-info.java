/// The list of problems: warnings about the shown run, problems of the plan, notifications of the
/// window. An entry may have a remedy and a link to the place that shows it.
@NullMarked
package dynobench.ui.problems;

import org.jspecify.annotations.NullMarked;
