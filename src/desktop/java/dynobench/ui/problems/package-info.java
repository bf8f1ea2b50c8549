/// The list of what a user should know: what limits trust in the shown run, mistakes of the plan,
/// messages of the window; each with what to do and a way to where it can be seen.
@NullMarked
package dynobench.ui.problems;

import org.jspecify.annotations.NullMarked;
