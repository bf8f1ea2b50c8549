/// View Why: the profile of the shown run, with the explanations of its verdicts, a bar of
/// categories for each contender, and a flame graph.
@NullMarked
package dynobench.ui.why;

import org.jspecify.annotations.NullMarked;
